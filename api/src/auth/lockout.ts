import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestSource } from '../http/requestSource.ts';
import { keptSource, recordEvent } from '../security/recordEvent.ts';
import { LoginAttempt } from './loginAttempt.entity.ts';

/** Failures within this time count (D-154). */
export const LOCKOUT_WINDOW_MS = 15 * 60 * 1000;
/** From this many failures on, sign-in is refused (SECD-013). */
export const LOCKED_FROM = 5;
/** From this many failures on, an address is shown to administrators (SECD-012). */
export const FLAGGED_FROM = 3;

/** Whom a try is counted for. A known device has a count of its own (D-186). */
export interface AttemptKey {
  realm: LoginAttempt['realm'];
  email: string;
  deviceId: string | null;
}

/** True while an address is locked, whether or not an account has it (D-154). */
export async function isLocked(em: EntityManager, key: AttemptKey): Promise<boolean> {
  return (await countFailures(em, key)) >= LOCKED_FROM;
}

/** Records a failure; the one that locks the address is told to administrators. */
export async function recordFailure(
  em: EntityManager,
  key: AttemptKey,
  source: RequestSource,
): Promise<void> {
  const failures = (await countFailures(em, key)) + 1;
  em.create(LoginAttempt, {
    ...key,
    ...(await keptSource(em, source)),
    success: false,
    attemptTime: new Date(),
  });
  if (failures !== LOCKED_FROM) return;
  await recordEvent(em, { type: 'account_locked', source, data: { email: key.email, realm: key.realm } });
}

/** Records a success, which clears the failures before it (D-155). */
export async function recordSuccess(
  em: EntityManager,
  key: AttemptKey,
  source: RequestSource,
): Promise<void> {
  await clearFailures(em, key.realm, key.email);
  em.create(LoginAttempt, {
    ...key,
    ...(await keptSource(em, source)),
    success: true,
    attemptTime: new Date(),
  });
}

/** Forgets the failures of an address (SECD-014, D-43). @returns how many there were. */
export async function clearFailures(
  em: EntityManager,
  realm: LoginAttempt['realm'],
  email: string,
): Promise<number> {
  return em.nativeDelete(LoginAttempt, { realm, email, success: false });
}

function countFailures(em: EntityManager, { realm, email, deviceId }: AttemptKey): Promise<number> {
  const since = new Date(Date.now() - LOCKOUT_WINDOW_MS);
  return em.count(LoginAttempt, { realm, email, deviceId, success: false, attemptTime: { $gt: since } });
}
