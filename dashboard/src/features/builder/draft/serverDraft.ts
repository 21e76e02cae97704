import type { FormDetail, SavedDraft } from '@inlay/api/contract';
import { ApiError, isFinal } from '../../../lib/apiError.ts';
import { discardDraft, fetchForm, saveDraft } from '../api/form.ts';
import { documentOf, isSameDocument, type FormDocument } from '../definition/formDocument.ts';
import type { BuilderStore } from '../store/builderStore.ts';
import { createSendQueue, watchDocument } from './sendQueue.ts';

/** How the builder's work relates to what the server holds of it. */
export interface ServerDraftState {
  /** The form's draft as this builder knows it; `null` without one. */
  draft: SavedDraft | null;
  isStoring: boolean;
  /** The last attempt failed; the browser's own draft has the work. */
  hasFailed: boolean;
  /** Somebody else has gone on from another state; nothing is stored until the person has chosen. */
  theirs: FormDetail | null;
}

/** The draft of a form on the server (D-193). */
export interface ServerDraft {
  get(): ServerDraftState;
  subscribe(listener: () => void): () => void;
  /** Stores changes a few seconds after they are made; returns a function that stores the last ones and stops. */
  watch(): () => void;
  /** Waits for what is being sent. @returns the state of the draft, which a publication names */
  settle(): Promise<string | null>;
  /** The form was saved: this is what visitors see now. */
  published(): void;
  /**
   * The form's draft or its live revision may have changed elsewhere.
   * @param named the new draft's state, the new revision, or null for a discarded draft; undefined if unknown
   */
  changedElsewhere(named?: string | null): Promise<void>;
  /** Takes over what somebody else has stored. */
  takeTheirs(): void;
  /** Goes on with this builder's work; a copy of theirs stays in the history. */
  keepMine(): void;
  /** Takes what the server has, whatever this builder holds; undo, which names `what`, brings that back. */
  take(form: FormDetail, what?: string): void;
  /** Stores what is there at once. */
  store(): Promise<void>;
  /** Returns whether nothing would be lost if this window closed. */
  isStored(): boolean;
  /** Returns whether the person has changed anything since the server's work was loaded. */
  isTouched(): boolean;
}

/** Hears what a builder learns of its form, and names what it does. */
interface ServerDraftListener {
  /** What is undone where the server's work was taken over. */
  taken: string;
  /** The form was read, and its draft and live revision are those that the builder has; the rest may be newer. */
  onRead(form: FormDetail): void;
  /** This is what the server holds now. */
  onHeld(form: FormDetail): void;
  /** The form was deleted, or is another's now; nothing of this builder's is lost. */
  onGone(formId: string): void;
}

/** What the server holds of a form for its editors: its draft, or else its live revision. */
const workOf = (form: FormDetail): FormDocument =>
  form.draft ? { definition: form.draft.definition } : documentOf(form);

/** Returns whether the server refused a draft because somebody else went on from its state. */
const isConflict = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'form.draft_conflict' || error.code === 'form.revision_conflict');

/** Reads a form: `gone` where it was deleted or is another's now, null where that could not be found out. */
const readForm = (formId: string): Promise<FormDetail | 'gone' | null> =>
  fetchForm(formId).catch((error: unknown) => (isFinal(error) ? 'gone' : null));

/** Stores a draft; work that undo has brought back to the live form needs none. @returns the form's draft now */
async function storeWork(
  form: FormDetail,
  sent: Parameters<typeof saveDraft>[1],
  isLive: boolean,
): Promise<SavedDraft | null> {
  if (!isLive) return saveDraft(form.id, sent);
  if (sent.state) await discardDraft(form.id, sent.state);
  return null;
}

/**
 * Keeps the server's draft in step with the builder.
 * @param beginning.held the document that the server holds; `null` for a form that it does not know yet
 */
