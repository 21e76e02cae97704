import type { Logger } from 'pino';

/**
 * Stops what was started, the last first, each once and whatever becomes of the others: a connection that does not
 * end must not leave a database running.
 * @param started is empty afterwards
 * @throws what failed first, when all have had their turn
 */
export async function stopAll(started: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of started.splice(0).reverse()) {
    await stop().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** The same after a step has failed: what that says comes first, and what cannot be stopped is only logged. */
export const stopAfterFailure = (started: (() => Promise<void>)[], logger: Logger): Promise<void> =>
  stopAll(started).catch((error: unknown) =>
    logger.warn({ err: error }, 'Not everything that was started could be stopped'),
  );
