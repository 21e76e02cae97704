import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../identity/actor.ts';
import {
  bulkJobIdParamsSchema,
  bulkJobSchema,
  changeSubmissionsResponseSchema,
  deleteSelectionSchema,
  formIdParamsSchema,
  nearingDeletionQuerySchema,
  nearingDeletionResponseSchema,
  selectionSchema,
  trashedFormsResponseSchema,
  trashQuerySchema,
  trashResponseSchema,
  markSelectionSchema,
  tagSelectionSchema,
  tagSubmissionsResponseSchema,
  type BulkAction,
} from '../contract/index.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { AppState } from '../http/appContext.ts';
import type { RevisionCache } from '../forms/revisions/revisionCache.ts';
import { guard } from '../http/guard.ts';
import { SELECTION_BODY_LIMITS } from '../http/readBody.ts';
import type { BulkSelection } from '../entities/bulkJob.entity.ts';
import { cancelBulkJob, getBulkJob, undoBulkJob } from './bulkJobs.ts';
import { changeSubmissions } from './changeSubmissions.ts';
import { findNearingDeletion, listTrash } from './listTrash.ts';
import { presentBulkJob } from './presentBulkJob.ts';
import { tagSubmissions } from './tagSubmissions.ts';
import { eraseForm, listTrashedForms } from './trashedForms.ts';

/** Routes that move submissions to the trash, restore them and delete them permanently (SUBM-054, TRASH). */
export function trashRouter({
  orm,
  revisions,
}: {
  orm: MikroORM;
  revisions: RevisionCache;
}): Router<AppState> {
  const router = new Router<AppState>();

  const change = (actor: Actor, action: BulkAction, selection: BulkSelection) =>
    inTransaction(orm, (em) => changeSubmissions(em, { actor, action, selection }));
  const changes = {
    access: 'approved',
    scope: 'submissions',
    response: changeSubmissionsResponseSchema,
    problems: ['form.not_found', 'submission.not_found', 'access.denied', 'bulk_job.too_many'],
  } as const;

  for (const action of ['trash', 'restore'] as const) {
    router.post(
      `/api/submissions/${action}`,
      guard({ ...changes, body: selectionSchema, bodyLimits: SELECTION_BODY_LIMITS }, ({ actor, body }) =>
        change(actor, action, 'ids' in body ? body : { ...body, inTrash: action === 'restore' }),
      ),
    );
  }
  router.post(
    '/api/submissions/delete',
    guard({ ...changes, body: deleteSelectionSchema, bodyLimits: SELECTION_BODY_LIMITS }, ({ actor, body }) =>
      change(actor, 'delete', body),
    ),
  );

  for (const action of ['tag', 'untag'] as const) {
    router.post(
      `/api/submissions/${action}`,
      guard(
        {
          access: 'approved',
          scope: 'submissions',
          problems: changes.problems,
          body: tagSelectionSchema,
          bodyLimits: SELECTION_BODY_LIMITS,
          response: tagSubmissionsResponseSchema,
        },
        ({ actor, body: { name, ...selection } }) =>
          inTransaction(orm, (em) => tagSubmissions(em, { actor, action, name, selection })),
      ),
    );
  }

  for (const action of ['read', 'unread'] as const) {
    router.post(
      `/api/submissions/${action}`,
      guard({ ...changes, body: markSelectionSchema }, ({ actor, body }) =>
        change(actor, action, { ...body, inTrash: false }),
      ),
    );
  }

  router.get(
    '/api/submissions/nearing-deletion',
    guard(
      {
        access: 'approved',
        problems: ['form.not_found'],
        scope: 'submissions',
        query: nearingDeletionQuerySchema,
        response: nearingDeletionResponseSchema,
      },
      ({ actor, query }) =>
        inTransaction(orm, (em) => findNearingDeletion(em, { actor, formId: query.formId })),
    ),
  );

  router.get(
    '/api/trash',
    guard(
      { access: 'approved', scope: 'submissions', query: trashQuerySchema, response: trashResponseSchema },
      ({ actor, query }) => inTransaction(orm, (em) => listTrash(em, { actor, query, revisions })),
    ),
  );

  router.get(
    '/api/trash/forms',
    guard({ access: 'approved', scope: 'forms', response: trashedFormsResponseSchema }, ({ actor }) =>
      inTransaction(orm, (em) => listTrashedForms(em, actor)),
    ),
  );

  router.delete(
    '/api/trash/forms/:formId',
    guard(
      {
        access: 'approved',
        problems: ['access.denied'],
        scope: 'forms',
        params: formIdParamsSchema,
        missing: 'form.not_found',
      },
      ({ actor, params }) => inTransaction(orm, (em) => eraseForm(em, actor, params.formId)),
    ),
  );

  return router;
}

/** Changes of many submissions that go on behind their answer. */
export function bulkJobsRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/bulk-jobs/:jobId' });
  const oneJob = {
    access: 'approved',
    scope: 'submissions',
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
    guard({ ...oneJob, problems: ['bulk_job.not_undoable', 'bulk_job.too_many'] }, ({ actor, params }) =>
      inTransaction(orm, async (em) => presentBulkJob(await undoBulkJob(em, actor, params.jobId))),
    ),
  );

  return router;
}
