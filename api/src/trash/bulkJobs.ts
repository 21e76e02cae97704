import { LockMode } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../identity/actor.ts';
import { actAsSystem } from '../db/actAs.ts';
import { ProblemError } from '../http/problemError.ts';
import { publishEvent } from '../realtime/liveEvents.ts';
import { allOf, sql, type Sql } from '../db/sql.ts';
import { User } from '../entities/user.entity.ts';
import { BulkJob } from '../entities/bulkJob.entity.ts';
import { changeRows } from './changeRows.ts';
import { startBulkJob } from './changeSubmissions.ts';
import { selectRows } from './selectRows.ts';

/** Rows of one transaction: short enough for nobody to wait behind it. */
const BATCH = 500;

const UNFINISHED: readonly BulkJob['state'][] = ['waiting', 'running'];

/** @throws {ProblemError} `bulk_job.not_found` for missing ones and other people's alike (D-172). */
export async function getBulkJob(em: EntityManager, actor: Actor, jobId: string): Promise<BulkJob> {
  const job = await em.findOne(BulkJob, { id: jobId, ownerId: actor.id });
  if (!job) throw new ProblemError('bulk_job.not_found');
  return job;
}

/** Works through a job batch by batch, each in a transaction of its own, until nothing is left or it is cancelled. */
export async function runBulkJob(orm: MikroORM, input: { jobId: string; isLast: boolean }): Promise<void> {
  try {
    while (await actAsSystem(orm, (em) => runBatch(em, input.jobId)));
  } catch (error) {
    // What is refused now, because the form is gone or no longer the person's to read, another try would not get.
    const isRefused = error instanceof ProblemError;
    if (isRefused || input.isLast) {
      await actAsSystem(orm, async (em) => finish(em, await lockJob(em, input.jobId), 'failed'));
    }
    if (!isRefused) throw error;
  }
}

/**
 * The job's own row is locked for the batch: after a cancel or an undo was answered, no further row
 * changes.
 * @returns whether there is more to do.
 */
async function runBatch(em: EntityManager, jobId: string): Promise<boolean> {
  const job = await em.findOne(BulkJob, { id: jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!job || !UNFINISHED.includes(job.state)) return false;
  const rows = await rowsOfJob(em, job);
  const { action, ownerId: actorId, id, reachedId, tag } = job;
  const place = { id, reachedId: reachedId ?? null };
  const changed = await changeRows(em, { action, rows, limit: BATCH, actorId, tag: tag ?? null, job: place });
  job.done += changed.ids.length;
  job.reachedId = changed.reachedId ?? job.reachedId;
  job.state = 'running';
  if (!changed.isFull) end(job, 'done');
  await publishEvent(em, { type: 'job', userId: job.ownerId });
  return job.state === 'running';
}

/** What arrived after the question was asked was not meant by it. */
async function rowsOfJob(em: EntityManager, job: BulkJob): Promise<Sql> {
  const { action, selection } = job;
  const { id, role } = await em.findOneOrFail(User, { id: job.ownerId });
  const rows = await selectRows(em, { actor: { id, role, timeZone: null }, action, selection });
  if (!('filter' in selection)) return rows;
  const isFromTrash = action === 'restore' || selection.inTrash;
  const column = isFromTrash ? 's.deleted_at' : 's.submitted_at';
  return allOf([rows, sql(`${column} <= ?::timestamptz`, job.createdAt.toISOString())]);
}

function end(job: BulkJob, state: 'done' | 'cancelled' | 'failed'): void {
  job.state = state;
  job.finishedAt = new Date();
  if (state === 'done') job.failed = Math.max(0, job.total - job.done);
}

async function finish(em: EntityManager, job: BulkJob, state: 'cancelled' | 'failed'): Promise<void> {
  if (!UNFINISHED.includes(job.state)) return;
  end(job, state);
  await em.flush();
  await publishEvent(em, { type: 'job', userId: job.ownerId });
}

/** Stops a job after the batch it is at; what it has changed stays changed. */
export async function cancelBulkJob(em: EntityManager, actor: Actor, jobId: string): Promise<BulkJob> {
  await getBulkJob(em, actor, jobId);
  const job = await lockJob(em, jobId);
  await finish(em, job, 'cancelled');
  return job;
}

/** Waits for the batch that is under way, and reads again what it has changed. */
const lockJob = (em: EntityManager, jobId: string): Promise<BulkJob> =>
  em.findOneOrFail(BulkJob, { id: jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

/**
 * Stops a job that moves to the trash, and restores exactly what it has moved there: not what was
 * there before, nor what was moved again since.
 * @returns the job that does so.
 * @throws {ProblemError} `bulk_job.not_undoable` for any other action.
 */
export async function undoBulkJob(em: EntityManager, actor: Actor, jobId: string): Promise<BulkJob> {
  const job = await cancelBulkJob(em, actor, jobId);
  if (job.action !== 'trash') throw new ProblemError('bulk_job.not_undoable');
  const selection = { trashedBy: job.id };
  const rows = await selectRows(em, { actor, action: 'restore', selection });
  return startBulkJob(em, { actor, action: 'restore', selection, rows });
}
