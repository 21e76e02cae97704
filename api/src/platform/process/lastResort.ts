import cluster from 'node:cluster';
import type { Logger } from 'pino';

/** Time for a failed web process to finish its requests, in ms. */
const FINISH_MS = 15_000;

/**
 * Logs uncaught errors, so that one defect never ends the platform. One of several web processes then finishes its
 * requests and exits, because its parent starts another; a process that nobody restarts goes on.
 */
export function installLastResort(logger: Logger, stop: () => Promise<void>): void {
  let isEnding = false;
  const end = (): never => process.exit(1);
  const finish = async (): Promise<never> => {
    setTimeout(end, FINISH_MS).unref();
    await stop().catch(() => undefined);
    return end();
  };
  const onFailure = (error: unknown, text: string): void => {
    logger.error({ err: error }, text);
    if (!cluster.isWorker || isEnding) return;
    isEnding = true;
    void finish();
  };
  process.on('unhandledRejection', (reason) => onFailure(reason, 'A rejection was handled by nobody'));
  process.on('uncaughtException', (error) => onFailure(error, 'An error was caught by nobody'));
}
