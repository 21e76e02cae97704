import type { Logger } from 'pino';

/**
 * Stops everything that was started, the last first, each once and regardless of failures: a connection that does
 * not close must not leave a database running.
 * @param started is empty afterwards
 * @throws the first failure, after all were stopped
 */
export async function stopAll(started: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of started.splice(0).reverse()) {
    await stop().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Stops everything after a failed step, whose error the caller reports; further failures are only logged. */
export const stopAfterFailure = (started: (() => Promise<void>)[], logger: Logger): Promise<void> =>
  stopAll(started).catch((error: unknown) =>
    logger.warn({ err: error }, 'Not everything that was started could be stopped'),
  );
