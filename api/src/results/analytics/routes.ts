import { Router } from '@koa/router';
import { analyticsQuerySchema, analyticsResponseSchema } from '../../platform/contract/index.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { getAnalytics } from './getAnalytics.ts';
import { writeAnalytics } from './writeAnalytics.ts';
import type { SubmissionReads } from '../../submissions/list/listSubmissions.ts';

/** Routes of analytics, for owners. */
export function analyticsRouter(deps: SubmissionReads): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/analytics' });

  router.get(
    '/',
    guard(
      {
        access: 'approved',
        problems: ['form.not_found'],
        scope: 'analytics',
        keeps: 'forms',
        query: analyticsQuerySchema,
        response: analyticsResponseSchema,
      },
      ({ actor, query }) => getAnalytics(deps, { actor, query }),
    ),
  );

  router.get(
    '/export',
    guard(
      {
        access: 'approved',
        problems: ['form.not_found'],
        scope: 'analytics',
        keeps: 'forms',
        query: analyticsQuerySchema,
        produces: ['text/csv'],
        status: 200,
      },
      async ({ ctx, actor, query }) => {
        const analytics = await getAnalytics(deps, { actor, query });
        ctx.set({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="analytics_${query.from}_${query.to}.csv"`,
        });
        ctx.body = writeAnalytics(analytics);
      },
    ),
  );

  return router;
}
