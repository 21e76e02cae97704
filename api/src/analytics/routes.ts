import { Router } from '@koa/router';
import { analyticsQuerySchema, analyticsResponseSchema } from '../contract/index.ts';
import { actAs } from '../db/actAs.ts';
import type { AppState } from '../http/appContext.ts';
import type { AppDeps } from '../http/appDeps.ts';
import { guard } from '../http/guard.ts';
import { getAnalytics } from './getAnalytics.ts';
import { writeAnalytics } from './writeAnalytics.ts';

/** How forms do, for their owners. */
export function analyticsRouter({ orm }: AppDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/analytics' });

  router.get(
    '/',
    guard(
      { access: 'approved', query: analyticsQuerySchema, response: analyticsResponseSchema },
      async ({ actor, query }) => actAs(orm, actor, (em) => getAnalytics(em, { actor, query })),
    ),
  );

  router.get(
    '/export',
    guard({ access: 'approved', query: analyticsQuerySchema, status: 200 }, async ({ ctx, actor, query }) => {
      const analytics = await actAs(orm, actor, (em) => getAnalytics(em, { actor, query }));
      ctx.set({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="analytics_${query.from}_${query.to}.csv"`,
      });
      ctx.body = writeAnalytics(analytics);
    }),
  );

  return router;
}
