import type { BulkJobItem } from '../../platform/contract/index.ts';
import type { BulkJob } from '../../platform/entities/bulkJob.entity.ts';

/** Presents a job to its owner. */
export const presentBulkJob = (job: BulkJob): BulkJobItem => ({
  id: job.id,
  action: job.action,
  state: job.state,
  total: job.total,
  done: job.done,
  failed: job.failed,
  createdAt: job.createdAt.toISOString(),
  finishedAt: job.finishedAt?.toISOString() ?? null,
});
