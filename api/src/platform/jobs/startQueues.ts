import { EventEmitter } from 'node:events';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  Logger,
  parseCronItems,
  run,
  runOnce,
  type Runner,
  type RunnerOptions,
  type Task,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger as PinoLogger } from 'pino';
import { stopAfterFailure } from '../process/stopAll.ts';
import { within } from '../process/within.ts';
import { InvalidPayloadError, type RunnableJob } from './defineJob.ts';
import { forPlatform } from '../process/rowPrincipal.ts';
import { JOBS } from '../db/graphileTables.ts';
import { keepRunning, type Running } from './keepRunning.ts';
import { QUEUES, type QueueName } from './queues.ts';
import { unlockJobs } from './recoverJobs.ts';
import { traceJob } from './traceJob.ts';

/** Log levels by graphile-worker's own. */
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/**
 * Makes graphile-worker wait for the end of a job to be stored. In its other mode a database error at that moment is
 * an unhandled rejection, which ends the process; here it ends the queue, which is restarted.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } as const;

/** Ends a running job for good: this attempt was its last. */
const GIVE_UP = `update ${JOBS} set max_attempts = attempts where id = $1`;

/** The parts that the queues themselves need. */
export interface QueueDeps {
  orm: MikroORM;
  logger: PinoLogger;
  queuePool: Pool;
}

/** Time that running jobs have to end when the queues stop, in ms: whoever stops a container kills it after ten seconds. */
const STOP_MS = 5_000;

/**
 * Runs jobs until stopped. Running jobs are finished first, if they do not take too long: the others are released, and
 * run again.
 *
 * @param options.restartMs back-off before a queue that ended unexpectedly is restarted.
 */
export async function startQueues<Deps extends QueueDeps>(
  jobs: readonly RunnableJob<Deps>[],
  deps: Deps,
  options: { restartMs?: number; stopMs?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  const { restartMs, stopMs = STOP_MS } = options;
  const started: (() => Promise<void>)[] = [];
  const pools = new Map<QueueName, string>();
  try {
    for (const name of Object.keys(QUEUES) as QueueName[]) {
      const own = jobs.filter(({ queue }) => queue === name);
      const queue = await keepRunning(createStart(own, deps, { name, pools }), deps.logger, restartMs);
      started.push(queue.stop);
    }
  } catch (error) {
    await stopAfterFailure(started, deps.logger);
    throw error;
  }
  return {
    async stop() {
      const stopped = Promise.all(started.map((stop) => stop()));
      if (await within(stopMs, stopped)) return;
      stopped.catch((error: unknown) => deps.logger.warn({ err: error }, 'A job ended after its queue'));
      deps.logger.warn('Jobs that did not end in time are released, to be run again');
      for (const poolId of pools.values()) await unlockJobs(deps.orm, poolId);
    },
  };
}

/** Runs the jobs that wait, and ends. */
export async function runQueuesOnce<Deps extends QueueDeps>(
  jobs: readonly RunnableJob<Deps>[],
  deps: Deps,
): Promise<void> {
  await runOnce({ ...commonOptions(deps), taskList: createTasks(jobs, deps, AbortSignal.any([])) });
}

/** @returns a function that starts a queue, the first time and again, and notes its pool of workers. */
function createStart<Deps extends QueueDeps>(
  jobs: readonly RunnableJob<Deps>[],
  deps: Deps,
  { name, pools }: { name: QueueName; pools: Map<QueueName, string> },
): () => Promise<Running> {
  const { orm, logger } = deps;
  const cronItems = jobs.flatMap(({ name: task, cron }) =>
    cron ? [{ task, match: cron.match, options: { backfillPeriod: cron.backfillMs ?? 0 } }] : [],
  );
  return async () => {
    const lastPoolId = pools.get(name);
    // Releases the jobs of the queue's last run at once instead of after the recovery interval.
    if (lastPoolId) await unlockJobs(orm, lastPoolId);
    const events: WorkerEvents = new EventEmitter();
    events.once('pool:create', ({ workerPool }) => {
      pools.set(name, workerPool.id);
    });
    const stopping = new AbortController();
    const runner = await run({
      ...commonOptions(deps),
      taskList: createTasks(jobs, deps, stopping.signal),
      parsedCronItems: parseCronItems(cronItems),
      concurrency: QUEUES[name].concurrency,
      events,
    });
    return restartIfFirstPollFails(runner, stopping, logger);
  };
}

/**
 * Ends a queue whose first poll fails, so that it is restarted: graphile-worker keeps that failure in place of its
 * task ids and would never poll again.
 */
function restartIfFirstPollFails(runner: Runner, stopping: AbortController, logger: PinoLogger): Running {
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopping.abort();
    return (stopped ??= runner.stop());
  };
  let hasPolled = false;
  const onAnswer = (): void => {
    hasPolled = true;
  };
  runner.events.once('worker:getJob:empty', onAnswer);
  runner.events.once('job:start', onAnswer);
  runner.events.on('worker:getJob:error', ({ error }) => {
    if (hasPolled || stopped) return;
    logger.warn({ err: error }, 'The first poll of the job queue failed; it is restarted');
    // Not within the event: graphile-worker prints a worker stopped there to the console, past the log.
    setImmediate(() => {
      stop().catch((reason: unknown) => logger.warn({ err: reason }, 'The job queue did not stop'));
    });
  });
  return { promise: runner.promise, stop };
}

const createTasks = <Deps extends QueueDeps>(
  jobs: readonly RunnableJob<Deps>[],
  deps: Deps,
  signal: AbortSignal,
): Record<string, Task> => Object.fromEntries(jobs.map((job) => [job.name, createTask(job, deps, signal)]));

/** Runs a job, for the platform: most know their account from what they read. A payload that does not parse fails it for good: further attempts would read the same. */
const createTask =
  <Deps extends QueueDeps>(job: RunnableJob<Deps>, deps: Deps, signal: AbortSignal): Task =>
  async (stored, { job: { id, attempts, max_attempts: maxAttempts }, query }) => {
    try {
      const attempt = { isLast: attempts >= maxAttempts, signal };
      await forPlatform(() =>
        traceJob(job.name, { stored, attempts }, () => job.perform(deps, stored, attempt)),
      );
    } catch (error) {
      if (error instanceof InvalidPayloadError) {
        deps.logger.error(
          { err: error, job: job.name, jobId: id },
          'A job has an invalid payload and is given up',
        );
        await query(GIVE_UP, [id]);
      }
      throw error;
    }
  };

const commonOptions = ({ queuePool, logger }: QueueDeps): RunnerOptions => ({
  pgPool: queuePool,
  noHandleSignals: true,
  logger: new Logger(() => (level, message) => logger[LEVELS[level]]({ part: 'jobs' }, message)),
  preset,
});
