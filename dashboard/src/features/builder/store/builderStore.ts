import { t } from '@lingui/core/macro';
import type { FormDetail, Impact } from '@inlay/api/contract';
import type { FormDefinition, Language } from '@inlay/sdk/model';
import { allIdsOf } from '../definition/editing.ts';
import type { FormDocument } from '../definition/formDocument.ts';
import { changeHistory, redo, startHistory, undo, type History } from '../definition/history.ts';
import { createFieldListeners } from './fieldListeners.ts';
import { changedParts } from '../definition/changedParts.ts';
import { keepExisting, NOTHING, selectThese, type Selection } from '../definition/selection.ts';
import { treeOf, type Gap } from '../definition/tree.ts';

/** A publication that waits for the person. */
export interface Review {
  /** Null when the server could not say what it would mean. */
  impact: Impact | null;
  /** Why it could not. */
  error: unknown;
  /** @param form the form after publishing; null when the person goes on editing */
  finish(form: FormDetail | null): void;
}

/** Text to make fields of, while its dialog is open. */
export interface Pasted {
  text: string;
  /** The same as HTML, as a clipboard has it; empty where it has none. */
  html: string;
  /** What was typed before and behind it in the line of a question. */
  before?: string;
  after?: string;
  /** Where the fields go; behind the selection when absent. */
  gap?: Gap;
}

/** A form that a model is asked to write or change. */
export interface Drafting {
  isOpen: boolean;
  /** What the person wants. */
  wish: string;
  /** Null while it is being described. */
  draftId: string | null;
}

/** The translations, while they are open in place of the form. */
export interface Translating {
  /** The first one of the form where it is not said. */
  language?: Language;
  /** What is listed on arrival. */
  filter?: 'missing' | 'stale';
}

/** State of the builder's screen. */
export interface BuilderState {
  /** Its present is the edited document; `formDocument.ts` defines all states of a form. */
  history: History<FormDocument>;
  /** The server's last answer about the form; `null` until it is first published (BUILD-038). */
  form: FormDetail | null;
  published: FormDocument;
  /** The form's version that the edited document started from (D-66, D-67). */
  baseVersion: number | null;
  /** Fields, or one page, group or ending. */
  selection: Selection;
  /** The field, page or group whose name is edited on the form itself. */
  naming: string | null;
  /** The field whose options are edited on the form itself. */
  choosing: string | null;
  /** Where a question is being typed that is not a field yet; `null` for none. */
  composing: Gap | null;
  /** Pages and groups whose contents are folded away. */
  collapsed: ReadonlySet<string>;
  isPublishing: boolean;
  hasConflict: boolean;
  /** What publishing would mean, while the person looks at it (D-193). */
  review: Review | null;
  /** The server was not reached, or the browser knows that it is offline. */
  isOffline: boolean;
  /** Spoken feedback (D-70). */
  announcement: string;
  /** Selection whose properties open at once, because the keyboard moves there. */
  wanted: ReadonlySet<string> | null;
  pasted: Pasted | null;
  /** The text of the dialog when it was cancelled last, for the next time. */
  unusedPaste: string;
  /** The dialog of saved blocks is open. */
  isChoosingBlock: boolean;
  /** Stays while its dialog is closed; null once it was taken, and before. */
  drafting: Drafting | null;
  /** The form is being tried beside the canvas. */
  isTrying: boolean;
  /** What the tried answers bring about (`takenRules`); `null` while none are tried. */
  taken: ReadonlySet<string> | null;
  /** The version history is open. */
  isShowingVersions: boolean;
  translating: Translating | null;
}

/** One change of the document. */
export interface Edit {
  document: FormDocument;
  /** Name of the change, for undo's button and announcement. */
  what: string;
  /** Changes of one topic in quick succession are one step; without it the change is a step. */
  topic?: string;
  /** Part of one movement, whatever its duration. */
  continues?: boolean;
  selection?: Selection;
  /** A new field whose label is edited next. */
  naming?: string | null;
  /** Announced at once; `null` for changes that need no announcement, such as typing. */
  say?: string | null;
}

/**
 * The builder's state outside of React. Components subscribe to parts of it, so that a key stroke renders one
 * field of two hundred.
 */
