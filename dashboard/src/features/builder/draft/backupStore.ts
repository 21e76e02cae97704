import type { FormDocument } from '../definition/formDocument.ts';
import type { Upgrade } from '../definition/loadUpgrade.ts';

/** Age at which abandoned backups are removed: thirty days, in ms. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** The edited document in this browser's storage, while the server does not have it (BUILD-048). */
export interface Backup {
  /** Title, description, fields and custom styles. */
  document: FormDocument;
  logoUrl: string | null;
  folderId: string | null;
  /** The form's version that the edited document started from (D-66); `null` for a new form. */
  baseVersion: number | null;
  /** The page that wrote it: two tabs have two backups. */
  writer: string;
  writtenAt: number;
}

/** The part of `localStorage` that is used. */
export type BackupStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The backup key combines the user and the form, or the temporary id of a new one (BUILD-047). */
export const backupKey = (userId: string, formOrTemporaryId: string): string =>
  `draft:${userId}:${formOrTemporaryId}`;

/** Returns a new form's temporary id, one per user and folder until it is published (D-66). */
export function temporaryId(storage: BackupStorage, userId: string, folderId: string | null): string {
  const key = `draft-id:${userId}:${folderId ?? ''}`;
  const known = storage.getItem(key);
  if (known) return known;
  const id = `new-${crypto.randomUUID()}`;
  storage.setItem(key, id);
  return id;
}

/** The next new form in this place is another one. */
export const forgetTemporaryId = (storage: BackupStorage, userId: string, folderId: string | null): void =>
  storage.removeItem(`draft-id:${userId}:${folderId ?? ''}`);

/** Reads the backups under a key, validated, by the page that wrote them. */
function readStored(storage: BackupStorage, key: string): Record<string, Backup> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Backup>) : {};
  } catch {
    return {};
  }
}

/** Reads all backups of a form, newest first, upgraded. Leaves out unreadable ones. */
export function readBackups(storage: BackupStorage, key: string, upgrade: Upgrade): Backup[] {
  return Object.values(readStored(storage, key))
    .flatMap((backup) => {
      try {
        const definition = upgrade(backup.document.definition);
        // Drops the addresses of older backups, which the form's settings hold now (decision 170).
        return [{ ...backup, document: { definition } }];
      } catch {
        return [];
      }
    })
    .toSorted((one, other) => other.writtenAt - one.writtenAt);
}

/**
 * Stores a backup beside those of other tabs. Replaces the backup it began with, unless that one's page has
 * written again.
 *
 * @throws when the browser stores nothing, e.g. because its storage is full or turned off.
 */
export function writeBackup(
  storage: BackupStorage,
  key: string,
  backup: Backup,
  restored: Backup | null,
): void {
  const backups = Object.entries(readStored(storage, key)).filter(
    ([writer, other]) =>
      writer !== backup.writer &&
      backup.writtenAt - other.writtenAt < MAX_AGE_MS &&
      !(restored && writer === restored.writer && other.writtenAt === restored.writtenAt),
  );
  storage.setItem(key, JSON.stringify({ ...Object.fromEntries(backups), [backup.writer]: backup }));
}

/** Removes the backup of one page, and the one it began with; those of other tabs remain. */
export function removeBackup(
  storage: BackupStorage,
  key: string,
  writer: string,
  restored: Backup | null,
): void {
  const backups = readStored(storage, key);
  delete backups[writer];
  if (restored && backups[restored.writer]?.writtenAt === restored.writtenAt) delete backups[restored.writer];
  if (Object.keys(backups).length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(backups));
}

/** The writers of backups in a key's value, as a `storage` event brings it. */
export function writersIn(value: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(value ?? '{}');
    return typeof stored === 'object' && stored !== null ? Object.keys(stored) : [];
  } catch {
    return [];
  }
}
