import type { EntityManager } from '@mikro-orm/postgresql';
import { BulkJob } from '../../platform/entities/bulkJob.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { finish, lockJob } from './bulkJobState.ts';
import type { BulkAction } from '../../platform/contract/index.ts';
import { countChanges } from './bulkJobChanges.ts';
import { isAskedBy } from '../loadPersonOf.ts';
import { startBulkJob } from './changeSubmissions.ts';
import { countByForm, recordRows } from './recordRows.ts';
import { selectRows } from './selectRows.ts';

/** @throws {ProblemError} `bulk_job.not_found` for missing ones and other people's alike (D-172). */
export async function getBulkJob(em: EntityManager, actor: Actor, jobId: string): Promise<BulkJob> {
  const job = await em.findOne(BulkJob, { id: jobId, createdBy: actor.id });
  if (!job || !isAskedBy(job, actor)) throw new ProblemError('bulk_job.not_found');
  return job;
}

/** Stops a job after its current batch; its changes are not reverted. */
export async function cancelBulkJob(em: EntityManager, actor: Actor, jobId: string): Promise<BulkJob> {
  await getBulkJob(em, actor, jobId);
  const job = await lockJob(em, jobId);
  await finish(em, job, 'cancelled');
  return job;
}

/** The action that takes another back. */
const INVERSE: Partial<Record<BulkAction, BulkAction>> = {
  trash: 'restore',
  spam: 'release',
  read: 'unread',
  unread: 'read',
  tag: 'untag',
  untag: 'tag',
  status: 'status',
  assign: 'assign',
};

/**
 * Stops a job, and takes back exactly what it has changed: rows that were so before it, or were changed again since,
 * stay as they are.
 *
 * @returns the job that takes the change back.
 * @throws {ProblemError} `bulk_job.not_undoable` for what restores, deletes or is an undo itself.
 */
export async function undoBulkJob(
  em: EntityManager,
  { actor, source }: { actor: Actor; source: RequestSource },
  jobId: string,
): Promise<BulkJob> {
  const job = await cancelBulkJob(em, actor, jobId);
  const action = INVERSE[job.action];
  if (!action || 'changedBy' in job.selection) throw new ProblemError('bulk_job.not_undoable');
  if (action === 'restore' || action === 'release') {
    const selection = { trashedBy: job.id };
    const rows = await selectRows(em, { actor, action, selection });
    const counted = await countByForm(em, rows);
    await recordRows(em, { actor, source }, { action, rows: counted });
    const total = counted.reduce((sum, { count }) => sum + count, 0);
    return startBulkJob(em, { actor, action, selection, total });
  }
  const total = await countChanges(em, job);
  return startBulkJob(em, {
    actor,
    action,
    selection: { changedBy: job.id },
    total,
    value: job.value ?? null,
  });
}
