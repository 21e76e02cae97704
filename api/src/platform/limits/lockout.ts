import type { EntityManager } from '@mikro-orm/postgresql';
import { MINUTE_MS } from '../calendar/durations.ts';
import { createId } from '../db/columns.ts';
import { lockUntilCommit } from '../db/lockUntilCommit.ts';
import { ProblemError } from '../http/problemError.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { keptSource, recordEvent } from '../audit/recordEvent.ts';
import { LoginAttempt } from '../entities/loginAttempt.entity.ts';

/** Window in which failures count (D-154). */
export const LOCKOUT_WINDOW_MS = 15 * MINUTE_MS;
/** Failures from which sign-in is refused (SECD-013). */
export const LOCKED_FROM = 5;
/** Failures from which administrators see an address (SECD-012). */
export const FLAGGED_FROM = 3;

/** The subject of a count. A known device has its own count (D-186). */
export interface AttemptKey {
  realm: LoginAttempt['realm'];
  email: string;
  deviceId: string | null;
}

/** An admitted attempt. It counts as a failure until `releaseAttempt`. */
export interface TakenAttempt {
  id: string;
  key: AttemptKey;
  /** Earlier failures of the same count. */
  failuresBefore: number;
}

/**
 * Counts an attempt before its password is verified, so that of concurrent ones no more are verified than are left.
 * @throws {ProblemError} `auth.locked` with Retry-After, whether or not an account has the address (D-154).
 */
export async function takeAttempt(
  em: EntityManager,
  key: AttemptKey,
  source: RequestSource,
): Promise<TakenAttempt> {
  await holdCount(em, key);
  const failures = await findFailures(em, key);
  if (failures.length >= LOCKED_FROM) throw locked(failures);
  return { id: await addFailure(em, key, source), key, failuresBefore: failures.length };
}

/** Uncounts an attempt that was no wrong guess. */
export async function releaseAttempt(em: EntityManager, { id }: TakenAttempt): Promise<void> {
  await em.nativeDelete(LoginAttempt, { id });
}

/** Keeps an attempt as a failure; the one that locks the address is recorded for administrators. */
export async function keepFailure(
  em: EntityManager,
  { key, failuresBefore }: TakenAttempt,
  source: RequestSource,
): Promise<void> {
  if (failuresBefore + 1 === LOCKED_FROM) await recordLock(em, key, source);
}

/** Records a failure that another limit admitted. */
export async function recordFailure(
  em: EntityManager,
  key: AttemptKey,
  source: RequestSource,
): Promise<void> {
  await holdCount(em, key);
  const failuresBefore = (await findFailures(em, key)).length;
  await addFailure(em, key, source);
  if (failuresBefore + 1 === LOCKED_FROM) await recordLock(em, key, source);
}

/** Records a success, which ends the lock of the address (D-155). */
export async function recordSuccess(
  em: EntityManager,
  key: AttemptKey,
  source: RequestSource,
): Promise<void> {
  const { realm, email } = key;
  await clearFailures(em, { realm, email });
  em.create(LoginAttempt, {
    ...key,
    ...(await keptSource(em, source)),
    success: true,
    attemptTime: new Date(),
  });
}

/**
 * Ends the lock of an address: earlier failures no longer count, and stay on record (SECD-014, D-43).
 * @returns the number of failures that counted.
 */
export async function clearFailures(
  em: EntityManager,
  /** Without a device, every count of the address ends. */
  of: Pick<AttemptKey, 'realm' | 'email'> & Partial<AttemptKey>,
): Promise<number> {
  return em.nativeUpdate(LoginAttempt, { ...of, ...counting() }, { clearedAt: new Date() });
}

/** Serializes attempts of one count until the transaction ends. */
async function holdCount(em: EntityManager, { realm, email, deviceId }: AttemptKey): Promise<void> {
  await lockUntilCommit(em, `lockout:${realm}:${email}:${deviceId ?? ''}`);
}

async function addFailure(em: EntityManager, key: AttemptKey, source: RequestSource): Promise<string> {
  const id = createId();
  const kept = await keptSource(em, source);
  em.create(LoginAttempt, { id, ...key, ...kept, success: false, attemptTime: new Date() });
  return id;
}

const recordLock = (em: EntityManager, { email, realm }: AttemptKey, source: RequestSource): Promise<void> =>
  recordEvent(em, { type: 'account_locked', source, data: { email, realm } });

const counting = () => ({
  success: false,
  clearedAt: null,
  attemptTime: { $gt: new Date(Date.now() - LOCKOUT_WINDOW_MS) },
});

/** Failures that count, oldest first. */
const findFailures = (em: EntityManager, key: AttemptKey): Promise<LoginAttempt[]> =>
  em.find(LoginAttempt, { ...key, ...counting() }, { orderBy: { attemptTime: 'asc' } });

/** The lock ends when all but the last four failures have left the window. */
function locked(failures: readonly LoginAttempt[]): ProblemError {
  const last = failures.at(-LOCKED_FROM)?.attemptTime.getTime() ?? Date.now();
  const seconds = Math.max(1, Math.ceil((last + LOCKOUT_WINDOW_MS - Date.now()) / 1_000));
  return new ProblemError('auth.locked', { retryAfterSeconds: seconds });
}
