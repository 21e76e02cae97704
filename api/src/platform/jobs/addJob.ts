import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql } from '../db/sql.ts';
import { traceContext } from '../tracing/tracing.ts';
import type { AddableJob } from './defineJob.ts';

/** Attempts before a job is given up; with the queue's exponential back-off 16 of them take more than a day. */
const MAX_ATTEMPTS = 16;

/** Options of a job that runs later, or one at a time. */
interface Schedule {
  runAt?: Date;
  /** A waiting job keeps its time. */
  keepsEarlierTime?: boolean;
  /** The account of the work: its jobs run one by one and leave workers to other accounts. */
  account?: string;
  /** The sender of the work: its jobs run one by one (decision 862). */
  sender?: string;
}

/** Adds a job in the surrounding transaction: the job runs once that commits, and never if it rolls back. */
export async function addJob<Payload extends object>(
  em: EntityManager,
  job: AddableJob<Payload>,
  payload: NoInfer<Payload>,
  { runAt, keepsEarlierTime, account, sender }: Schedule = {},
): Promise<void> {
  await run(
    em,
    sql`select graphile_worker.add_job(
      ${job.name},
      ${JSON.stringify({ ...payload, ...traceContext() })}::json,
      queue_name => ${sender ? `sender:${sender}` : account === undefined ? null : `account:${account}`},
      job_key => ${job.keyOf(payload)},
      max_attempts => ${MAX_ATTEMPTS},
      run_at => ${runAt ?? null},
      job_key_mode => ${keepsEarlierTime ? 'preserve_run_at' : 'replace'})`,
  );
}
