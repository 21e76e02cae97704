import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { startPlatform, type RunningPlatform } from './startPlatform.ts';
import { stopAfterFailure, stopAll } from '../platform/process/stopAll.ts';
import { createWebProcesses } from '../platform/process/webProcesses.ts';

/**
 * Starts several web processes on one port, and runs the jobs in this one. `SIGUSR2` replaces the web processes one
 * by one (a new release, new settings). A step that fails stops those before it.
 */
export async function startProcesses(config: Config, logger: Logger): Promise<RunningPlatform> {
  const started: (() => Promise<void>)[] = [];
  try {
    const { connectionString, stop: stopDatabase } = await openDatabase(config, logger);
    started.push(stopDatabase);
    const jobs = await startPlatform(jobsConfig(config, connectionString), logger);
    started.push(jobs.stop);
    const web = createWebProcesses({
      count: config.webProcesses,
      environment: {
        DATABASE_URL: connectionString,
        INLAY_ROLE: 'web',
        INLAY_SECRET: config.secret,
        INLAY_METRICS_PORT: '',
        INLAY_SAMPLE_PORT: 'off',
        WEB_CONCURRENCY: '1',
      },
      logger,
    });
    started.push(web.stop);
    // Never removed: without a listener the signal would end this process.
    process.on('SIGUSR2', () => void web.exchange());
    await web.start();
    return { ...jobs, port: config.port, stop: () => stopAll(started) };
  } catch (error) {
    await stopAfterFailure(started, logger);
    throw error;
  }
}

/** The job process listens on a free local port for health checks: PORT belongs to the web processes. */
const jobsConfig = (config: Config, databaseUrl: string): Config => ({
  ...config,
  databaseUrl,
  role: 'worker',
  host: '127.0.0.1',
  port: 0,
  drainSeconds: 0,
});
