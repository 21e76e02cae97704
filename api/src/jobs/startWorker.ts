import { Logger, parseCronItems, run, runOnce, type Task, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger as PinoLogger } from 'pino';
import type { MikroORM } from '@mikro-orm/postgresql';
import { mailPasswordReset } from '../auth/passwordReset.ts';
import { resendConfirmation, signUp } from '../auth/signUp.ts';
import type { Config } from '../config.ts';
import { actAsSystem } from '../db/actAs.ts';
import { sendMail } from '../mail/sendMail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { indexSubmissions, indexWhatArrives } from '../submissions/indexSubmissions.ts';
import type { LiveEvents } from '../realtime/liveEvents.ts';
import { cleanUp } from './cleanUp.ts';
import type { JobName, Jobs } from './jobs.ts';

/** Jobs at the same time: each is mostly waiting for somebody else's server. */
const CONCURRENCY = 5;
/** The queue's words for severity, and ours. */
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

interface WorkerDeps {
  config: Config;
  orm: MikroORM;
  pool: Pool;
  logger: PinoLogger;
  mailer: Mailer | null;
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
    clean_up: async () => cleanUp(orm),
    index_submissions: async () => indexSubmissions(orm),
  };
  return tasks;
}

/** Runs jobs until it is stopped; jobs under way are finished first. */
export async function startWorker(deps: WorkerDeps): Promise<{ stop(): Promise<void> }> {
  const { pool, logger } = deps;
  const runner = await run({
    pgPool: pool,
    taskList: createTasks(deps),
    parsedCronItems: parseCronItems([
      { task: 'clean_up', match: '17 3 * * *', options: { backfillPeriod: 86_400_000 } },
      // For what was stored while nobody listened.
      { task: 'index_submissions', match: '* * * * *' },
    ]),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: toQueueLogger(logger),
  });
  const stopIndexing = indexWhatArrives(deps);
  return {
    async stop() {
      stopIndexing();
      await runner.stop();
    },
  };
}

/** Runs what waits in the queue, and ends. */
export async function runWaitingJobs(deps: WorkerDeps): Promise<void> {
  await runOnce({
    pgPool: deps.pool,
    taskList: createTasks(deps),
    noHandleSignals: true,
    logger: toQueueLogger(deps.logger),
  });
}

const toQueueLogger = (logger: PinoLogger): Logger =>
  new Logger(() => (level, message) => logger[LEVELS[level]]({ part: 'jobs' }, message));
