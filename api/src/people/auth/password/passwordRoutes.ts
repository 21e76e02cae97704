import { LockMode } from '@mikro-orm/core';
import { Router } from '@koa/router';
import {
  changePasswordRequestSchema,
  recoverRequestSchema,
  sessionResponseSchema,
} from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { AppState } from '../../../platform/http/appContext.ts';
import type { RateLimits } from '../../../platform/limits/rateLimits.ts';
import { guard } from '../../../platform/http/guard.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { Profile } from '../../../platform/entities/profile.entity.ts';
import { UserSession } from '../../../platform/entities/userSession.entity.ts';
import { openSession, type SessionDeps } from '../openSession.ts';
import { assertJustSignedIn, assertOwnPassword, hasPassword } from './ownPassword.ts';
import { hashNewPassword } from './passwordReset.ts';
import { recover, setPassword } from './setPassword.ts';

interface PasswordDeps extends SessionDeps {
  limits: RateLimits;
}

/** New passwords: by a mailed link, by who knows the current one, or by who has none and has just signed in. */
export function passwordRouter(deps: PasswordDeps): Router<AppState> {
  const { config, orm, limits } = deps;
  const router = new Router<AppState>({ prefix: '/api/auth' });

  router.post(
    '/recover',
    guard(
      {
        access: 'public',
        problems: ['auth.link_invalid'],
        body: recoverRequestSchema,
        response: sessionResponseSchema,
      },
      async ({ ctx, body }) => {
        const source = requestSource(ctx, config);
        await limits.take('linkSource', { key: source.hash, source });
        const { userAgent } = source;
        const token = await inTransaction(orm, (em) => recover(em, { token: body.token, userAgent }));
        return openSession(ctx, deps, { kind: 'recovery', token });
      },
    ),
  );

  router.post(
    '/password',
    guard(
      {
        access: 'public',
        problems: ['session.required', 'auth.wrong_password', 'auth.sign_in_again'],
        body: changePasswordRequestSchema,
        response: sessionResponseSchema,
      },
      async ({ ctx, body }) => {
        const { session } = ctx.state;
        if (!session || session.kind === 'second_factor') throw new ProblemError('session.required');
        const source = requestSource(ctx, config);
        const isRecovery = session.kind === 'recovery';
        const userId = isRecovery ? session.userId : session.actor.id;
        const sessionId = isRecovery ? session.sessionId : session.actor.sessionId;
        const em = orm.em.fork();
        if (!isRecovery && !(await hasPassword(em, userId))) await assertJustSignedIn(em, sessionId);
        else if (!isRecovery) {
          const password = body.currentPassword ?? '';
          await assertOwnPassword(deps, { userId, password, source, field: 'currentPassword' });
        }
        const { email, fullName } = await em.findOneOrFail(Profile, { user: userId });
        const context = [email, fullName, config.platformName];
        const passwordHash = await hashNewPassword(body.newPassword, context);
        const opened = await inTransaction(orm, async (em) => {
          // It may have ended while the password was hashed: by a new password, another address, an administrator.
          const before = await em.findOne(
            UserSession,
            { id: sessionId },
            { lockMode: LockMode.PESSIMISTIC_WRITE },
          );
          if (!before) throw new ProblemError('session.required');
          const hadSecondFactor = Boolean(before.secondFactorAt);
          return setPassword(em, config, { userId, passwordHash, source, isRecovery, hadSecondFactor });
        });
        const { token } = opened;
        if (opened.kind === 'ordinary') return openSession(ctx, deps, { kind: 'signed_in', token, userId });
        return openSession(ctx, deps, { kind: opened.kind, token });
      },
    ),
  );

  return router;
}