export interface BuilderStore {
  get(): BuilderState;
  subscribe(listener: () => void): () => void;
  /** Calls the listener when one field or its selection changes; no other field's listener is called. */
  subscribeField(fieldId: string, listener: () => void): () => void;
  set(changes: Partial<BuilderState>): void;
  edit(edit: Edit): void;
  select(selection: Selection): void;
  announce(text: string): void;
  undo(): void;
  redo(): void;
}

/** Returns the edited document. */
export const editedOf = (state: BuilderState): FormDocument => state.history.present;
/** Returns the definition of the edited document. */
export const definitionOf = (state: BuilderState): FormDefinition => editedOf(state).definition;
/** Returns whether the edited document differs from the published one; undo can bring that back. */
export const isUnpublished = (state: BuilderState): boolean => editedOf(state) !== state.published;

/** Parts of the state that concern single fields. */
const partOf = (state: BuilderState) => ({
  fields: treeOf(definitionOf(state)).fields,
  selection: state.selection,
  edited: [state.naming, state.choosing],
});

/** Makes a repeated announcement differ, because screen readers skip an identical one. */
const differently = (text: string, before: string): string => (text === before ? `${text}\u00a0` : text);

/**
 * Creates the state of a builder, with the published document as the first step of its history.
 * @param initial.edited the document to edit: a backup, or the stored document
 * @param initial.form null for a form that the server does not know yet; so is `baseVersion`
 */
export function createBuilderStore(initial: {
  edited: FormDocument;
  form: FormDetail | null;
  published: FormDocument;
  baseVersion: number | null;
}): BuilderStore {
  const { edited, form, published, baseVersion } = initial;
  let state: BuilderState = {
    history: startHistory(published),
    form,
    published,
    baseVersion,
    selection: NOTHING,
    naming: null,
    choosing: null,
    composing: null,
    collapsed: new Set(),
    isPublishing: false,
    hasConflict: false,
    review: null,
    isOffline: false,
    announcement: '',
    wanted: null,
    pasted: null,
    unusedPaste: '',
    isChoosingBlock: false,
    drafting: null,
    isTrying: false,
    taken: null,
    isShowingVersions: false,
    translating: null,
  };
  const listeners = new Set<() => void>();
  const fieldListeners = createFieldListeners();
  const set = (changes: Partial<BuilderState>): void => {
    const before = state;
    state = { ...state, ...changes };
    fieldListeners.tell(partOf(before), partOf(state));
    for (const listener of listeners) listener();
  };
  const spoken = (text: string | null | undefined): string =>
    text ? differently(text, state.announcement) : state.announcement;

  /** Goes to another point of the history and selects the changed parts. */
  const travel = (history: History<FormDocument>, what: string): void => {
    const after = history.present.definition;
    const changed = changedParts(definitionOf(state), after);
    const kept = keepExisting(state.selection, allIdsOf(after));
    set({
      history,
      selection: changed.length > 0 ? selectThese(changed) : kept,
      announcement: spoken(what),
      composing: null,
    });
  };

  const store: BuilderStore = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeField: fieldListeners.add,
    set,
    edit({ document, what, topic, continues, selection, naming = state.naming, say = what }) {
      const change = { state: document, what, time: Date.now() };
      const history = changeHistory(state.history, {
        ...change,
        ...(topic !== undefined && { topic }),
        ...(continues !== undefined && { continues }),
      });
      const next = selection ?? keepExisting(state.selection, allIdsOf(document.definition));
      if (history === state.history && next === state.selection) return;
      set({ history, selection: next, naming, announcement: spoken(say) });
    },
    select: (selection) => selection !== state.selection && set({ selection }),
    announce: (text) => set({ announcement: spoken(text) }),
    undo() {
      const step = state.history.past.at(-1);
      if (step) travel(undo(state.history), t`Undone: ${step.what}`);
      else store.announce(t`Nothing to undo`);
    },
    redo() {
      const [step] = state.history.future;
      if (step) travel(redo(state.history), t`Redone: ${step.what}`);
      else store.announce(t`Nothing to redo`);
    },
  };
  // A draft or a backup is the first step, so that it can be undone like any other.
  if (edited !== published) store.edit({ document: edited, what: t`Draft restored`, say: null });
  return store;
}
