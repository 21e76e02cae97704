import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { rememberDevice } from '../../auth/browser-link/deviceCookie.ts';
import { hashNewPassword } from '../../auth/password/passwordReset.ts';
import { hashPassword } from '../../auth/password/passwords.ts';
import {
  clientResetPasswordRequestSchema,
  clientResetPasswordResponseSchema,
  clientSignUpRequestSchema,
} from '../../contract/index.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { AppState } from '../../http/appContext.ts';
import type { Config } from '../../config/config.ts';
import type { RateLimits } from '../../limits/rateLimits.ts';
import { guard } from '../../http/guard.ts';
import { requestSource } from '../../http/requestSource.ts';
import { addJob } from '../../jobs/addJob.ts';
import { storableSource } from '../../audit/recordEvent.ts';
import { parseNewClient } from './parseNewClient.ts';
import { resetClientPassword } from './resetClientPassword.ts';
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
