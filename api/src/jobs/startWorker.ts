import { Logger, parseCronItems, run, runOnce, type Runner, type Task, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger as PinoLogger } from 'pino';
import type { MikroORM } from '@mikro-orm/postgresql';
import { checkStats } from '../analytics/checkStats.ts';
import { mailPasswordReset } from '../auth/passwordReset.ts';
import { resendConfirmation, signUp } from '../auth/signUp.ts';
import { mailClientPasswordReset } from '../clients/resetClientPassword.ts';
import { signUpClient } from '../clients/signUpClient.ts';
import type { Config } from '../config.ts';
import { actAsSystem } from '../db/actAs.ts';
import type { FileStore } from '../files/fileStore.ts';
import { removeUnusedLogo } from '../logos/removeUnusedLogo.ts';
import { notifySubmission, notifySubmissions } from '../notifications/notifySubmission.ts';
import { sendDigest } from '../notifications/sendDigest.ts';
import { sendWebhook } from '../webhooks/sendWebhook.ts';
import type { WebhookSender } from '../webhooks/webhookSender.ts';
import { removeExpiredExports } from '../exports/exportFile.ts';
import { runExport } from '../exports/runExport.ts';
import { sendMail } from '../mail/sendMail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { runBulkJob } from '../trash/bulkJobs.ts';
import { emptyTrash, removeErasedForm } from '../trash/emptyTrash.ts';
import { indexSubmissions, indexWhatArrives } from '../submissions/indexSubmissions.ts';
import type { LiveEvents } from '../realtime/liveEvents.ts';
import { cleanUp } from './cleanUp.ts';
import { keepRunning, type Running } from './keepRunning.ts';
import { recoverJobs } from './recoverJobs.ts';
import type { JobName, Jobs } from './jobs.ts';

/** Jobs at the same time: each is mostly waiting for somebody else's server. */
const CONCURRENCY = 5;
/** The queue's words for severity, and ours. */
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

interface WorkerDeps {
  config: Config;
  orm: MikroORM;
  pool: Pool;
  queuePool: Pool;
  logger: PinoLogger;
  mailer: Mailer | null;
  files: FileStore;
  webhooks: WebhookSender;
  live: LiveEvents;
}

/** What runs each job. */
function createTasks(deps: WorkerDeps): TaskList {
  const { config, orm } = deps;
  const tasks: { [Name in JobName]: Task } = {
    send_mail: async (payload, { job }) => {
      const { mailId } = payload as Jobs['send_mail'];
      await sendMail(deps, { mailId, isLast: job.attempts >= job.max_attempts });
    },
    sign_up: async (payload) => {
      const { wish } = payload as Jobs['sign_up'];
      await actAsSystem(orm, (em) => signUp(em, config, wish));
    },
    resend_confirmation: async (payload) => {
      const { email } = payload as Jobs['resend_confirmation'];
      await actAsSystem(orm, (em) => resendConfirmation(em, config, email));
    },
    mail_password_reset: async (payload) => {
      const request = payload as Jobs['mail_password_reset'];
      await actAsSystem(orm, (em) => mailPasswordReset(em, config, request));
    },
    client_sign_up: async (payload) => {
      const { wish } = payload as Jobs['client_sign_up'];
      await actAsSystem(orm, (em) => signUpClient(em, config, wish));
    },
    mail_client_password_reset: async (payload) => {
      const request = payload as Jobs['mail_client_password_reset'];
      await actAsSystem(orm, (em) => mailClientPasswordReset(em, config, request));
    },
    notify_submissions: async (payload) => notifySubmissions(deps, payload as Jobs['notify_submissions']),
    notify_submission: async (payload) => notifySubmission(deps, payload as Jobs['notify_submission']),
    send_digest: async (payload) => sendDigest(deps, payload as Jobs['send_digest']),
    send_webhook: async (payload) => sendWebhook(deps, payload as Jobs['send_webhook']),
    clean_up: async () => cleanUp(orm),
    remove_unused_logo: async (payload) => {
      await removeUnusedLogo(deps, payload as Jobs['remove_unused_logo']);
    },
    recover_jobs: async () => recoverJobs(orm),
    run_bulk_job: async (payload, { job }) => {
      const { jobId } = payload as Jobs['run_bulk_job'];
      await runBulkJob(orm, { jobId, isLast: job.attempts >= job.max_attempts });
    },
    run_export: async (payload, { job }) => {
      const { exportId } = payload as Jobs['run_export'];
      await runExport(deps, { exportId, isLast: job.attempts >= job.max_attempts });
    },
    erase_form: async (payload) => removeErasedForm(orm, (payload as Jobs['erase_form']).formId),
    empty_trash: async () => emptyTrash(orm),
    remove_exports: async () => removeExpiredExports(deps),
    index_submissions: async () => indexSubmissions(orm),
    check_stats: async () => {
      await checkStats(deps);
    },
  };
  return tasks;
}

/** Runs jobs until it is stopped; jobs under way are finished first. */
export async function startWorker(deps: WorkerDeps): Promise<{ stop(): Promise<void> }> {
  const { queuePool, logger } = deps;
  const startQueue = async (): Promise<Running> => {
    const runner = await run({
      pgPool: queuePool,
      taskList: createTasks(deps),
      parsedCronItems: parseCronItems([
        { task: 'clean_up', match: '17 3 * * *', options: { backfillPeriod: 86_400_000 } },
        { task: 'recover_jobs', match: '*/5 * * * *' },
        { task: 'empty_trash', match: '47 3 * * *', options: { backfillPeriod: 86_400_000 } },
        { task: 'check_stats', match: '27 4 * * *', options: { backfillPeriod: 86_400_000 } },
        { task: 'remove_exports', match: '7 * * * *' },
        // For what was stored while nobody listened.
        { task: 'index_submissions', match: '* * * * *' },
      ]),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: toQueueLogger(logger),
    });
    return startedAnewIfDeaf(runner, logger);
  };
  const queue = await keepRunning(startQueue, logger);
  const stopIndexing = indexWhatArrives(deps);
  return {
    async stop() {
      stopIndexing();
      await queue.stop();
    },
  };
}

/**
 * A queue whose very first question to the database fails never asks again: graphile-worker keeps the failure in
 * the place of its tasks' numbers. Such a one ends, and so is started anew.
 */
function startedAnewIfDeaf(runner: Runner, logger: PinoLogger): Running {
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= runner.stop());
  let hasAsked = false;
  const onAnswer = (): void => {
    hasAsked = true;
  };
  runner.events.once('worker:getJob:empty', onAnswer);
  runner.events.once('job:start', onAnswer);
  runner.events.once('worker:getJob:error', ({ error }) => {
    if (hasAsked) return;
    logger.warn({ err: error }, 'The job queue could not be asked, and is started anew');
    // Not within the failure: a worker that is stopped there prints it to the console, past our log.
    setImmediate(() => {
      stop().catch((reason: unknown) => logger.warn({ err: reason }, 'The job queue did not stop'));
    });
  });
  return { promise: runner.promise, stop };
}

/** Runs what waits in the queue, and ends. */
export async function runWaitingJobs(deps: WorkerDeps): Promise<void> {
  await runOnce({
    pgPool: deps.queuePool,
    taskList: createTasks(deps),
    noHandleSignals: true,
    logger: toQueueLogger(deps.logger),
  });
}

const toQueueLogger = (logger: PinoLogger): Logger =>
  new Logger(() => (level, message) => logger[LEVELS[level]]({ part: 'jobs' }, message));
