import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { contactMessageRequestSchema } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { parseContactMessage, sendContactMessage } from './sendContactMessage.ts';

interface ContactDeps {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
}

/** Requests to the platform's owner (D-51). */
export function contactRouter({ config, orm, limits }: ContactDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/contact-message' });

  router.post(
    '/',
    guard({ access: 'approved', body: contactMessageRequestSchema }, async ({ ctx, actor, body }) => {
      const message = parseContactMessage(body);
      await limits.take('contactMessage', {
        key: actor.id,
        source: requestSource(ctx, config),
        userId: actor.id,
      });
      await inTransaction(orm, (em) => sendContactMessage(em, config, { actor, message }));
    }),
  );

  return router;
}
