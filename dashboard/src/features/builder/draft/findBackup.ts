import type { Upgrade } from '../definition/loadUpgrade.ts';
import { isSameDocument, type FormDocument } from '../definition/formDocument.ts';
import type { BackupPlace } from './backupKeeper.ts';
import { backupKey, readBackups, temporaryId, type Backup, type BackupStorage } from './backupStore.ts';

/** The browser's storage, if it has one that works. */
function workingStorage(): BackupStorage | null {
  try {
    localStorage.setItem('draft-probe', '');
    localStorage.removeItem('draft-probe');
    return localStorage;
  } catch {
    return null;
  }
}

/**
 * Returns the place of a form's backups, and whether it holds any.
 * @param form.formId `null` for a new form.
 */
export function findBackupPlace(form: {
  userId: string;
  folderId: string | null;
  formId: string | null;
}): BackupPlace & { hasBackups: boolean } {
  const { userId, folderId } = form;
  const storage = workingStorage();
  const formId = form.formId ?? (storage ? temporaryId(storage, userId, folderId) : 'new');
  const hasBackups = Boolean(storage?.getItem(backupKey(userId, formId)));
  return { storage, userId, folderId, formId, hasBackups };
}

/**
 * Returns the newest backup that differs from the stored document (D-66); `null` without one (BUILD-051).
 * @param draftSavedAt time of the draft, which an older backup does not replace; `null` without a draft
 */
export function findBackup(
  { storage, userId, formId }: BackupPlace,
  { stored, draftSavedAt }: { stored: FormDocument; draftSavedAt: string | null },
  upgrade: Upgrade,
): Backup | null {
  const backups = storage ? readBackups(storage, backupKey(userId, formId), upgrade) : [];
  const from = draftSavedAt === null ? 0 : Date.parse(draftSavedAt);
  return (
    backups.find(({ document, writtenAt }) => writtenAt > from && !isSameDocument(document, stored)) ?? null
  );
}
