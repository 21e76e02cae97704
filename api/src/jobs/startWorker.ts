import { EventEmitter } from 'node:events';
import {
  Logger,
  parseCronItems,
  run,
  runOnce,
  type Runner,
  type RunnerOptions,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger as PinoLogger } from 'pino';
import type { LiveEvents } from '../realtime/liveEvents.ts';
import { stopAfterFailure, stopAll } from '../process/stopAll.ts';
import { indexWhatArrives } from '../submissions/indexSubmissions.ts';
import { createTasks, type TaskDeps } from '../app/createTasks.ts';
import { keepRunning, type Running } from './keepRunning.ts';
import { jobsOf, QUEUES, type QueueName } from './queues.ts';
import { unlockJobs } from './recoverJobs.ts';

/** The queue's words for severity, and ours. */
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/**
 * That a job has ended is waited for only in this mode of graphile-worker: in the other, an error of the database at
 * that moment is a rejection that nobody handles, and ends the process. In this one it ends the queue, which is
 * started again.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } as const;

/** Jobs that nobody asks for, and when. */
const CRON_ITEMS = parseCronItems([
  { task: 'clean_up', match: '17 3 * * *', options: { backfillPeriod: 86_400_000 } },
  { task: 'recover_jobs', match: '*/5 * * * *' },
  { task: 'empty_trash', match: '47 3 * * *', options: { backfillPeriod: 86_400_000 } },
  { task: 'check_stats', match: '27 4 * * *', options: { backfillPeriod: 86_400_000 } },
  { task: 'remove_exports', match: '7 * * * *' },
  // For what was stored while nobody listened.
  { task: 'index_submissions', match: '* * * * *' },
]);

interface WorkerDeps extends TaskDeps {
  queuePool: Pool;
  live: LiveEvents;
}

/**
 * Runs jobs until it is stopped; jobs under way are finished first.
 * @param options.restartMs wait before a queue that has ended by itself is started again.
 */
export async function startWorker(
  deps: WorkerDeps,
  options: { restartMs?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  const started: (() => Promise<void>)[] = [];
  try {
    for (const name of Object.keys(QUEUES) as QueueName[]) {
      const queue = await keepRunning(createStart(deps, name), deps.logger, options.restartMs);
      started.push(queue.stop);
    }
  } catch (error) {
    await stopAfterFailure(started, deps.logger);
    throw error;
  }
  const stopIndexing = indexWhatArrives(deps);
  return {
    async stop() {
      stopIndexing();
      await stopAll(started);
    },
  };
}

/** @returns what starts a queue, the first time and again. */
function createStart(deps: WorkerDeps, name: QueueName): () => Promise<Running> {
  const { orm, logger } = deps;
  const tasks = createTasks(deps);
  let lastPoolId: string | null = null;
  return async () => {
    // What it was at when it ended is done now, not when it is noticed that nobody does it.
    if (lastPoolId) await unlockJobs(orm, lastPoolId);
    const events: WorkerEvents = new EventEmitter();
    events.once('pool:create', ({ workerPool }) => {
      lastPoolId = workerPool.id;
    });
    const runner = await run({
      ...commonOptions(deps),
      taskList: Object.fromEntries(jobsOf(name).map((job) => [job, tasks[job]])),
      parsedCronItems: name === 'mails' ? CRON_ITEMS : [],
      concurrency: QUEUES[name].concurrency,
      events,
    });
    return startedAnewIfDeaf(runner, logger);
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
  runner.events.on('worker:getJob:error', ({ error }) => {
    if (hasAsked || stopped) return;
    logger.warn({ err: error }, 'The job queue could not be asked, and is started anew');
    // Not within the failure: a worker that is stopped there prints it to the console, past our log.
    setImmediate(() => {
      stop().catch((reason: unknown) => logger.warn({ err: reason }, 'The job queue did not stop'));
    });
  });
  return { promise: runner.promise, stop };
}

/** Runs what waits in the queues, and ends. */
export async function runWaitingJobs(deps: WorkerDeps): Promise<void> {
  await runOnce({ ...commonOptions(deps), taskList: createTasks(deps) });
}

const commonOptions = ({ queuePool, logger }: WorkerDeps): RunnerOptions => ({
  pgPool: queuePool,
  noHandleSignals: true,
  logger: new Logger(() => (level, message) => logger[LEVELS[level]]({ part: 'jobs' }, message)),
  preset,
});
