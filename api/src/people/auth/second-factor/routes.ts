import { Router } from '@koa/router';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import {
  passkeyOptionsResponseSchema,
  passkeySignInRequestSchema,
  secondFactorRequestSchema,
  sessionResponseSchema,
} from '../../../platform/contract/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { AppContext, AppState } from '../../../platform/http/appContext.ts';
import type { RateLimits } from '../../../platform/limits/rateLimits.ts';
import { guard } from '../../../platform/http/guard.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { requestSource, type RequestSource } from '../../../platform/http/requestSource.ts';
import { verifyGuess } from '../../../platform/limits/verifyGuess.ts';
import { recordSignIn } from '../../../platform/audit/recordEvent.ts';
import { User } from '../../../platform/entities/user.entity.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import { openSecret } from '../../../platform/secrets/sealSecret.ts';
import { findKnownDevice } from '../browser-link/deviceCookie.ts';
import { recordFailure } from '../../../platform/limits/lockout.ts';
import { openSession, type SessionDeps } from '../openSession.ts';
import { completeSignIn } from '../openUser.ts';
import { createSignIn, verifyPasskey } from './passkeys.ts';
import { spendRecoveryCode } from './recoveryCodes.ts';
import { acceptTotp } from './totp.ts';

interface SecondFactorDeps extends SessionDeps {
  limits: RateLimits;
  logger: Logger;
}

/** Routes of the second step of a sign-in, and of signing in by passkey alone. */
export function secondFactorRouter(deps: SecondFactorDeps): Router<AppState> {
  const { config, orm, limits, logger } = deps;
  const router = new Router<AppState>({ prefix: '/api/auth' });

  const finish = async (ctx: AppContext, userId: string, source: RequestSource) => {
    const deviceId = findKnownDevice(ctx, config, userId);
    const captchaVerified = findSecondStep(ctx) !== null;
    const opened = await inTransaction(orm, async (em) => {
      const user = await em.findOneOrFail(User, { id: userId });
      return completeSignIn(em, user, { source, logger, deviceId, captchaVerified, hasSecondFactor: true });
    });
    await limits.reset('secondFactor', userId);
    return openSession(ctx, deps, opened);
  };

  const refuse = async (userId: string, source: RequestSource): Promise<void> => {
    await inTransaction(orm, async (em) => {
      const { email } = await em.findOneOrFail(User, { id: userId });
      await recordFailure(em, { realm: 'user', email, deviceId: null }, source);
      const data = { email, error: 'second_factor_invalid', captcha_verified: true, step: 'second_factor' };
      await recordSignIn(em, { type: 'failed_login_attempt', source, userId, data }, logger);
    });
  };

  router.post(
    '/second-factor',
    guard(
      {
        access: 'public',
        problems: ['session.required', 'auth.second_factor_invalid'],
        body: secondFactorRequestSchema,
        response: sessionResponseSchema,
      },
      async ({ ctx, body }) => {
        const userId = assertSecondStep(ctx);
        const source = requestSource(ctx, config);
        const isGood = await verifyGuess(limits, {
          limit: 'secondFactor',
          counted: { key: userId, source, userId },
          verify: () =>
            inTransaction(orm, (em) => isGoodCode(em, config, { userId, code: body.code, source })),
          isWrong: (isRight) => !isRight,
        });
        if (isGood) return finish(ctx, userId, source);
        await refuse(userId, source);
        throw new ProblemError('auth.second_factor_invalid', {
          issues: [{ path: ['code'], code: 'invalid', message: 'This code is not valid.' }],
        });
      },
    ),
  );

  router.post(
    '/passkey/options',
    guard({ access: 'public', response: passkeyOptionsResponseSchema }, async ({ ctx }) => {
      const source = requestSource(ctx, config);
      await limits.take('linkSource', { key: source.hash, source });
      const userId = findSecondStep(ctx);
      return { options: await inTransaction(orm, (em) => createSignIn(em, config, userId)) };
    }),
  );

  router.post(
    '/passkey',
    guard(
      {
        access: 'public',
        problems: ['auth.passkey_invalid'],
        body: passkeySignInRequestSchema,
        response: sessionResponseSchema,
      },
      async ({ ctx, body }) => {
        const source = requestSource(ctx, config);
        const expected = findSecondStep(ctx);
        const { response } = body;
        const verified = await verifyGuess(limits, {
          limit: 'signInSource',
          counted: { key: source.hash, source },
          // Caught inside the transaction: the challenge stays consumed, whatever the result.
          verify: () =>
            inTransaction(orm, (em) =>
              verifyPasskey(em, { response, config, userId: expected }).catch(toProblem),
            ),
          isWrong: (result) => result instanceof ProblemError,
        });
        if (verified instanceof ProblemError) throw verified;
        return finish(ctx, verified.userId, source);
      },
    ),
  );

  return router;
}

function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  throw error;
}

/** The account whose password was right in this browser. */
const findSecondStep = (ctx: AppContext): string | null =>
  ctx.state.session?.kind === 'second_factor' ? ctx.state.session.userId : null;

function assertSecondStep(ctx: AppContext): string {
  const userId = findSecondStep(ctx);
  if (!userId) throw new ProblemError('session.required');
  return userId;
}

/** A code of the app, each once, or a recovery code, whose use the holder is told by mail (T36). */
async function isGoodCode(
  em: EntityManager,
  config: Config,
  { userId, code, source }: { userId: string; code: string; source: RequestSource },
): Promise<boolean> {
  const platformSecret = config.secret;
  const user = await em.findOneOrFail(User, { id: userId });
  if (user.totpSecret && user.totpConfirmedAt) {
    const secret = openSecret(user.totpSecret, platformSecret, { purpose: 'totp', id: userId });
    const step = acceptTotp({ secret, code });
    // Each step works once (RFC 6238, 5.2), also for two who use it at the same time.
    const isNewer = { id: userId, $or: [{ totpLastStep: null }, { totpLastStep: { $lt: step ?? 0 } }] };
    if (step !== null) return (await em.nativeUpdate(User, isNewer, { totpLastStep: step })) === 1;
  }
  const isSpent = await spendRecoveryCode(em, { userId, code, platformSecret });
  if (isSpent) {
    const envelope = { to: user.email, platformName: config.platformName, requested: source.language };
    await queueMail(em, 'second_factor_changed', envelope, {
      what: 'A recovery code was used to sign in. It works no more.',
      url: `${config.publicUrl}/settings/security`,
    });
  }
  return isSpent;
}
