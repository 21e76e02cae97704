import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';

/** Time for a web process to start, and to exit, in ms. */
const START_MS = 60_000;
const STOP_MS = 75_000;
/** Back-off before an ended web process is restarted, in ms: one that ends at once must not spin. */
const RESTART_MS = 1_000;

/** A fixed number of web processes on one port; one that ends is restarted. */
export interface WebProcesses {
  /** @throws when one of them does not start; `stop` ends the others. */
  start(): Promise<void>;
  /**
   * Replaces the processes one by one: the new one listens before the old one stops. A second call waits for the
   * first. A failure is logged, and the old process stays.
   */
  exchange(): Promise<void>;
  /** Lets the processes finish their requests; one that takes too long is killed. */
  stop(): Promise<void>;
}

/** @param options.environment variables of the processes, added to those of this one */
export function createWebProcesses(options: {
  count: number;
  environment: Readonly<Record<string, string>>;
  logger: Pick<Logger, 'warn' | 'error'>;
  restartMs?: number;
}): WebProcesses {
  const { count, environment, logger, restartMs = RESTART_MS } = options;
  /** Processes that listen. */
  const kept = new Set<Worker>();
  /** Processes whose successor is starting: no other is started for them. */
  const leaving = new Set<Worker>();
  let isStopping = false;
  let exchanging = Promise.resolve();

  const report = (error: unknown): void => logger.error({ err: error }, 'A web process did not start');

  const restart = (): void => {
    setTimeout(() => {
      if (isStopping) return;
      start().catch((error: unknown) => {
        if (isStopping) return;
        report(error);
        restart();
      });
    }, restartMs);
  };

  /** Starts a process, which is restarted should it end, from the moment it listens. */
  const start = async (): Promise<void> => {
    const worker = cluster.fork(environment);
    await listening(worker);
    kept.add(worker);
    worker.once('exit', (code, signal) => {
      kept.delete(worker);
      if (isStopping || leaving.delete(worker)) return;
      logger.warn({ code, signal }, 'A web process has ended and is started again');
      restart();
    });
  };

  const exchangeOne = async (worker: Worker): Promise<void> => {
    leaving.add(worker);
    try {
      await start();
    } catch (error) {
      // Ended meanwhile without a successor: treated like any other that ends.
      if (!leaving.delete(worker)) restart();
      throw error;
    }
    await end(worker);
  };

  const exchangeAll = async (): Promise<void> => {
    // The oldest first.
    for (const worker of [...kept].sort((one, other) => one.id - other.id)) {
      if (isStopping) return;
      // A process that ended meanwhile has been replaced already.
      if (kept.has(worker)) await exchangeOne(worker);
    }
  };

  return {
    async start() {
      const all = Promise.all(Array.from({ length: count }, start));
      exchanging = all.then(
        () => undefined,
        () => undefined,
      );
      await all;
    },
    exchange() {
      exchanging = exchanging.then(exchangeAll).catch((error: unknown) => {
        if (!isStopping) report(error);
      });
      return exchanging;
    },
    async stop() {
      isStopping = true;
      await Promise.all(runningWorkers().map(end));
    },
  };
}

/** Every process, those that are starting or ending among them; Node also lists ended ones until they disconnect. */
export const runningWorkers = (): Worker[] =>
  Object.values(cluster.workers ?? {}).flatMap((worker) => (worker && !worker.isDead() ? [worker] : []));

/** @throws when the process ends before it listens, or takes too long and is ended. */
async function listening(worker: Worker): Promise<void> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(START_MS)]);
  const ended = once(worker, 'exit', { signal }).then(([code, name]) => {
    throw new Error(`A web process ended before it listened (${String(name ?? code)})`);
  });
  try {
    await Promise.race([once(worker, 'listening', { signal }), ended]);
  } catch (error) {
    worker.process.kill('SIGKILL');
    throw error;
  } finally {
    over.abort();
  }
}

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const gone = once(worker, 'exit', { signal: AbortSignal.timeout(STOP_MS) });
  worker.process.kill('SIGTERM');
  await gone.catch(() => worker.process.kill('SIGKILL'));
}
