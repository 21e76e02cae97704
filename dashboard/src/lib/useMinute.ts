import { useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

const listeners = new Set<() => void>();
/** The time that all of them show, in ms: rows that are rendered between two ticks do not run ahead of others. */
let shown = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for everything that shows how long ago something was. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    shown = Date.now();
    for (const each of listeners) each();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function readShown(): number {
  const now = Date.now();
  // Timers stand still while a computer sleeps.
  if (timer === undefined || now > shown + 2 * MINUTE_MS) shown = Math.floor(now / SECOND_MS) * SECOND_MS;
  return shown;
}

/** Returns the one time of the screen, in ms, at most a minute old, and renders again when it changes. */
export const useMinute = (): number => useSyncExternalStore(subscribe, readShown);
