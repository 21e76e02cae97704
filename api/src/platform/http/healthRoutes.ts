import { Router } from '@koa/router';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AppState } from './appContext.ts';
import { setJson } from './setJson.ts';

interface HealthDeps {
  healthPool: Pool;
  readiness: { isDraining: boolean };
  logger: Logger;
}

/** `/healthz`: the process runs. `/readyz`: it can serve requests, so a proxy may send them. */
export function healthRouter({ healthPool, readiness, logger }: HealthDeps): Router<AppState> {
  const router = new Router<AppState>();

  /** Closes the connection: a kept one could be closed here while the next check is being sent. */
  router.use((ctx, next) => {
    ctx.set('Connection', 'close');
    return next();
  });

  router.get('/healthz', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    setJson(ctx, { status: 'ok' });
  });

  router.get('/readyz', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    try {
      // Bounded by the pool's time-outs: a frozen database is "not ready" within seconds.
      await healthPool.query('select 1');
      if (readiness.isDraining) {
        ctx.status = 503;
        setJson(ctx, { status: 'going' });
        return;
      }
      setJson(ctx, { status: 'ready' });
    } catch (error) {
      logger.warn({ err: error }, 'Not ready: the database does not answer');
      ctx.status = 503;
      setJson(ctx, { status: 'unavailable' });
    }
  });

  return router;
}
