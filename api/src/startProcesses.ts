import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openDatabase } from './db/openDatabase.ts';
import { startPlatform, type RunningPlatform } from './startPlatform.ts';

/** How long a web process may take until it answers, and until it has gone, in milliseconds. */
const START_MS = 60_000;
const STOP_MS = 75_000;
/** A web process that ends is started again after so long, in milliseconds: one that ends at once must not spin. */
const RESTART_MS = 1_000;

/**
 * Several web processes on one port, and a process that runs the jobs: this one. A web process that ends is
 * started again; `SIGUSR2` exchanges them one by one, so that none is missing (a new release, new settings).
 */
export async function startProcesses(config: Config, logger: Logger): Promise<RunningPlatform> {
  const database = await openDatabase(config, logger);
  const { connectionString } = database;
  const jobs = await startPlatform(
    // Its health is this machine's business alone; the port belongs to the web processes.
    { ...config, databaseUrl: connectionString, role: 'worker', host: '127.0.0.1', port: 0 },
    logger,
  ).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  const environment = {
    ...{ DATABASE_URL: connectionString, INLAY_ROLE: 'web', WEB_CONCURRENCY: '1', INLAY_SAMPLE_PORT: 'off' },
    ...{ INLAY_SECRET: config.secret, INLAY_METRICS_PORT: '' },
  };
  let isStopping = false;

  const start = async (): Promise<Worker> => {
    const worker = cluster.fork(environment);
    worker.once('exit', (code, signal) => {
      if (isStopping || leaving.has(worker)) return;
      logger.warn({ code, signal }, 'A web process has ended and is started again');
      setTimeout(() => void start().catch(report), RESTART_MS);
    });
    await once(worker, 'listening', { signal: AbortSignal.timeout(START_MS) });
    return worker;
  };
  const leaving = new Set<Worker>();
  const stop = async (worker: Worker): Promise<void> => {
    leaving.add(worker);
    if (worker.isDead()) return;
    const gone = once(worker, 'exit', { signal: AbortSignal.timeout(STOP_MS) });
    worker.process.kill('SIGTERM');
    await gone.catch(() => worker.process.kill('SIGKILL'));
  };
  const report = (error: unknown): void => logger.error({ err: error }, 'A web process did not start');
  /** The new one listens before the old one goes. */
  const exchangeAll = async (): Promise<void> => {
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (!worker || isStopping) continue;
      await start();
      await stop(worker);
    }
  };

  process.on('SIGUSR2', () => void exchangeAll().catch(report));
  await Promise.all(Array.from({ length: config.webProcesses }, start));
  return {
    ...jobs,
    port: config.port,
    async stop() {
      isStopping = true;
      await Promise.all(Object.values(cluster.workers ?? {}).map(async (worker) => worker && stop(worker)));
      await jobs.stop();
      await database.stop();
    },
  };
}
