/** Most steps to undo; a new one replaces the oldest. */
const MAX_STEPS = 200;
/** Changes of one topic within this time (ms) form one step: undo does not go letter by letter. */
const MERGE_MS = 800;

/** An earlier state, and the name of the change that left it. */
interface Step<State> {
  state: State;
  what: string;
}

/** A state with everything it was before, and everything that was undone. */
export interface History<State> {
  past: readonly Step<State>[];
  present: State;
  future: readonly Step<State>[];
  /** Topic and time of the last change; `null` = the next change starts a new step. */
  last: { topic: string; time: number } | null;
}

/** One change. */
export interface Change<State> {
  state: State;
  /** Name of the change, for the button and the announcement, e.g. "Email moved". */
  what: string;
  /** Names what may flow into one step, e.g. one field's label; without it the change is a step. */
  topic?: string;
  /** Part of one movement, whatever its duration, while a handle is held. */
  continues?: boolean;
  /** Unix time, in ms. */
  time: number;
}

/** Returns a history without steps. */
export const startHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  last: null,
});

/** Returns the history after a change; the same one when nothing changed. */
export function changeHistory<State>(history: History<State>, change: Change<State>): History<State> {
  const { past, present, last } = history;
  const { state, what, topic, time } = change;
  if (state === present) return history;
  const isSameThing = topic !== undefined && last?.topic === topic;
  const merges = isSameThing && (change.continues === true || time - last.time < MERGE_MS);
  return {
    past: merges ? past : [...past, { state: present, what }].slice(-MAX_STEPS),
    present: state,
    future: [],
    last: topic === undefined ? null : { topic, time },
  };
}

/** Goes one step back; returns the same history at its beginning. */
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

/** Goes one step forward; returns the same history at its end. */
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
