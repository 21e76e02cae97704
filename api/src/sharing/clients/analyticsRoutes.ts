import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { clientAnalyticsQuerySchema, clientAnalyticsResponseSchema } from '../../platform/contract/index.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import { guard } from '../../platform/http/guard.ts';
import { getClientAnalytics } from './getClientAnalytics.ts';

/** Routes of a client's form statistics, in the shape that owners get (CLNT-047, CLNT-048). */
export function clientAnalyticsRouter(deps: {
  orm: MikroORM;
  reads: Pool;
  revisions: RevisionCache;
}): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/client-analytics' });

  router.get(
    '/',
    guard(
      {
        access: 'client',
        problems: ['form.not_found', 'client.not_shared'],
        query: clientAnalyticsQuerySchema,
        response: clientAnalyticsResponseSchema,
      },
      ({ client, query }) => getClientAnalytics(deps, { client, query }),
    ),
  );

  return router;
}
