import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { hashNewPassword } from '../auth/passwordReset.ts';
import { hashPassword } from '../auth/passwords.ts';
import { readEmail } from '../auth/readEmail.ts';
import {
  clientConfirmQuerySchema,
  confirmRequestSchema,
  confirmResponseSchema,
  clientForgotPasswordRequestSchema,
  clientResetPasswordRequestSchema,
  clientSignUpRequestSchema,
} from '../contract/index.ts';
import { actAsSystem } from '../db/actAs.ts';
import type { AppState } from '../http/appContext.ts';
import type { Config } from '../config/config.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import { guard } from '../http/guard.ts';
import { requestSource } from '../http/requestSource.ts';
import { addJob } from '../jobs/addJob.ts';
import { storableSource } from '../audit/recordEvent.ts';
import { readNewClient } from './readNewClient.ts';
import { resetClientPassword } from './resetClientPassword.ts';
import { confirmClient } from './signUpClient.ts';
import { clientPasswordResetJob } from './clientPasswordResetJob.ts';
import { clientSignUpJob } from './clientSignUpJob.ts';

interface ClientAccountDeps {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
}

/** What a client does without a session; limits and the lock protect it, no captcha does (D-140). */
export function clientAccountRouter({ config, orm, limits }: ClientAccountDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api' });

  router.post(
    '/client-signup',
    guard({ access: 'public', body: clientSignUpRequestSchema }, async ({ ctx, body }) => {
      const source = requestSource(ctx, config);
      const { password, ...client } = readNewClient(body, config.platformName);
      await limits.take('signUpSource', { key: source.hash, source });
      const passwordHash = await hashPassword(password);
      await actAsSystem(orm, async (em) => {
        const wish = { ...client, passwordHash, source: await storableSource(em, source) };
        await addJob(em, clientSignUpJob, { wish });
      });
    }),
  );

  router.get(
    '/client-confirm',
    guard({ access: 'public', query: clientConfirmQuerySchema, status: 302 }, async ({ ctx, query }) => {
      const source = requestSource(ctx, config);
      await limits.take('linkSource', { key: source.hash, source });
      const { token } = query;
      const isGood = token !== undefined && (await actAsSystem(orm, (em) => confirmClient(em, token)));
      ctx.redirect(isGood ? '/client/auth?email=confirmed' : '/client/auth?email=invalid');
    }),
  );

  router.post(
    '/client-confirm',
    guard(
      { access: 'public', body: confirmRequestSchema, response: confirmResponseSchema },
      async ({ ctx, body: { token } }) => {
        const source = requestSource(ctx, config);
        await limits.take('linkSource', { key: source.hash, source });
        return { isConfirmed: await actAsSystem(orm, (em) => confirmClient(em, token)) };
      },
    ),
  );

  router.post(
    '/client-forgot-password',
    guard({ access: 'public', body: clientForgotPasswordRequestSchema }, async ({ ctx, body }) => {
      const source = requestSource(ctx, config);
      const email = readEmail(body.email);
      await limits.take('mailSource', { key: source.hash, source });
      // The answer is the same whether or not a mail is sent (D-07).
      if (!(await limits.tryTake('mailAddress', { key: `client:${email}`, source }))) return;
      await actAsSystem(orm, async (em) =>
        addJob(em, clientPasswordResetJob, { email, source: await storableSource(em, source) }),
      );
    }),
  );

  router.post(
    '/client-reset-password',
    guard({ access: 'public', body: clientResetPasswordRequestSchema }, async ({ ctx, body }) => {
      const source = requestSource(ctx, config);
      await limits.take('linkSource', { key: source.hash, source });
      const passwordHash = await hashNewPassword(body.newPassword, [config.platformName]);
      await actAsSystem(orm, (em) =>
        resetClientPassword(em, config, {
          token: body.token,
          password: body.newPassword,
          passwordHash,
          source,
        }),
      );
    }),
  );

  return router;
}
