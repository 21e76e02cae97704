import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { assertOwnPassword } from '../../../people/auth/password/ownPassword.ts';
import { hashNewPassword, replacePassword } from '../../../people/auth/password/passwordReset.ts';
import type { Config } from '../../../platform/config/config.ts';
import {
  clientPasswordRequestSchema,
  clientPasswordResponseSchema,
} from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { Client } from '../../../platform/entities/client.entity.ts';
import type { AppState } from '../../../platform/http/appContext.ts';
import { guard } from '../../../platform/http/guard.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { createClientSession } from '../../../platform/identity/clientSessions.ts';
import type { RateLimits } from '../../../platform/limits/rateLimits.ts';

/** A client's own password, changed inside the portal (CLNT-091). */
export function clientPasswordRouter(deps: {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
}): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>({ prefix: '/api' });

  router.post(
    '/client-password',
    guard(
      {
        access: 'client',
        problems: ['auth.wrong_password'],
        body: clientPasswordRequestSchema,
        response: clientPasswordResponseSchema,
      },
      async ({ ctx, client: { id, email, name, companyName }, body }) => {
        const source = requestSource(ctx, config);
        const own = { userId: id, password: body.currentPassword, source, field: 'currentPassword' };
        await assertOwnPassword(deps, { realm: 'client', ...own });
        const context = [email, name ?? '', companyName ?? '', config.platformName];
        const passwordHash = await hashNewPassword(body.newPassword, context);
        return inTransaction(orm, async (em) => {
          const account = await em.findOneOrFail(Client, { id });
          const change = { passwordHash, source, byMailedLink: false };
          await replacePassword(em, config, { realm: 'client', account, ...change });
          // Every session has ended; this browser goes on in a new one.
          const { token, expiresAt } = createClientSession(em, account);
          return { token, expiresAt: expiresAt.toISOString() };
        });
      },
    ),
  );

  return router;
}
