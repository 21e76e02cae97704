import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createDeps } from './createDeps.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/openDatabase.ts';
import { recoverJobs } from './jobs/recoverJobs.ts';
import { startWorker } from './jobs/startWorker.ts';
import { sendWaitingMails } from './mail/sendMail.ts';
import { startServer } from './server.ts';
import { ensureOwner, type Owner } from './setup/ensureOwner.ts';
import { ensureSampleForm } from './setup/ensureSampleForm.ts';
import { createSampleWebsite } from './setup/sampleWebsite.ts';

/** The platform, up and answering. */
export interface RunningPlatform {
  port: number;
  samplePort: number | null;
  owner: Owner;
  /** Finishes requests under way, then stops everything in the opposite order of starting. */
  stop(): Promise<void>;
}

/**
 * Starts database, application and sample website. Whatever was started is stopped again when a
 * later step fails.
 */
export async function startPlatform(config: Config, logger: Logger): Promise<RunningPlatform> {
  const started: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const stopOne of started.splice(0).reverse()) await stopOne();
  };
  try {
    const database = await openDatabase(config, logger);
    started.push(database.stop);
    await migrate(database.connectionString);
    const { deps, close } = await createDeps(config, logger, database.connectionString);
    started.push(close);
    const owner = await ensureOwner(deps.orm, config);
    const sampleFormId = await ensureSampleForm(deps.orm, owner);
    const server = await startServer(createApp(deps).callback(), config);
    started.push(server.stop);
    await recoverJobs(deps.orm);
    const worker = await startWorker(deps);
    started.push(worker.stop);
    if (deps.mailer) await sendWaitingMails(deps.orm);
    // First of all, or open streams would keep the server from ending.
    started.push(() => deps.live.stop());
    const sample = await startSample(config, sampleFormId);
    if (sample) started.push(sample.stop);
    return { port: server.port, samplePort: sample?.port ?? null, owner, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startSample(config: Config, formId: string | null) {
  if (config.samplePort === null || formId === null) return null;
  const website = await createSampleWebsite(config.publicUrl, formId);
  return startServer(website, { host: config.host, port: config.samplePort });
}
