import { Router } from '@koa/router';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AppState } from './appContext.ts';

interface HealthDeps {
  healthPool: Pool;
  readiness: { isDraining: boolean };
  logger: Logger;
}

/** `/healthz`: the process lives. `/readyz`: it can do its work, so a proxy may send it requests. */
export function healthRouter({ healthPool, readiness, logger }: HealthDeps): Router<AppState> {
  const router = new Router<AppState>();

  /** A connection that is kept could be ended here in the moment in which the next question is sent. */
  router.use((ctx, next) => {
    ctx.set('Connection', 'close');
    return next();
  });

  router.get('/healthz', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  });

  router.get('/readyz', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    try {
      // The pool's time-outs bound this: a frozen database is "not ready" within seconds.
      await healthPool.query('select 1');
      if (readiness.isDraining) {
        ctx.status = 503;
        ctx.body = { status: 'going' };
        return;
      }
      ctx.body = { status: 'ready' };
    } catch (error) {
      logger.warn({ err: error }, 'Not ready: the database does not answer');
      ctx.status = 503;
      ctx.body = { status: 'unavailable' };
    }
  });

  return router;
}
