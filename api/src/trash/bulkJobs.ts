import type { EntityManager } from '@mikro-orm/postgresql';
import { BulkJob } from '../entities/bulkJob.entity.ts';
import { ProblemError } from '../http/problemError.ts';
import type { Actor } from '../identity/actor.ts';
import { finish, lockJob } from './bulkJobState.ts';
import { startBulkJob } from './changeSubmissions.ts';
import { selectRows } from './selectRows.ts';

/** @throws {ProblemError} `bulk_job.not_found` for missing ones and other people's alike (D-172). */
export async function getBulkJob(em: EntityManager, actor: Actor, jobId: string): Promise<BulkJob> {
  const job = await em.findOne(BulkJob, { id: jobId, createdBy: actor.id });
  if (!job) throw new ProblemError('bulk_job.not_found');
  return job;
}

/** Stops a job after its current batch; its changes are not reverted. */
export async function cancelBulkJob(em: EntityManager, actor: Actor, jobId: string): Promise<BulkJob> {
  await getBulkJob(em, actor, jobId);
  const job = await lockJob(em, jobId);
  await finish(em, job, 'cancelled');
  return job;
}

/**
 * Stops a job that moves to the trash, and restores exactly the rows it has moved: not earlier ones, nor rows
 * moved again since.
 *
 * @returns the job that restores them.
 * @throws {ProblemError} `bulk_job.not_undoable` for any other action.
 */
export async function undoBulkJob(em: EntityManager, actor: Actor, jobId: string): Promise<BulkJob> {
  const job = await cancelBulkJob(em, actor, jobId);
  if (job.action !== 'trash') throw new ProblemError('bulk_job.not_undoable');
  const selection = { trashedBy: job.id };
  const rows = await selectRows(em, { actor, action: 'restore', selection });
  return startBulkJob(em, { actor, action: 'restore', selection, rows });
}
