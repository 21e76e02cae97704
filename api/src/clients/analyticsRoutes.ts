import { Router } from '@koa/router';
import { analyticsResponseSchema, clientAnalyticsQuerySchema } from '../contract/index.ts';
import type { AppState } from '../http/appContext.ts';
import type { AppDeps } from '../app/appDeps.ts';
import { guard } from '../http/guard.ts';
import { getClientAnalytics } from './getClientAnalytics.ts';

/** How the forms of a client do, in the shape that owners get (CLNT-047, CLNT-048). */
export function clientAnalyticsRouter(deps: AppDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/client-analytics' });

  router.get(
    '/',
    guard(
      { access: 'client', query: clientAnalyticsQuerySchema, response: analyticsResponseSchema },
      ({ client, query }) => getClientAnalytics(deps, { client, query }),
    ),
  );

  return router;
}
