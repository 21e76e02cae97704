import { isSameDocument, type FormDocument } from '../definition/formDocument.ts';
import type { DraftPlace } from './draftKeeper.ts';
import { draftKey, readDrafts, temporaryId, type Draft, type DraftStorage } from './draftStore.ts';

/** The browser's storage, if it has one that works. */
function workingStorage(): DraftStorage | null {
  try {
    localStorage.setItem('draft-probe', '');
    localStorage.removeItem('draft-probe');
    return localStorage;
  } catch {
    return null;
  }
}

/**
 * Returns the place of a form's drafts, and the newest draft that differs from the saved form (D-66); `null`
 * without one (BUILD-051).
 */
export function findDraft(form: {
  userId: string;
  folderId: string | null;
  /** `null` for a new form. */
  formId: string | null;
  saved: FormDocument;
}): { place: DraftPlace; draft: Draft | null } {
  const { userId, folderId, saved } = form;
  const storage = workingStorage();
  if (!storage) {
    return { place: { storage, userId, folderId, formId: form.formId ?? 'new' }, draft: null };
  }
  const formId = form.formId ?? temporaryId(storage, userId, folderId);
  const drafts = readDrafts(storage, draftKey(userId, formId));
  const draft = drafts.find(({ document }) => !isSameDocument(document, saved)) ?? null;
  return { place: { storage, userId, folderId, formId }, draft };
}
