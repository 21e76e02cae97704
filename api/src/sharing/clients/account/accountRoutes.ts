import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { rememberDevice } from '../../../people/auth/browser-link/deviceCookie.ts';
import { hashNewPassword } from '../../../people/auth/password/passwordReset.ts';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import {
  clientPasswordPageRequestSchema,
  clientPasswordPageSchema,
  clientResetPasswordRequestSchema,
  clientResetPasswordResponseSchema,
  clientSignUpRequestSchema,
} from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { AppState } from '../../../platform/http/appContext.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { RateLimits } from '../../../platform/limits/rateLimits.ts';
import { guard } from '../../../platform/http/guard.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { addJob } from '../../../platform/jobs/addJob.ts';
import { storableSource } from '../../../platform/audit/recordEvent.ts';
import { parseNewClient } from './parseNewClient.ts';
import { loadPasswordPage, resetClientPassword } from './resetClientPassword.ts';
import { clientSignUpJob } from './clientSignUpJob.ts';

interface ClientAccountDeps {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
  logger: Logger;
}

/** Calls of clients without a session, protected by rate limits and the lockout, not by a captcha (D-140). */
export function clientAccountRouter({ config, orm, limits, logger }: ClientAccountDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api' });

  router.post(
    '/client-signup',
    guard({ access: 'public', body: clientSignUpRequestSchema }, async ({ ctx, body }) => {
      const source = requestSource(ctx, config);
      const { password, ...client } = parseNewClient(body, config.platformName);
      await limits.take('signUpSource', { key: source.hash, source });
      const passwordHash = await hashPassword(password);
      await inTransaction(orm, async (em) => {
        const wish = { ...client, passwordHash, source: await storableSource(em, source) };
        await addJob(em, clientSignUpJob, { wish });
      });
    }),
  );

  router.post(
    '/client-password-page',
    guard(
      {
        access: 'public',
        problems: ['auth.link_invalid'],
        body: clientPasswordPageRequestSchema,
        response: clientPasswordPageSchema,
      },
      async ({ ctx, body }) => {
        const source = requestSource(ctx, config);
        await limits.take('linkPage', { key: source.hash, source });
        ctx.set('Cache-Control', 'no-store');
        return loadPasswordPage(orm.em.fork(), body.token);
      },
    ),
  );

  router.post(
    '/client-reset-password',
    guard(
      {
        access: 'public',
        problems: ['auth.link_invalid'],
        body: clientResetPasswordRequestSchema,
        response: clientResetPasswordResponseSchema,
      },
      async ({ ctx, body }) => {
        const source = requestSource(ctx, config);
        await limits.take('linkSource', { key: source.hash, source });
        const passwordHash = await hashNewPassword(body.newPassword, [config.platformName]);
        const { token, newPassword: password } = body;
        const opened = await inTransaction(orm, (em) =>
          resetClientPassword(em, config, { token, password, passwordHash, source, logger }),
        );
        ctx.set('Cache-Control', 'no-store');
        if (opened) rememberDevice(ctx, config, opened.clientId);
        return { session: opened?.session ?? null };
      },
    ),
  );

  return router;
}
