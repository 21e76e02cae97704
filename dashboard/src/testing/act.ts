import { flushSync } from 'react-dom';

/** Turns of the event loop in which React renders, runs effects, and renders what they changed. */
const TURNS = 5;

/** The real one, also where a test has replaced the timers. */
const realTimeout = setTimeout;

/** Makes a change, and waits until React has rendered it and run its effects. */
export function act(change: () => Promise<unknown>): Promise<void>;
/** Makes a change and renders it. React's own `act` is missing from its production build, on which tests run. */
export function act(change: () => void): void;
export function act(change: () => unknown): unknown {
  const made = flushSync(change);
  return made instanceof Promise ? settle(made) : undefined;
}

async function settle(made: Promise<unknown>): Promise<void> {
  await made;
  for (let turn = 0; turn < TURNS; turn++) await new Promise((done) => void realTimeout(done));
}
