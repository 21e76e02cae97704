/** Steps that can be undone; the oldest are forgotten first. */
const MAX_STEPS = 200;
/** Changes of the same thing within this time are one step: nobody undoes letter by letter. */
const MERGE_MS = 800;

/** A state that can be gone back to, and what was done to leave it, in words. */
interface Step<State> {
  state: State;
  what: string;
}

/** A state with everything it was before, and everything that was undone. */
export interface History<State> {
  past: readonly Step<State>[];
  present: State;
  future: readonly Step<State>[];
  /** What the last change was about, and when; `null` = the next change is a step of its own. */
  last: { topic: string; at: number } | null;
}

/** One change. */
export interface Change<State> {
  state: State;
  /** For the button and the spoken feedback, e.g. "Email moved". */
  what: string;
  /** Names what may flow into one step, e.g. one field's label; without it the change is a step. */
  topic?: string;
  /** Part of one movement, however long it takes, as long as a handle is held. */
  continues?: boolean;
  at: number;
}

/** Nothing to undo or to do again. */
export const startHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  last: null,
});

/** The history after a change; the same one when nothing changed. */
export function changeHistory<State>(history: History<State>, change: Change<State>): History<State> {
  const { past, present, last } = history;
  const { state, what, topic, at } = change;
  if (state === present) return history;
  const isSameThing = topic !== undefined && last?.topic === topic;
  const merges = isSameThing && (change.continues === true || at - last.at < MERGE_MS);
  return {
    past: merges ? past : [...past, { state: present, what }].slice(-MAX_STEPS),
    present: state,
    future: [],
    last: topic === undefined ? null : { topic, at },
  };
}

/** One step back; the same history at its beginning. */
export function undo<State>(history: History<State>): History<State> {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    past: history.past.slice(0, -1),
    present: step.state,
    future: [{ state: history.present, what: step.what }, ...history.future],
    last: null,
  };
}

/** One step forward again; the same history at its end. */
export function redo<State>(history: History<State>): History<State> {
  const [step, ...future] = history.future;
  if (!step) return history;
  return {
    past: [...history.past, { state: history.present, what: step.what }],
    present: step.state,
    future,
    last: null,
  };
}
