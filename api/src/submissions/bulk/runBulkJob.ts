import { LockMode } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { allOf, sql } from '../../platform/db/sql.ts';
import { BulkJob, type RowSelection } from '../../platform/entities/bulkJob.entity.ts';
import { loadPersonOf } from '../loadPersonOf.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { progressEvent } from '../../platform/jobs/progressEvent.ts';
import { keepChanges, takeBack } from './bulkJobChanges.ts';
import { end, finish, lockJob, UNFINISHED } from './bulkJobState.ts';
import { changeRows, type AnnounceWork } from './changeRows.ts';
import { selectRows, type Changer, type SelectedRows } from './selectRows.ts';

/** Rows per transaction: short enough that no other request waits long for it. */
const BATCH = 500;

/** Parts that a job needs. */
interface BulkDeps {
  orm: MikroORM;
  announceWork: AnnounceWork;
}

/** Processes a job in batches, each in its own transaction, until it is done or cancelled. */
async function runBulkJob(
  { orm, announceWork }: BulkDeps,
  input: { jobId: string; isLast: boolean },
): Promise<void> {
  try {
    while (await inTransaction(orm, (em) => runBatch(em, input.jobId, announceWork)));
  } catch (error) {
    // A refusal is final: the form is gone, or no longer readable for the user. Retries would fail too.
    const isRefused = error instanceof ProblemError;
    if (isRefused || input.isLast) {
      await inTransaction(orm, async (em) => finish(em, await lockJob(em, input.jobId), 'failed'));
    }
    if (!isRefused) throw error;
  }
}

export const bulkChangeJob = defineJob({
  name: 'run_bulk_job',
  payload: z.object({ jobId: z.uuid() }),
  queue: 'bulk',
  key: ({ jobId }) => [jobId],
  run: (deps: BulkDeps, { jobId }, { isLast }) => runBulkJob(deps, { jobId, isLast }),
});

/**
 * Locks the job's row for the batch: once a cancel or an undo is answered, no further row changes.
 *
 * @returns whether there is more to do.
 */
async function runBatch(em: EntityManager, jobId: string, announceWork: AnnounceWork): Promise<boolean> {
  const job = await em.findOne(BulkJob, { id: jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!job || !UNFINISHED.includes(job.state)) return false;
  const actor: Changer = { ...(await loadPersonOf(em, job)), timeZone: null };
  const isMore = await changeBatch(em, { job, actor, announceWork });
  job.state = 'running';
  if (!isMore) end(job, 'done');
  await publishEvent(em, progressEvent, { userId: job.createdBy });
  return isMore;
}

/** @returns whether there may be more to do. */
async function changeBatch(
  em: EntityManager,
  { job, actor, announceWork }: { job: BulkJob; actor: Changer; announceWork: AnnounceWork },
): Promise<boolean> {
  const { action, id, reachedId, selection, value } = job;
  if ('changedBy' in selection) {
    const ids = await takeBack(em, { job, actor, changedBy: selection.changedBy, announceWork });
    job.done += ids?.length ?? 0;
    return ids !== null;
  }
  const changed = await changeRows(em, {
    action,
    rows: await rowsOfJob(em, { job, actor, selection }),
    limit: BATCH,
    actorId: actor.id,
    value: value ?? null,
    job: { id, reachedId: reachedId ?? null },
    announceWork,
  });
  keepChanges(em, job, changed.before);
  job.done += changed.ids.length;
  job.reachedId = changed.reachedId ?? job.reachedId;
  return changed.isFull;
}

/** Leaves out submissions that arrived after the request. */
async function rowsOfJob(
  em: EntityManager,
  { job, actor, selection }: { job: BulkJob; actor: Changer; selection: RowSelection },
): Promise<SelectedRows> {
  const { action, createdAt } = job;
  const rows = await selectRows(em, { actor, action, selection });
  if (!('filter' in selection)) return rows;
  const isFromTrash = action === 'restore' || action === 'release' || selection.inTrash || selection.inSpam;
  const column = isFromTrash ? sql`s.deleted_at` : sql`s.submitted_at`;
  const isEarlier = sql`${column} <= ${createdAt.toISOString()}::timestamptz`;
  return { ...rows, where: allOf([rows.where, isEarlier]) };
}
