import type { EntityManager } from '@mikro-orm/postgresql';
import type { ChangeSubmissionsResponse } from '../../platform/contract/index.ts';
import { run, sql } from '../../platform/db/sql.ts';
import type { BulkJob } from '../../platform/entities/bulkJob.entity.ts';
import { BulkJobChange } from '../../platform/entities/bulkJobChange.entity.ts';
import { changeRows, type AnnounceWork } from './changeRows.ts';
import { stillHaving } from './changeWork.ts';
import { selectRows, type Changer } from './selectRows.ts';

/** Keeps what a batch of a job has changed, for an undo. */
export function keepChanges(
  em: EntityManager,
  { id: jobId, accountId }: BulkJob,
  before: ChangeSubmissionsResponse['before'],
): void {
  for (const { value, ids } of before) {
    em.create(BulkJobChange, { jobId, accountId, value, submissionIds: ids });
  }
}

/** Counts the rows that an undo of a job would change. */
export async function countChanges(
  em: EntityManager,
  { id, accountId }: Pick<BulkJob, 'id' | 'accountId'>,
): Promise<number> {
  const [found] = await run<{ count: number }>(
    em,
    sql`select coalesce(sum(cardinality(submission_ids)), 0)::int as count from bulk_job_changes
      where account_id = ${accountId}::uuid and job_id = ${id}::uuid`,
  );
  return found?.count ?? 0;
}

/**
 * Takes back the changes of one batch of another job, which are forgotten then.
 * @returns the changed rows; null when nothing is left to take back.
 */
export async function takeBack(
  em: EntityManager,
  input: { job: BulkJob; changedBy: string; actor: Changer; announceWork: AnnounceWork },
): Promise<string[] | null> {
  const { job, changedBy, actor, announceWork } = input;
  const ofJob = sql`account_id = ${job.accountId}::uuid and job_id = ${changedBy}::uuid`;
  const [kept] = await run<{ value: string | null; ids: string[] }>(
    em,
    sql`delete from bulk_job_changes where ${ofJob}
        and id = (select id from bulk_job_changes where ${ofJob} order by id limit 1)
      returning value, submission_ids as ids`,
  );
  if (!kept) return null;
  const { action, value: set = null } = job;
  const rows = await selectRows(em, { actor, action, selection: { ids: kept.ids } });
  const isWork = action === 'status' || action === 'assign';
  const { ids } = await changeRows(em, {
    action,
    rows: stillHaving(rows, action, set),
    limit: kept.ids.length,
    actorId: actor.id,
    value: isWork ? kept.value : set,
    job: { id: job.id, reachedId: null },
    announceWork,
  });
  return ids;
}
