/** Longest wait (ms), for tabs and frames in which nothing is painted. */
const LONGEST_WAIT_MS = 200;

/**
 * Resolves after the first paint. Visitors can read and fill in a server-rendered form before it is
 * hydrated, so hydration waits.
 */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // In a task of its own, because a frame is painted after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
