import { forPlatform } from './rowPrincipal.ts';

/** Work that runs once some time after it was asked for, however often it is asked for meanwhile. */
export interface Delayed {
  request(): void;
  /** Runs the work at once, in place of a requested run. */
  runNow(): Promise<void>;
  /** Withdraws a requested run. */
  cancel(): void;
}

/** @param work must not reject: nobody waits for a requested run. It is of many requests, so the platform's. */
export function createDelayed(work: () => Promise<void>, delayMs: number): Delayed {
  let timer: NodeJS.Timeout | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const runNow = (): Promise<void> => {
    cancel();
    return forPlatform(work);
  };
  return {
    request: () => {
      timer ??= setTimeout(() => void runNow(), delayMs);
    },
    runNow,
    cancel,
  };
}
