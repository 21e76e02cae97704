import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Wait before what has ended by itself is started again, in milliseconds. */
const RESTART_MS = 5_000;

/** Something that goes on until it is stopped, or until it can no longer. */
export interface Running {
  /** Rejected when it has ended by itself. */
  promise: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts something, and again whenever it ends by itself: a job queue gives up when the database does not
 * answer for a while, and nobody else may end with it.
 * @throws what the first start throws.
 */
export async function keepRunning(
  start: () => Promise<Running>,
  logger: Logger,
  restartMs = RESTART_MS,
): Promise<{ stop(): Promise<void> }> {
  const over = new AbortController();
  let current: Running | null = await start();
  const watch = async (running: Running): Promise<void> => {
    for (let next: Running | null = running; next; next = await startAgain()) {
      current = next;
      // `stop` was called while it was starting, and could not reach it.
      if (over.signal.aborted) await next.stop();
      const problem = await next.promise.then(
        () => null,
        (error: unknown) => error,
      );
      current = null;
      if (over.signal.aborted) return;
      logger.error({ err: problem }, 'The job queue has ended and is started again');
    }
  };
  const startAgain = async (): Promise<Running | null> => {
    while (!over.signal.aborted) {
      await wait(restartMs, undefined, { signal: over.signal }).catch(() => undefined);
      if (over.signal.aborted) return null;
      try {
        return await start();
      } catch (error) {
        logger.warn({ err: error }, 'The job queue could not be started yet');
      }
    }
    return null;
  };
  const watched = watch(current);
  return {
    async stop() {
      over.abort();
      await current?.stop();
      await watched;
    },
  };
}
