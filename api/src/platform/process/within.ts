/** Longest wait for connections to the database to be given back when they are closed, in ms. */
export const CLOSE_MS = 3_000;

/**
 * Waits for work, but no longer than a time; the work goes on then.
 * @returns whether it has ended.
 */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  try {
    return await Promise.race([work.then(() => true), promise]);
  } finally {
    clearTimeout(timer);
  }
}
