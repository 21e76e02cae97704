import type { FormDetail, SavedDraft } from '@inlay/api/contract';
import { ApiError, isFinal } from '../../../lib/apiError.ts';
import { discardDraft, fetchForm, storeDraft } from '../api/form.ts';
import { isSameDocument, publishedOf, storedOf, type FormDocument } from '../definition/formDocument.ts';
import { editedOf, type BuilderStore } from '../store/builderStore.ts';
import { createSendQueue, watchDocument } from './sendQueue.ts';

/** The draft, and what keeps the edited document from becoming it. */
export interface ServerDraftState {
  /** The draft as this builder knows it; `null` without one. */
  draft: SavedDraft | null;
  isStoring: boolean;
  /** The last attempt failed; the edited document is in the backup. */
  hasFailed: boolean;
  /** What somebody else stored; nothing is stored until the person has chosen. */
  theirs: FormDetail | null;
}

/** Keeps the stored document in step with the edited one (D-193). */
export interface ServerDraft {
  get(): ServerDraftState;
  subscribe(listener: () => void): () => void;
  /** Stores changes a few seconds after they are made; returns a function that stores the last ones and stops. */
  watch(): () => void;
  /** Waits for the request under way. @returns the state of the draft, which publishing names */
  settle(): Promise<string | null>;
  /** Follows a publication, which ends the draft. */
  afterPublish(): void;
  /**
   * Follows a change of the draft or of the published revision elsewhere.
   * @param named the new draft's state, the new revision, or null for a discarded draft; undefined if unknown
   */
  changedElsewhere(named?: string | null): Promise<void>;
  /** Edits theirs in place of the edited document, which undo brings back. */
  takeTheirs(): void;
  /** Stores the edited document over theirs, whose copy stays in the history. */
  keepEdited(): void;
  /** Edits the stored document of a form, whatever is edited; undo, which names `what`, brings that back. */
  take(form: FormDetail, what?: string): void;
  /** Stores the edited document at once. */
  store(): Promise<void>;
  /** Returns whether the edited document is the stored one, so that closing the window loses nothing. */
  isStored(): boolean;
  /** Returns whether the edited document differs from the base. */
  isTouched(): boolean;
}

/** Receives what a builder learns of its form, and names what it does. */
interface ServerDraftListener {
  /** Name of the step that undoes taking a stored document. */
  taken: string;
  /** The form was read; draft and published revision are known, its attributes may be newer. */
  onRead(form: FormDetail): void;
  /** The stored document has changed. */
  onStored(form: FormDetail): void;
  /** The form was deleted, or belongs to somebody else; no edit is lost. */
  onGone(formId: string): void;
}

/** Returns whether the server refused a draft because somebody else replaced its base. */
const isConflict = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'form.draft_conflict' || error.code === 'form.revision_conflict');

/** Reads a form: `gone` if it was deleted or belongs to somebody else, null if the read failed. */
const readForm = (formId: string): Promise<FormDetail | 'gone' | null> =>
  fetchForm(formId).catch((error: unknown) => (isFinal(error) ? 'gone' : null));

/** Stores a draft; discards it if undo has brought back the published document. @returns the form's draft now */
async function replaceDraft(
  form: FormDetail,
  sent: Parameters<typeof storeDraft>[1],
  isPublished: boolean,
): Promise<SavedDraft | null> {
  if (!isPublished) return storeDraft(form.id, sent);
  if (sent.state) await discardDraft(form.id, sent.state);
  return null;
}

/**
 * Stores the edited document as the draft, and follows what others store.
 * @param initial.stored `null` for a form that the server does not know yet
 */
export function createServerDraft(
  store: BuilderStore,
  initial: { draft: SavedDraft | null; stored: FormDocument | null },
  { taken, onRead, onStored, onGone }: ServerDraftListener,
): ServerDraft {
  let state: ServerDraftState = { draft: initial.draft, isStoring: false, hasFailed: false, theirs: null };
  let { stored } = initial;
  let base = { document: stored, revisionId: store.get().form?.revisionId };
  /** The read of the form after an event; a draft stored meanwhile would be newer than its answer. */
  let reading: Promise<void> = Promise.resolve();
  /** The person has chosen the edited document over theirs, which is not stored yet. */
  let isOverTheirs = false;
  const listeners = new Set<() => void>();
  const set = (changes: Partial<ServerDraftState>): void => {
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener());
  };
  const edited = (): FormDocument => editedOf(store.get());
  const isStored = (): boolean => edited() === stored;
  const isTouched = (): boolean => edited() !== base.document;

  /** Stores the edited document. */
  async function send(): Promise<void> {
    await reading;
    const { form, published } = store.get();
    const document = edited();
    if (!form || isStored() || state.theirs || store.get().isPublishing) return;
    set({ isStoring: true });
    try {
      const from = { revisionId: base.revisionId ?? form.revisionId, state: state.draft?.state ?? null };
      const sent = { definition: document.definition, ...from, ...(isOverTheirs && { keepsCopy: true }) };
      const draft = await replaceDraft(form, sent, isSameDocument(document, published));
      set({ draft });
      isOverTheirs = false;
      stored = document;
      onStored({ ...(store.get().form ?? form), draft: draft && { ...draft, ...document } });
      set({ hasFailed: false });
    } catch (error) {
      if (isConflict(error)) await meetOther();
      else set({ hasFailed: true });
    } finally {
      set({ isStoring: false });
    }
  }

  /** Reads theirs, and takes it at once if no edit is lost. */
  async function meetOther(): Promise<void> {
    const { form } = store.get();
    const theirs = form && (await readForm(form.id));
    if (form && theirs === 'gone' && !isTouched()) return onGone(form.id);
    if (!theirs || theirs === 'gone') return set({ hasFailed: true });
    const isSameRevision = theirs.revisionId === base.revisionId;
    if (isSameRevision && theirs.draft?.state === state.draft?.state) return onRead(theirs);
    const isSame = isSameDocument(storedOf(theirs), edited());
    // A draft replaces only one that its editor has seen, so theirs contains what this builder stored.
    const follows = isStored() && isSameRevision && theirs.draft !== null;
    set({ theirs });
    if (isSame || follows || !isTouched()) takeTheirs();
    return undefined;
  }

  function take(form: FormDetail, what = taken): void {
    const isSame = isSameDocument(storedOf(form), edited());
    const document = isSame ? edited() : storedOf(form);
    stored = document;
    base = { document, revisionId: form.revisionId };
    set({ draft: form.draft, theirs: null, hasFailed: false });
    store.set({ form, published: form.draft ? publishedOf(form) : document, baseVersion: form.version });
    if (!isSame) store.edit({ document, what });
    onStored(form);
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
    afterPublish() {
      const { form, published } = store.get();
      stored = published;
      base = { document: published, revisionId: form?.revisionId };
      set({ draft: null, theirs: null, hasFailed: false });
      schedule();
    },
    async changedElsewhere(named) {
      await settle();
      const isOurs = named === (state.draft?.state ?? null) || named === base.revisionId;
      if (!isOurs && !store.get().isPublishing) await (reading = meetOther());
    },
    take,
    takeTheirs,
    keepEdited() {
      const { theirs } = state;
      if (!theirs) return;
      // Theirs is what the edited document replaces from now on: stored, or published.
      stored = storedOf(theirs);
      base = { document: stored, revisionId: theirs.revisionId };
      isOverTheirs = true;
      set({ draft: theirs.draft, theirs: null });
      store.set({ form: theirs, published: publishedOf(theirs), baseVersion: theirs.version });
      void sendNow();
    },
    store: sendNow,
    isStored,
    isTouched,
  };
}
