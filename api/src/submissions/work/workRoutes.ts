import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  setStatusesRequestSchema,
  workChoicesResponseSchema,
  workQuerySchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { listWorkChoices, setStatuses } from './statuses.ts';

/** Routes of an account's own statuses. */
export function statusesRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/submission-statuses' });

  router.get(
    '/',
    guard(
      {
        access: 'approved',
        problems: ['form.not_found'],
        scope: 'submissions',
        keeps: 'forms',
        query: workQuerySchema,
        response: workChoicesResponseSchema,
      },
      ({ actor, query }) => inTransaction(orm, (em) => listWorkChoices(em, { actor, formId: query.formId })),
    ),
  );

  router.put(
    '/',
    guard(
      {
        access: 'approved',
        needs: 'organise',
        scope: 'submissions',
        body: setStatusesRequestSchema,
        response: workChoicesResponseSchema,
      },
      ({ actor, body }) =>
        inTransaction(orm, async (em) => {
          await setStatuses(em, actor, body);
          return listWorkChoices(em, { actor, formId: undefined });
        }),
    ),
  );

  return router;
}
