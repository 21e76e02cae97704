import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import {
  savedViewIdParamsSchema,
  savedViewListResponseSchema,
  saveViewRequestSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { createId } from '../../platform/db/columns.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { SavedView } from '../../platform/entities/savedView.entity.ts';
import { listSavedViews } from './listSavedViews.ts';

/** A name in use gets the new filter. */
const save = (accountId: string, { name, query }: Pick<SavedView, 'name' | 'query'>): Sql => sql`
  insert into saved_views (id, account_id, name, query, created_at)
  values (${createId()}, ${accountId}, ${name}, ${query}, now())
  on conflict (account_id, lower(name)) do update set name = excluded.name, query = excluded.query`;

/** Routes of the signed-in user's own saved views. */
export function savedViewsRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/saved-views' });

  router.get(
    '/',
    guard({ access: 'approved', response: savedViewListResponseSchema }, async ({ actor }) =>
      inTransaction(orm, (em) => listSavedViews(em, actor)),
    ),
  );

  router.post(
    '/',
    guard(
      {
        access: 'approved',
        needs: 'work',
        body: saveViewRequestSchema,
        response: savedViewListResponseSchema,
        status: 201,
      },
      async ({ actor, body }) =>
        inTransaction(orm, async (em) => {
          await run(em, save(actor.accountId, body));
          return listSavedViews(em, actor);
        }),
    ),
  );

  router.delete(
    '/:viewId',
    guard(
      {
        access: 'approved',
        needs: 'work',
        params: savedViewIdParamsSchema,
        missing: 'view.not_found',
        response: savedViewListResponseSchema,
      },
      async ({ actor, params }) =>
        inTransaction(orm, async (em) => {
          const removed = await em.nativeDelete(SavedView, { id: params.viewId, accountId: actor.accountId });
          if (removed === 0) throw new ProblemError('view.not_found');
          return listSavedViews(em, actor);
        }),
    ),
  );

  return router;
}
