import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { bulkJobIdParamsSchema, bulkJobSchema } from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { cancelBulkJob, getBulkJob, undoBulkJob } from './bulkJobs.ts';
import { presentBulkJob } from './presentBulkJob.ts';

/** Changes of many submissions that go on behind their answer. */
export function bulkJobsRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/bulk-jobs/:jobId' });
  const oneJob = {
    access: 'approved',
    scope: 'submissions',
    keeps: 'forms',
    params: bulkJobIdParamsSchema,
    missing: 'bulk_job.not_found',
    response: bulkJobSchema,
  } as const;

  router.get(
    '/',
    guard(oneJob, ({ actor, params }) =>
      inTransaction(orm, async (em) => presentBulkJob(await getBulkJob(em, actor, params.jobId))),
    ),
  );
  router.post(
    '/cancel',
    guard(oneJob, ({ actor, params }) =>
      inTransaction(orm, async (em) => presentBulkJob(await cancelBulkJob(em, actor, params.jobId))),
    ),
  );
  router.post(
    '/undo',
    guard(
      { ...oneJob, problems: ['bulk_job.not_undoable', 'bulk_job.too_many', 'bulk_job.starting'] },
      ({ ctx, actor, params }) =>
        inTransaction(orm, async (em) => {
          const source = requestSource(ctx, config);
          return presentBulkJob(await undoBulkJob(em, { actor, source }, params.jobId));
        }),
    ),
  );

  return router;
}
