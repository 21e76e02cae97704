import type { EntityManager } from '@mikro-orm/postgresql';
import { LoginAttempt } from './loginAttempt.entity.ts';

/** Failures within this time count (D-154). */
const WINDOW_MS = 15 * 60 * 1000;
/** From this many failures on, sign-in is refused (SECD-013). */
const LOCKED_FROM = 5;

type Realm = LoginAttempt['realm'];

/** True while an address is locked, whether or not an account has it (D-154). */
export async function isLocked(em: EntityManager, realm: Realm, email: string): Promise<boolean> {
  const since = new Date(Date.now() - WINDOW_MS);
  const failures = await em.count(LoginAttempt, {
    realm,
    email,
    success: false,
    attemptTime: { $gt: since },
  });
  return failures >= LOCKED_FROM;
}

/** Records a try; a success clears the failures before it (D-155). */
export async function recordAttempt(
  em: EntityManager,
  attempt: { realm: Realm; email: string; success: boolean; sourceHash: string },
): Promise<void> {
  const { realm, email, success } = attempt;
  if (success) await em.nativeDelete(LoginAttempt, { realm, email, success: false });
  em.create(LoginAttempt, { ...attempt, attemptTime: new Date() });
}
