import type { EntityManager } from '@mikro-orm/postgresql';
import { createId } from '../db/columns.ts';
import { ProblemError } from '../http/problemError.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { keptSource, recordEvent } from '../audit/recordEvent.ts';
import { LoginAttempt } from '../entities/loginAttempt.entity.ts';

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

/** A try that may be judged. It counts as a failure until `releaseAttempt`. */
export interface TakenAttempt {
  id: string;
  key: AttemptKey;
  /** Failures of the same count before it. */
  failuresBefore: number;
}

/**
 * Counts a try before its password is judged, so that of many at once no more are judged than there are left.
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

/** Takes back a try that was no wrong guess. */
export async function releaseAttempt(em: EntityManager, { id }: TakenAttempt): Promise<void> {
  await em.nativeDelete(LoginAttempt, { id });
}

/** Keeps a try as the failure it was; administrators are told of the one that locks the address. */
export async function keepFailure(
  em: EntityManager,
  { key, failuresBefore }: TakenAttempt,
  source: RequestSource,
): Promise<void> {
  if (failuresBefore + 1 === LOCKED_FROM) await recordLock(em, key, source);
}

/** Records a failure that another limit has let pass. */
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
 * Ends the lock of an address: its failures so far count no more, and stay in the record (SECD-014, D-43).
 * @returns how many counted until now.
 */
export async function clearFailures(
  em: EntityManager,
  /** Without a device every count of the address. */
  of: Pick<AttemptKey, 'realm' | 'email'> & Partial<AttemptKey>,
): Promise<number> {
  return em.nativeUpdate(LoginAttempt, { ...of, ...counting() }, { clearedAt: new Date() });
}

/** Lets tries of one count go through one after the other, until the transaction ends. */
async function holdCount(em: EntityManager, { realm, email, deviceId }: AttemptKey): Promise<void> {
  const name = `lockout:${realm}:${email}:${deviceId ?? ''}`;
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
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

/** The failures that count, oldest first. */
const findFailures = (em: EntityManager, key: AttemptKey): Promise<LoginAttempt[]> =>
  em.find(LoginAttempt, { ...key, ...counting() }, { orderBy: { attemptTime: 'asc' } });

/** Room again when all but the last four of the failures are old enough. */
function locked(failures: readonly LoginAttempt[]): ProblemError {
  const last = failures.at(-LOCKED_FROM)?.attemptTime.getTime() ?? Date.now();
  const seconds = Math.max(1, Math.ceil((last + LOCKOUT_WINDOW_MS - Date.now()) / 1_000));
  return new ProblemError('auth.locked', { headers: { 'Retry-After': String(seconds) } });
}
