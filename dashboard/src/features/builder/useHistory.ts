import { useReducer } from 'react';

/** Steps that can be undone; the oldest are forgotten first. */
const MAX_STEPS = 200;
/** Changes of the same thing within this time are one step: nobody undoes letter by letter. */
const MERGE_MS = 800;

interface History<State> {
  past: State[];
  present: State;
  future: State[];
  /** What the last change was about, and when. */
  last: { topic: string; at: number } | null;
}

type Action<State> =
  | { kind: 'change'; state: State; topic: string; at: number }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'reset'; state: State };

/** The next history; pure, so it is tested without React. */
export function reduceHistory<State>(history: History<State>, action: Action<State>): History<State> {
  const { past, present, future, last } = history;
  if (action.kind === 'reset') return { past: [], present: action.state, future: [], last: null };
  if (action.kind === 'change') {
    if (action.state === present) return history;
    const merges = last !== null && last.topic === action.topic && action.at - last.at < MERGE_MS;
    const steps = merges ? past : [...past, present].slice(-MAX_STEPS);
    return { past: steps, present: action.state, future: [], last: { topic: action.topic, at: action.at } };
  }
  const [from, to] = action.kind === 'undo' ? [past, future] : [future, past];
  const next = action.kind === 'undo' ? from.at(-1) : from[0];
  if (next === undefined) return history;
  return action.kind === 'undo'
    ? { past: from.slice(0, -1), present: next, future: [present, ...to], last: null }
    : { past: [...to, present], present: next, future: from.slice(1), last: null };
}

/** A state with undo and redo. `topic` names what a change is about, e.g. one field's label. */
export function useHistory<State>(initial: State) {
  const [history, dispatch] = useReducer(reduceHistory<State>, {
    past: [],
    present: initial,
    future: [],
    last: null,
  });
  return {
    present: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (state: State, topic: string) => dispatch({ kind: 'change', state, topic, at: Date.now() }),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    reset: (state: State) => dispatch({ kind: 'reset', state }),
  };
}
