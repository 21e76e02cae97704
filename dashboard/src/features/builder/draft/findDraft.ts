import type { Upgrade } from '../definition/loadUpgrade.ts';
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
 * Returns the place of a form's drafts, and whether it holds any.
 * @param form.formId `null` for a new form.
 */
export function findDraftPlace(form: {
  userId: string;
  folderId: string | null;
  formId: string | null;
}): DraftPlace & { hasDrafts: boolean } {
  const { userId, folderId } = form;
  const storage = workingStorage();
  const formId = form.formId ?? (storage ? temporaryId(storage, userId, folderId) : 'new');
  const hasDrafts = Boolean(storage?.getItem(draftKey(userId, formId)));
  return { storage, userId, folderId, formId, hasDrafts };
}

/**
 * Returns the newest draft that differs from what the server holds (D-66); `null` without one (BUILD-051).
 * @param held.savedAt time of the server's draft, which an older one of this browser does not replace
 */
export function findDraft(
  { storage, userId, formId }: DraftPlace,
  held: { document: FormDocument; savedAt: string | null },
  upgrade: Upgrade,
): Draft | null {
  const drafts = storage ? readDrafts(storage, draftKey(userId, formId), upgrade) : [];
  const from = held.savedAt === null ? 0 : Date.parse(held.savedAt);
  return (
    drafts.find(({ document, savedAt }) => savedAt > from && !isSameDocument(document, held.document)) ?? null
  );
}
