import type { Logger } from 'pino';
import { pause } from '../process/pause.ts';

/** Back-off before a queue that ended unexpectedly is restarted, in ms: between half and all of it, at random. */
const RESTART_MS = 2_000;

/** A job queue that runs until it is stopped or ends unexpectedly. */
export interface Running {
  /** Settles once the queue has ended; rejects with the reason of an unexpected end. */
  promise: Promise<void>;
  /** May reject when the queue has already ended. */
  stop(): Promise<void>;
}

/**
 * Starts a queue, and restarts it after each unexpected end. A queue ends when the database does not answer
 * for a while; the process must not end with it.
 *
 * @throws what the first start throws.
 */
export async function keepRunning(
  start: () => Promise<Running>,
  logger: Logger,
  restartMs = RESTART_MS,
): Promise<{ stop(): Promise<void> }> {
  const over = new AbortController();
  let current: Running | null = await start();
  const stopQueue = async (queue: Running | null): Promise<void> => {
    await queue
      ?.stop()
      .catch((error: unknown) => logger.warn({ err: error }, 'The job queue had already ended'));
  };
  const watch = async (running: Running): Promise<void> => {
    for (let next: Running | null = running; next; next = await startAgain()) {
      current = next;
      // Observed before anything is awaited: the queue may fail while it is being stopped.
      const ended = next.promise.then(
        () => null,
        (error: unknown) => error,
      );
      // `stop` was called while the queue was starting, and could not reach it.
      if (over.signal.aborted) await stopQueue(next);
      const problem = await ended;
      current = null;
      if (over.signal.aborted) return;
      logger.error({ err: problem }, 'The job queue has ended and is started again');
    }
  };
  const startAgain = async (): Promise<Running | null> => {
    while (!over.signal.aborted) {
      await pause(restartMs * (0.5 + Math.random() / 2), over.signal);
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
      await stopQueue(current);
      await watched;
    },
  };
}
