import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createListener, createWorkerApp } from './app.ts';
import type { Config } from '../platform/config/config.ts';
import { createDeps } from './createDeps.ts';
import { forPlatform } from '../platform/process/rowPrincipal.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { prepareDatabase } from '../platform/db/prepareDatabase.ts';
import type { AppDeps } from './appDeps.ts';
import { addJob } from '../platform/jobs/addJob.ts';
import { recoverIfAlone, recoverJobs } from '../platform/jobs/recoverJobs.ts';
import { startTracing } from './startTracing.ts';
import { sendWaitingMailsJob } from '../delivery/notifications/sendWaitingMails.ts';
import { startMetricsServer } from '../platform/metrics/startMetricsServer.ts';
import { readWebMetrics } from '../platform/metrics/webMetrics.ts';
import { hasMailServer } from '../platform/settings/mailServer.ts';
import { beginLog } from '../platform/signed-log/sealLog.ts';
import { startServer } from '../platform/process/server.ts';
import { ensureOwner, type Owner } from '../forms/setup/ensureOwner.ts';
import { ensureSampleForm } from '../forms/setup/ensureSampleForm.ts';
import { createSampleWebsite } from '../forms/setup/sampleWebsite.ts';
import { stopAfterFailure, stopAll } from '../platform/process/stopAll.ts';

/** The running platform. */
export interface RunningPlatform {
  port: number;
  samplePort: number | null;
  owner: Owner;
  /**
   * Finishes requests in flight, then stops everything in the reverse order of its start.
   * @throws what could not be stopped, after all the rest was.
   */
  stop(): Promise<void>;
}

/** Starts database, application and sample website; a step that fails stops those before it. */
export async function startPlatform(config: Config, logger: Logger): Promise<RunningPlatform> {
  const started: (() => Promise<void>)[] = [];
  try {
    started.push(await startTracing(config, logger));
    const database = await openDatabase(config, logger);
    started.push(database.stop);
    const prepared = await prepareDatabase(config, logger, database.connectionString);
    const { deps, close } = await createDeps(config, logger, prepared);
    started.push(close);
    const owner = await forPlatform(() => ensureOwner(deps.orm, config));
    await forPlatform(() => beginLog(deps));
    const sampleFormId = await forPlatform(() => ensureSampleForm(deps.orm, owner));
    const listener = config.role === 'worker' ? createWorkerApp(deps).callback() : createListener(deps);
    const server = await startServer(listener, config);
    started.push(server.stop);
    if (config.role !== 'web') started.push(await forPlatform(() => startJobs(deps)));
    if (config.metricsAddress) started.push(await serveMetrics(deps, config.metricsAddress));
    // Open event streams would keep the server from stopping.
    started.push(() => deps.live.stop());
    const sample = await startSample(config, sampleFormId);
    if (sample) started.push(sample.stop);
    // Runs first when stopping, and only after a complete start: requests are answered until the proxy has
    // noticed.
    started.push(() => drain(deps));
    return { port: server.port, samplePort: sample?.port ?? null, owner, stop: () => stopAll(started) };
  } catch (error) {
    await stopAfterFailure(started, logger);
    throw error;
  }
}

/** Reports this process as not ready, and gives the proxy time to notice. */
async function drain({ readiness, config }: AppDeps): Promise<void> {
  readiness.isDraining = true;
  await setTimeout(config.drainSeconds * 1_000);
}

/** @returns a function that stops it. */
async function serveMetrics(
  { config, metrics }: AppDeps,
  address: { host: string; port: number },
): Promise<() => Promise<void>> {
  const sources = {
    '/metrics': () => metrics.read(),
    ...(config.webProcesses > 1 && { '/metrics/web': () => readWebMetrics() }),
  };
  return (await startMetricsServer(sources, address)).stop;
}

/** @returns a function that stops it. */
async function startJobs(deps: AppDeps): Promise<() => Promise<void>> {
  await recoverJobs(deps.orm);
  await recoverIfAlone(deps.queuePool);
  // Requests are answered meanwhile; a process that only serves them never loads the queues (decision 195).
  const { startWorker } = await import('./startWorker.ts');
  const worker = await startWorker(deps);
  await inTransaction(deps.orm, async (em) => {
    if (await hasMailServer(em, deps.config)) await addJob(em, sendWaitingMailsJob, {});
  });
  return worker.stop;
}

async function startSample(config: Config, formId: string | null) {
  if (config.samplePort === null || formId === null || config.role === 'worker') return null;
  const website = await createSampleWebsite(config.publicUrl, formId);
  return startServer(website, { host: config.host, port: config.samplePort });
}