export function createServerDraft(
  store: BuilderStore,
  beginning: { draft: SavedDraft | null; held: FormDocument | null },
  { taken, onRead, onHeld, onGone }: ServerDraftListener,
): ServerDraft {
  let state: ServerDraftState = { draft: beginning.draft, isStoring: false, hasFailed: false, theirs: null };
  let held = beginning.held;
  let revisionId = store.get().form?.revisionId;
  /** The last document that came from the server, not from this builder. */
  let loaded = held;
  /** What reads the form because of an event: its answer would pass for newer than what is stored meanwhile. */
  let reading: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (changes: Partial<ServerDraftState>): void => {
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener());
  };
  const present = (): FormDocument => store.get().history.present;
  const isStored = (): boolean => present() === held;

  /** Stores what is there now. */
  async function send(): Promise<void> {
    await reading;
    const { form, saved } = store.get();
    const document = present();
    if (!form || isStored() || state.theirs || store.get().isSaving) return;
    set({ isStoring: true });
    try {
      const sent = {
        definition: document.definition,
        revisionId: revisionId ?? form.revisionId,
        state: state.draft?.state ?? null,
      };
      const draft = await storeWork(form, sent, isSameDocument(document, saved));
      set({ draft });
      held = document;
      onHeld({ ...(store.get().form ?? form), draft: draft && { ...draft, ...document } });
      set({ hasFailed: false });
    } catch (error) {
      if (isConflict(error)) await meetOther();
      else set({ hasFailed: true });
    } finally {
      set({ isStoring: false });
    }
  }

  /** Reads what somebody else has stored, and takes it over at once where nothing of this builder's is lost. */
  async function meetOther(): Promise<void> {
    const { form } = store.get();
    const theirs = form && (await readForm(form.id));
    if (form && theirs === 'gone' && present() === loaded) return onGone(form.id);
    if (!theirs || theirs === 'gone') return set({ hasFailed: true });
    if (theirs.revisionId === revisionId && theirs.draft?.state === state.draft?.state) return onRead(theirs);
    const isSame = isSameDocument(workOf(theirs), present());
    // A draft can only follow a state that its editor has seen, so it holds what this builder has stored.
    const follows = isStored() && theirs.revisionId === revisionId && theirs.draft !== null;
    set({ theirs });
    if (isSame || follows || present() === loaded) takeTheirs();
    return undefined;
  }

  function take(form: FormDetail, what = taken): void {
    const theirs = workOf(form);
    const isSame = isSameDocument(theirs, present());
    const document = isSame ? present() : theirs;
    revisionId = form.revisionId;
    held = document;
    loaded = document;
    set({ draft: form.draft, theirs: null, hasFailed: false });
    store.set({ form, saved: form.draft ? documentOf(form) : document, version: form.version });
    if (!isSame) store.edit({ document, what });
    onHeld(form);
  }
  const takeTheirs = (): void => {
    if (state.theirs) take(state.theirs);
  };

  const queue = createSendQueue({
    send,
    isDue: () => !isStored() && !state.theirs && store.get().form !== null,
    hasFailed: () => state.hasFailed,
  });
  const { schedule, sendNow, settle } = queue;

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch: () => watchDocument(store, queue),
    settle: () => settle().then(() => state.draft?.state ?? null),
    published() {
      const { form, saved } = store.get();
      revisionId = form?.revisionId;
      held = saved;
      loaded = saved;
      set({ draft: null, theirs: null, hasFailed: false });
      schedule();
    },
    async changedElsewhere(named) {
      await settle();
      const isOurs = named === (state.draft?.state ?? null) || named === revisionId;
      if (!isOurs && !store.get().isSaving) await (reading = meetOther());
    },
    take,
    takeTheirs,
    keepMine() {
      const { theirs } = state;
      if (!theirs) return;
      revisionId = theirs.revisionId;
      set({ draft: theirs.draft, theirs: null });
      void sendNow();
    },
    store: sendNow,
    isStored,
    isTouched: () => present() !== loaded,
  };
}
