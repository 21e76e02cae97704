import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import {
  changeSubmissionsResponseSchema,
  deleteSelectionSchema,
  selectionSchema,
  markSelectionSchema,
  releaseSelectionSchema,
  tagSelectionSchema,
  tagSubmissionsResponseSchema,
  type BulkAction,
} from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { SELECTION_BODY_LIMITS } from '../../platform/http/readBody.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { RowSelection } from '../../platform/entities/bulkJob.entity.ts';
import type { AnnounceWork } from './changeRows.ts';
import { EVEN_IF_FULL } from '../spam/withRoom.ts';
import { changeSubmissions } from './changeSubmissions.ts';
import { tagSubmissions } from './tagSubmissions.ts';

/** Routes that trash, restore, delete, release, tag and mark selected submissions (SUBM-054, TRASH, SPAM). */
export function changeSubmissionsRouter({
  config,
  orm,
  announceWork,
}: {
  config: Config;
  orm: MikroORM;
  announceWork: AnnounceWork;
}): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/submissions' });

  const change = (
    { ctx, actor }: { ctx: AppContext; actor: Actor },
    action: BulkAction,
    selection: RowSelection,
    value: string | null = null,
  ) => {
    const source = requestSource(ctx, config);
    return inTransaction(orm, (em) =>
      changeSubmissions(em, { actor, action, selection, value, announceWork, source }),
    );
  };
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

  for (const action of ['trash', 'restore', 'spam'] as const) {
    router.post(
      `/${action}`,
      guard(
        {
          ...changes,
          body: selectionSchema,
          bodyLimits: SELECTION_BODY_LIMITS,
          problems: action === 'restore' ? [...changes.problems, 'submission.value_used'] : changes.problems,
        },
        ({ body, ...call }) =>
          change(call, action, 'ids' in body ? body : { ...body, inTrash: action === 'restore' }),
      ),
    );
  }
  router.post(
    '/release',
    guard(
      {
        ...changes,
        body: releaseSelectionSchema,
        bodyLimits: SELECTION_BODY_LIMITS,
        problems: [...changes.problems, 'submission.value_used', 'submission.no_room'],
      },
      ({ body: { evenIfFull, ...selection }, ...call }) =>
        change(
          call,
          'release',
          'ids' in selection ? selection : { ...selection, inTrash: false, inSpam: true },
          evenIfFull ? EVEN_IF_FULL : null,
        ),
    ),
  );
  router.post(
    '/delete',
    guard(
      { ...changes, body: deleteSelectionSchema, bodyLimits: SELECTION_BODY_LIMITS },
      ({ body, ...call }) => change(call, 'delete', body),
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
      guard({ ...changes, body: markSelectionSchema }, ({ body, ...call }) =>
        change(call, action, { ...body, inTrash: false }),
      ),
    );
  }

  return router;
}
