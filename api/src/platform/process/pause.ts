import { setTimeout as wait } from 'node:timers/promises';

/** Waits for a time in ms; ends early, without an error, when the signal aborts. */
export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  wait(ms, undefined, { signal }).catch(() => undefined);
