import type { EntityManager } from '@mikro-orm/postgresql';
import { SecurityEvent } from '../security/securityEvent.entity.ts';
import { User } from '../users/user.entity.ts';
import { isLocked, recordAttempt } from './lockout.ts';
import { passwordMatches } from './passwords.ts';
import { createSession } from './sessions.ts';

/** Who tries to sign in, with what, from where. */
export interface SignInAttempt {
  email: string;
  password: string;
  sourceHash: string;
  userAgent: string | null;
}

export type SignInResult = { kind: 'signed_in'; token: string } | { kind: 'refused' } | { kind: 'locked' };

/**
 * Signs a user in. Unknown address and wrong password end alike, in answer and in time (D-33, T23);
 * attempt and event are written in the same transaction as the session.
 */
export async function signIn(em: EntityManager, attempt: SignInAttempt): Promise<SignInResult> {
  const email = attempt.email.trim().toLowerCase();
  const { sourceHash, userAgent } = attempt;
  const user = await em.findOne(User, { email });
  // Verified before the lock is looked at, so that a locked address takes no less time.
  const matches = await passwordMatches(attempt.password, user?.passwordHash ?? null);
  if (await isLocked(em, 'user', email)) return { kind: 'locked' };
  const success = user !== null && matches && user.emailConfirmedAt !== null;
  await recordAttempt(em, { realm: 'user', email, success, sourceHash });
  em.create(SecurityEvent, {
    eventType: success ? 'successful_login' : 'failed_login_attempt',
    userId: user?.id ?? null,
    sourceHash,
    userAgent,
    eventData: { email },
  });
  if (!success) return { kind: 'refused' };
  user.lastSignedInAt = new Date();
  return { kind: 'signed_in', token: createSession(em, user, userAgent) };
}
