import { isDirty, type BuilderStore } from '../store/builderStore.ts';
import {
  draftKey,
  forgetTemporaryId,
  removeDraft,
  writeDraft,
  writersIn,
  type Draft,
  type DraftStorage,
} from './draftStore.ts';

/** Interval at which changed work is written, in ms (BUILD-046). */
const INTERVAL_MS = 2_000;

/** Place of a draft: its storage, its form and its page. */
export interface DraftPlace {
  /** `null` where the browser stores nothing. */
  storage: DraftStorage | null;
  userId: string;
  /** The form's id, or the temporary id of a new one. */
  formId: string;
  folderId: string | null;
}

/** State of the draft. */
export interface DraftKeeper {
  /** Writes unwritten changes at once. */
  keep(): void;
  /** The server has stored work: keeps only what it does not have yet. */
  settle(): void;
  /** The form was published or its draft discarded: forgets all drafts that are older, of whatever tab. */
  clear(): void;
  /** Starts writing the draft; returns a function that stops it. */
  watch(): () => void;
  onTrouble(listener: (trouble: DraftTrouble) => void): () => void;
}

/** The browser stores nothing, or another tab edits the same form. */
export type DraftTrouble = 'blocked' | 'other-tab';

/**
 * Stores work that the server does not have in the browser: every two seconds while it changes, and when the
 * page is left.
 * @param isStored whether the server has the work as its draft
 */
export function createDraftKeeper(
  store: BuilderStore,
  place: DraftPlace,
  begunWith: Draft | null,
  isStored: () => boolean,
): DraftKeeper {
  const writer = crypto.randomUUID();
  const { storage, userId, folderId } = place;
  let formId = place.formId;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept: unknown = store.get().history.present;
  const listeners = new Set<(trouble: DraftTrouble) => void>();
  const notify = (trouble: DraftTrouble): void => listeners.forEach((listener) => listener(trouble));

  const isUnsent = (): boolean => isDirty(store.get()) && !isStored();
  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  /** A stored form has its own id; the temporary one is free for the next new form. */
  const followForm = (): void => {
    const now = store.get().form?.id ?? formId;
    if (now === formId || !storage) return;
    removeDraft(storage, draftKey(userId, formId), writer, begunWith);
    forgetTemporaryId(storage, userId, folderId);
    formId = now;
  };

  const keep = (): void => {
    stopTimer();
    const state = store.get();
    const document = state.history.present;
    if (document === kept) return;
    kept = document;
    try {
      if (!storage) throw new Error('No storage');
      followForm();
      const key = draftKey(userId, formId);
      if (!isUnsent()) return removeDraft(storage, key, writer, begunWith);
      const { version, form } = state;
      const logoUrl = form?.logoUrl ?? null;
      writeDraft(
        storage,
        key,
        { document, logoUrl, folderId, version, writer, savedAt: Date.now() },
        begunWith,
      );
    } catch {
      // Storage that cannot be changed holds no draft that could come back either.
      if (isUnsent()) notify('blocked');
    }
  };

  const settle = (): void => {
    kept = null;
    keep();
  };

  const clear = (): void => {
    try {
      storage?.removeItem(draftKey(userId, formId));
    } catch {
      // As above.
    }
    // Edits made during the save are unsaved again.
    settle();
  };

  const onChange = (): void => {
    if (store.get().history.present !== kept) timer ??= setTimeout(keep, INTERVAL_MS);
  };
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') keep();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== draftKey(userId, formId)) return;
    const writers = writersIn(event.newValue);
    if (writers.some((one) => one !== writer)) notify('other-tab');
    // The other tab continued or discarded our draft: writes this tab's work again.
    if (!writers.includes(writer) && isUnsent()) {
      kept = null;
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
      // None of them is newer than what the server holds.
      if (!begunWith) clear();
      const unsubscribe = store.subscribe(onChange);
      window.addEventListener('pagehide', keep);
      document.addEventListener('visibilitychange', onHidden);
      window.addEventListener('storage', onStorage);
      return () => {
        keep();
        unsubscribe();
        window.removeEventListener('pagehide', keep);
        document.removeEventListener('visibilitychange', onHidden);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
