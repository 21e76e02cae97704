import { LockMode, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import type { SecondFactorMethod } from '../contract/index.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { RequestSource } from '../http/requestSource.ts';
import type { Logger } from 'pino';
import { recordSignIn } from '../audit/recordEvent.ts';
import { User } from '../entities/user.entity.ts';
import { judgePassword } from './judgePassword.ts';
import { keepFailure, recordSuccess, releaseAttempt } from '../limits/lockout.ts';
import { findMethods } from './second-factor/methods.ts';
import { createSession, endOldestSessions } from '../identity/sessions.ts';

/** One attempt to sign in: address, password, and its source. */
export interface SignInAttempt {
  email: string;
  password: string;
  source: RequestSource;
  /** Returns the id of this browser if it has signed in to the account before. */
  findDevice(userId: string): string | null;
}

/** `second_factor`: the token's session is valid for the second step only. */
export type SignInResult =
  | { kind: 'signed_in'; token: string; userId: string }
  | { kind: 'second_factor'; token: string; methods: SecondFactorMethod[] }
  | { kind: 'refused' }
  | { kind: 'not_confirmed' };

interface SignInDeps {
  orm: MikroORM;
  limits: RateLimits;
  logger: Logger;
}

/**
 * The first step: address and password. Unknown address and wrong password end alike, in answer and
 * in time (D-33, T23); the attempt is written in the transaction of the session.
 * @throws {ProblemError} `auth.locked`, `rate_limit.exceeded`.
 */
export async function signIn(deps: SignInDeps, attempt: SignInAttempt): Promise<SignInResult> {
  const { orm, logger } = deps;
  const { source, password } = attempt;
  const email = attempt.email.trim().toLowerCase();
  const found = await orm.em.fork().findOne(User, { email });
  const key = { realm: 'user', email, deviceId: found ? attempt.findDevice(found.id) : null } as const;
  const passwordHash = found?.passwordHash ?? null;
  const { taken, matches } = await judgePassword(deps, { key, source, password, passwordHash });
  return inTransaction(orm, async (em) => {
    const user = found && matches ? await holdAccount(em, found) : null;
    if (!user) {
      await keepFailure(em, taken, source);
      const userId = found?.id ?? null;
      const data = { email, error: 'invalid_credentials', captcha_verified: true };
      await recordSignIn(em, { type: 'failed_login_attempt', source, userId, data }, logger);
      return { kind: 'refused' };
    }
    await releaseAttempt(em, taken);
    if (user.emailConfirmedAt === null) return { kind: 'not_confirmed' };
    const methods = await findMethods(em, user);
    const how = { source, logger, deviceId: key.deviceId, captchaVerified: true };
    if (methods.length === 0) return completeSignIn(em, user, how);
    const token = createSession(em, user, { kind: 'second_factor', userAgent: source.userAgent });
    return { kind: 'second_factor', token, methods };
  });
}

/**
 * Locks the account, unless its password changed while the old one was verified. A later change waits, and
 * ends the session that is opened now.
 */
const holdAccount = (em: EntityManager, { id, passwordHash }: User): Promise<User | null> =>
  em.findOne(User, { id, passwordHash }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Completes every kind of sign-in: opens the session and records the event (AUTH-020, AUTH-022). */
export async function completeSignIn(
  em: EntityManager,
  user: User,
  how: {
    source: RequestSource;
    logger: Logger;
    deviceId: string | null;
    /** False for a sign-in by passkey alone. */
    captchaVerified: boolean;
    hasSecondFactor?: boolean;
  },
): Promise<{ kind: 'signed_in'; token: string; userId: string }> {
  const { source, logger, deviceId, captchaVerified, hasSecondFactor = false } = how;
  const { id: userId, email } = user;
  await recordSuccess(em, { realm: 'user', email, deviceId }, source);
  const data = { email, captcha_verified: captchaVerified, hasSecondFactor };
  await recordSignIn(em, { type: 'successful_login', source, userId, data }, logger);
  user.lastSignedInAt = new Date();
  await endOldestSessions(em, userId);
  const token = createSession(em, user, { kind: 'ordinary', userAgent: source.userAgent, hasSecondFactor });
  return { kind: 'signed_in', token, userId };
}
