import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { z } from 'zod';
import { run, sql, type Sql } from '../db/sql.ts';
import { MINUTE_MS } from '../calendar/durations.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { defineJob } from './defineJob.ts';

/** Longer than any job takes: a worker that holds a job for longer was killed. */
const STALE_MS = 5 * MINUTE_MS;

const unlockOlderThan = (seconds: number): Sql => sql`
  select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
  from graphile_worker.jobs where locked_at <= now() - make_interval(secs => ${seconds})
  having count(*) > 0`;

/** Name of the sessions of workers, by which the server knows whether any is alive. */
export const WORKER_NAME = 'inlay worker';

/** An address that gives sessions another name says nothing of other workers. */
const UNLOCK_IF_ALONE = `
  select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
  from graphile_worker.jobs
  where locked_by is not null and current_setting('application_name') = $1
    and not exists (
      select from pg_stat_activity
      where datname = current_database() and application_name = $1 and pid <> pg_backend_pid())
  having count(*) > 0`;

/**
 * Releases all jobs if no other worker is connected: those who hold them were killed. Called before the queues start,
 * as the first use of their pool.
 */
export async function recoverIfAlone(queuePool: Pool): Promise<void> {
  await queuePool.query(UNLOCK_IF_ALONE, [WORKER_NAME]);
}

/** Releases jobs of killed workers, which the queue itself would do after four hours. */
export async function recoverJobs(orm: MikroORM, staleMs = STALE_MS): Promise<void> {
  await inTransaction(orm, (em) => run(em, unlockOlderThan(staleMs / 1000)));
}

export const recoveryJob = defineJob({
  name: 'recover_jobs',
  payload: z.object({}),
  queue: 'mails',
  cron: { match: '*/5 * * * *' },
  run: ({ orm }: { orm: MikroORM }) => recoverJobs(orm),
});

/** Releases the jobs of one worker pool that has ended. */
export async function unlockJobs(orm: MikroORM, poolId: string): Promise<void> {
  await inTransaction(orm, (em) =>
    run(em, sql`select graphile_worker.force_unlock_workers(array[${poolId}::text])`),
  );
}
