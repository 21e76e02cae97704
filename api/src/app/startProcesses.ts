import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { startPlatform, type RunningPlatform } from './startPlatform.ts';
import { stopAfterFailure, stopAll } from '../process/stopAll.ts';
import { createWebProcesses } from '../process/webProcesses.ts';

/**
 * Several web processes on one port, and a process that runs the jobs: this one. `SIGUSR2` exchanges the web
 * processes one by one (a new release, new settings). Whatever was started is stopped again when a later step
 * fails.
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
    // To the end: without a listener the signal would end this process.
    process.on('SIGUSR2', () => void web.exchange());
    await web.start();
    return { ...jobs, port: config.port, stop: () => stopAll(started) };
  } catch (error) {
    await stopAfterFailure(started, logger);
    throw error;
  }
}

/** Its health is this machine's business alone: the port belongs to the web processes, and no proxy waits for it. */
const jobsConfig = (config: Config, databaseUrl: string): Config => ({
  ...config,
  databaseUrl,
  role: 'worker',
  host: '127.0.0.1',
  port: 0,
  drainSeconds: 0,
});
