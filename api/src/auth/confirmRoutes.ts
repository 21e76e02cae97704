import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { confirmQuerySchema, confirmRequestSchema, confirmResponseSchema } from '../contract/index.ts';
import { actAsSystem } from '../db/actAs.ts';
import type { AppState } from '../http/appContext.ts';
import type { Config } from '../config/config.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import { guard } from '../http/guard.ts';
import { requestSource } from '../http/requestSource.ts';
import { confirmEmail } from './confirmEmail.ts';

interface ConfirmDeps {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
}

/** Mailed links that confirm an address. */
export function confirmRouter({ config, orm, limits }: ConfirmDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/auth' });

  router.get(
    '/confirm',
    guard({ access: 'public', query: confirmQuerySchema, status: 302 }, async ({ ctx, query }) => {
      const source = requestSource(ctx, config);
      await limits.take('linkSource', { key: source.hash, source });
      const { token } = query;
      const isGood =
        token !== undefined && (await actAsSystem(orm, (em) => confirmEmail(em, config, { token, source })));
      // Root-relative: nothing in the request decides where this leads (T13).
      ctx.redirect(isGood ? '/?email=confirmed' : '/?email=invalid');
    }),
  );

  router.post(
    '/confirm',
    guard(
      { access: 'public', body: confirmRequestSchema, response: confirmResponseSchema },
      async ({ ctx, body: { token } }) => {
        const source = requestSource(ctx, config);
        await limits.take('linkSource', { key: source.hash, source });
        return { isConfirmed: await actAsSystem(orm, (em) => confirmEmail(em, config, { token, source })) };
      },
    ),
  );

  return router;
}
