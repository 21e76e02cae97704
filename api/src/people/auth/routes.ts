import { Router } from '@koa/router';
import { consumeCaptchaToken } from '../../platform/captcha/consumeCaptchaToken.ts';
import {
  sessionResponseSchema,
  signOutResponseSchema,
  signInRequestSchema,
  signUpRequestSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { storableSource } from '../../platform/audit/recordEvent.ts';
import { findKnownDevice } from './browser-link/deviceCookie.ts';
import { hashPassword } from '../../platform/identity/passwords.ts';
import { presentSession } from './presentSession.ts';
import { findSessionCookie, writeSessionCookie } from '../../platform/http/sessionCookie.ts';
import { endSession } from '../../platform/identity/sessions.ts';
import { openSession, type SessionDeps } from './openSession.ts';
import { openUser } from './openUser.ts';
import { signInByPassword, type SignInDeps } from './passwordSignIn.ts';
import { parseSignUp } from './sign-up/parseSignUp.ts';
import { findEndSessionUrl } from './sign-on/endSession.ts';
import type { SignInProviders } from './sign-on/providers.ts';
import { signUpJob } from './sign-up/signUpJob.ts';

type AuthDeps = SessionDeps & SignInDeps & { providers: SignInProviders };

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
        const findDevice = (userId: string) => findKnownDevice(ctx, config, userId);
        const attempt = { ...body, source, findDevice };
        return openSession(ctx, deps, await signInByPassword(deps, 'user', attempt, openUser));
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

  router.post(
    '/signout',
    guard({ access: 'public', response: signOutResponseSchema }, async ({ ctx }) => {
      const token = findSessionCookie(ctx, config.publicUrl);
      if (token) await inTransaction(orm, (em) => endSession(em, token));
      writeSessionCookie(ctx, config.publicUrl, null);
      return { url: await findEndSessionUrl(deps, ctx) };
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
