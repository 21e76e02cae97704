import cluster from 'node:cluster';
import type { Logger } from 'pino';

/** How long a web process that has failed may finish what is under way, in milliseconds. */
const FINISH_MS = 15_000;

/**
 * Catches what nothing else has caught, so that one defect never ends the platform. It is logged; a web process of
 * several then finishes what is under way and ends, because the process that keeps it starts another. A process
 * that nobody starts again goes on.
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
