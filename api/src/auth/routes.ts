import { Router } from '@koa/router';
import type { Logger } from 'pino';
import { consumeCaptchaToken } from '../captcha/consumeCaptchaToken.ts';
import {
  mailRequestSchema,
  sessionResponseSchema,
  signInRequestSchema,
  signUpRequestSchema,
} from '../contract/index.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { AppState } from '../http/appContext.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { guard } from '../http/guard.ts';
import { ProblemError } from '../http/problemError.ts';
import { requestSource } from '../http/requestSource.ts';
import { addJob } from '../jobs/addJob.ts';
import { verifyGuess } from '../limits/verifyGuess.ts';
import { storableSource } from '../audit/recordEvent.ts';
import { findKnownDevice } from './deviceCookie.ts';
import { hashPassword } from './passwords.ts';
import { presentSession } from './presentSession.ts';
import { requestMail } from './requestMail.ts';
import { readSessionCookie, writeSessionCookie } from '../http/sessionCookie.ts';
import { endSession } from '../identity/sessions.ts';
import { openSession, type SessionDeps } from './openSession.ts';
import { signIn } from './signIn.ts';
import { parseSignUp } from './parseSignUp.ts';
import { passwordResetJob } from './passwordResetJob.ts';
import { resendConfirmationJob } from './resendConfirmationJob.ts';
import { signUpJob } from './signUpJob.ts';

interface AuthDeps extends SessionDeps {
  limits: RateLimits;
  captcha: Captcha;
  logger: Logger;
}

/** Sign-in, sign-up, sign-out and the question who is signed in. */
export function authRouter(deps: AuthDeps): Router<AppState> {
  const { config, orm, limits } = deps;
  const router = new Router<AppState>({ prefix: '/api/auth' });

  router.post(
    '/signin',
    guard(
      {
        access: 'public',
        problems: [
          'captcha.required',
          'captcha.failed',
          'auth.locked',
          'auth.email_not_confirmed',
          'auth.invalid_credentials',
        ],
        body: signInRequestSchema,
        response: sessionResponseSchema,
      },
      async ({ ctx, body }) => {
        const source = requestSource(ctx, config);
        const { email, password } = body;
        const result = await verifyGuess(limits, {
          limit: 'signInSource',
          counted: { key: source.hash, source },
          async verify() {
            await consumeCaptchaToken(deps, body.captchaToken, source);
            const findDevice = (userId: string) => findKnownDevice(ctx, config, userId);
            return signIn(deps, { email, password, source, findDevice });
          },
          isWrong: ({ kind }) => kind === 'refused',
        });
        if (result.kind === 'not_confirmed') throw new ProblemError('auth.email_not_confirmed');
        if (result.kind === 'refused') throw new ProblemError('auth.invalid_credentials');
        return openSession(ctx, deps, result);
      },
    ),
  );

  router.post(
    '/signup',
    guard(
      { access: 'public', problems: ['captcha.required', 'captcha.failed'], body: signUpRequestSchema },
      async ({ ctx, body }) => {
        const source = requestSource(ctx, config);
        const { email, password, fullName } = parseSignUp(body, config.platformName);
        await limits.take('signUpSource', { key: source.hash, source });
        await consumeCaptchaToken(deps, body.captchaToken, source);
        const passwordHash = await hashPassword(password);
        await inTransaction(orm, async (em) => {
          const wish = { email, passwordHash, fullName, source: await storableSource(em, source) };
          await addJob(em, signUpJob, { wish });
        });
      },
    ),
  );

  for (const [path, add] of [
    ['/reset-request', (em, request) => addJob(em, passwordResetJob, request)],
    ['/resend-confirmation', (em, { email }) => addJob(em, resendConfirmationJob, { email })],
  ] satisfies [string, Parameters<typeof requestMail>[2]['add']][]) {
    router.post(
      path,
      guard({ access: 'public', body: mailRequestSchema }, async ({ ctx, body: { email } }) =>
        requestMail(deps, ctx, { email, add }),
      ),
    );
  }

  router.post(
    '/signout',
    guard({ access: 'public' }, async ({ ctx }) => {
      const token = readSessionCookie(ctx, config.publicUrl);
      if (token) await inTransaction(orm, (em) => endSession(em, token));
      writeSessionCookie(ctx, config.publicUrl, null);
    }),
  );

  router.get(
    '/session',
    guard({ access: 'public', response: sessionResponseSchema }, async ({ ctx }) => {
      ctx.set('Cache-Control', 'no-store');
      return presentSession(orm, ctx.state.session);
    }),
  );

  return router;
}
