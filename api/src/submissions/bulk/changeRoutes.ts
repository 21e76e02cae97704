import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import {
  changeSubmissionsResponseSchema,
  deleteSelectionSchema,
  selectionSchema,
  markSelectionSchema,
  tagSelectionSchema,
  tagSubmissionsResponseSchema,
  type BulkAction,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { SELECTION_BODY_LIMITS } from '../../platform/http/readBody.ts';
import type { RowSelection } from '../../platform/entities/bulkJob.entity.ts';
import type { AnnounceWork } from './changeRows.ts';
import { changeSubmissions } from './changeSubmissions.ts';
import { tagSubmissions } from './tagSubmissions.ts';

/** Routes that trash, restore, delete, tag and mark selected submissions (SUBM-054, TRASH). */
export function changeSubmissionsRouter({
  orm,
  announceWork,
}: {
  orm: MikroORM;
  announceWork: AnnounceWork;
}): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/submissions' });

  const change = (actor: Actor, action: BulkAction, selection: RowSelection) =>
    inTransaction(orm, (em) => changeSubmissions(em, { actor, action, selection, announceWork }));
  const changes = {
    access: 'approved',
    scope: 'submissions',
    keeps: 'forms',
    response: changeSubmissionsResponseSchema,
    problems: [
      'form.not_found',
      'submission.not_found',
      'access.denied',
      'bulk_job.too_many',
      'bulk_job.starting',
    ],
  } as const;

  for (const action of ['trash', 'restore'] as const) {
    router.post(
      `/${action}`,
      guard({ ...changes, body: selectionSchema, bodyLimits: SELECTION_BODY_LIMITS }, ({ actor, body }) =>
        change(actor, action, 'ids' in body ? body : { ...body, inTrash: action === 'restore' }),
      ),
    );
  }
  router.post(
    '/delete',
    guard({ ...changes, body: deleteSelectionSchema, bodyLimits: SELECTION_BODY_LIMITS }, ({ actor, body }) =>
      change(actor, 'delete', body),
    ),
  );

  for (const action of ['tag', 'untag'] as const) {
    router.post(
      `/${action}`,
      guard(
        {
          access: 'approved',
          scope: 'submissions',
          keeps: 'forms',
          problems: changes.problems,
          body: tagSelectionSchema,
          bodyLimits: SELECTION_BODY_LIMITS,
          response: tagSubmissionsResponseSchema,
        },
        ({ actor, body: { name, ...selection } }) =>
          inTransaction(orm, (em) => tagSubmissions(em, { actor, action, name, selection, announceWork })),
      ),
    );
  }

  for (const action of ['read', 'unread'] as const) {
    router.post(
      `/${action}`,
      guard({ ...changes, body: markSelectionSchema }, ({ actor, body }) =>
        change(actor, action, { ...body, inTrash: false }),
      ),
    );
  }

  return router;
}
