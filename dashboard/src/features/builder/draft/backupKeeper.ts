import { editedOf, isUnpublished, type BuilderStore } from '../store/builderStore.ts';
import {
  backupKey,
  forgetTemporaryId,
  removeBackup,
  writeBackup,
  writersIn,
  type Backup,
  type BackupStorage,
} from './backupStore.ts';
import { watchOtherTabs, type OtherTabs } from './otherTabs.ts';

/** Interval between two backups while the document changes, in ms (BUILD-046). */
const INTERVAL_MS = 2_000;

/** Place of a form's backups. */
export interface BackupPlace {
  /** `null` where the browser stores nothing. */
  storage: BackupStorage | null;
  userId: string;
  /** The form's id, or the temporary id of a new one. */
  formId: string;
  folderId: string | null;
}

/** Keeps the backup of the edited document up to date. */
export interface BackupKeeper {
  /** Writes the backup at once. */
  keep(): void;
  /** Follows a change of the stored document: removes the backup, or writes it if it is newer. */
  settle(): void;
  /** Removes the older backups of all tabs after a publication, or after the draft was discarded. */
  clear(): void;
  /** Starts writing backups; returns a function that stops it. */
  watch(): () => void;
  onTrouble(listener: TroubleListener): () => void;
}

/** The browser stores nothing, or another tab has the same form open. */
export type BackupTrouble = 'blocked' | 'other-tab';

/** Hears of a trouble, and of its end. */
type TroubleListener = (trouble: BackupTrouble, isThere: boolean) => void;

/**
 * Backs up the edited document in this browser while the server does not have it: every two seconds while it
 * changes, and when the page is left.
 * @param restored the backup that the builder started with
 * @param isStored whether the server has the edited document
 */
export function createBackupKeeper(
  store: BuilderStore,
  place: BackupPlace,
  restored: Backup | null,
  isStored: () => boolean,
): BackupKeeper {
  const writer = crypto.randomUUID();
  const { storage, userId, folderId } = place;
  let formId = place.formId;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The document that the last backup was made of. */
  let backup: unknown = editedOf(store.get());
  const listeners = new Set<TroubleListener>();
  const notify: TroubleListener = (...trouble) => listeners.forEach((listener) => listener(...trouble));
  let others: OtherTabs | null = null;

  const isUnsent = (): boolean => isUnpublished(store.get()) && !isStored();
  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  /** A stored form has its own id; the temporary one is free for the next new form. */
  const followForm = (): void => {
    const now = store.get().form?.id ?? formId;
    if (now === formId || !storage) return;
    removeBackup(storage, backupKey(userId, formId), writer, restored);
    forgetTemporaryId(storage, userId, folderId);
    formId = now;
  };

  const keep = (): void => {
    stopTimer();
    const state = store.get();
    const document = editedOf(state);
    if (document === backup) return;
    backup = document;
    try {
      if (!storage) throw new Error('No storage');
      followForm();
      const key = backupKey(userId, formId);
      if (!isUnsent()) return removeBackup(storage, key, writer, restored);
      const { baseVersion, form } = state;
      const logoUrl = form?.logoUrl ?? null;
      writeBackup(
        storage,
        key,
        { document, logoUrl, folderId, baseVersion, writer, writtenAt: Date.now() },
        restored,
      );
    } catch {
      // Storage that cannot be changed holds no backup that could come back either.
      if (isUnsent()) notify('blocked', true);
    }
  };

  const settle = (): void => {
    backup = null;
    keep();
  };

  const clear = (): void => {
    try {
      storage?.removeItem(backupKey(userId, formId));
    } catch {
      // As above.
    }
    // Edits made while publishing are unpublished again.
    settle();
  };

  const onChange = (): void => {
    if (editedOf(store.get()) !== backup) timer ??= setTimeout(keep, INTERVAL_MS);
  };
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') keep();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== backupKey(userId, formId)) return;
    const writers = writersIn(event.newValue);
    others?.meet(writers);
    // The other tab continued or discarded our backup: writes this tab's again.
    if (!writers.includes(writer) && isUnsent()) {
      backup = null;
      onChange();
    }
  };

  return {
    keep,
    settle,
    clear,
    onTrouble(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch() {
      // No backup is newer than the stored document.
      if (!restored) clear();
      others = watchOtherTabs(writer, (areThere) => notify('other-tab', areThere));
      const unsubscribe = store.subscribe(onChange);
      window.addEventListener('pagehide', keep);
      document.addEventListener('visibilitychange', onHidden);
      window.addEventListener('storage', onStorage);
      return () => {
        keep();
        others?.stop();
        unsubscribe();
        window.removeEventListener('pagehide', keep);
        document.removeEventListener('visibilitychange', onHidden);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
