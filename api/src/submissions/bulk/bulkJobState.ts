import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { BulkJob } from '../../platform/entities/bulkJob.entity.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { progressEvent } from '../../platform/jobs/progressEvent.ts';

/** States in which a bulk job still changes rows. */
export const UNFINISHED: readonly BulkJob['state'][] = ['waiting', 'running'];

/** Ends a job; its changes are not reverted. */
export function end(job: BulkJob, state: 'done' | 'cancelled' | 'failed'): void {
  job.state = state;
  job.finishedAt = new Date();
  if (state === 'done') job.failed = Math.max(0, job.total - job.done);
}

/** Ends a job that is not finished, and publishes it. */
export async function finish(em: EntityManager, job: BulkJob, state: 'cancelled' | 'failed'): Promise<void> {
  if (!UNFINISHED.includes(job.state)) return;
  end(job, state);
  await em.flush();
  await publishEvent(em, progressEvent, { userId: job.createdBy });
}

/** Waits for the running batch and reads the job again. */
export const lockJob = (em: EntityManager, jobId: string): Promise<BulkJob> =>
  em.findOneOrFail(BulkJob, { id: jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
