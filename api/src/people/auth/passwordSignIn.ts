import { LockMode, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { recordSignIn } from '../../platform/audit/recordEvent.ts';
import type { Captcha } from '../../platform/captcha/captcha.ts';
import { consumeCaptchaToken } from '../../platform/captcha/consumeCaptchaToken.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import { verifyGuess } from '../../platform/limits/verifyGuess.ts';
import { keepFailure, recordSuccess, releaseAttempt, takeAttempt } from '../../platform/limits/lockout.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import { passwordMatches } from '../../platform/identity/passwords.ts';
import {
  endOldestAccountSessions,
  eventSubject,
  findAccount,
  type AccountOf,
  type RealmName,
} from './realms.ts';

/** Failures from which an attempt needs a captcha, by realm; 0 = always, before anything is counted (D-140). */
const CAPTCHA_FROM: Readonly<Record<RealmName, number>> = { user: 0, client: 3 };

/** The services that a sign-in uses. */
export interface SignInDeps {
  orm: MikroORM;
  limits: RateLimits;
  captcha: Captcha;
  logger: Logger;
}

/** One attempt to sign in: address, password, and its source. */
interface SignInAttempt {
  email: string;
  password: string;
  captchaToken?: string | undefined;
  source: RequestSource;
  /** Returns the id of this browser if it has signed in to the account before. */
  findDevice(accountId: string): string | null;
}

/** What a sign-in has proven, for its record. */
export interface SignInProof {
  source: RequestSource;
  logger: Logger;
  deviceId: string | null;
  /** False for a sign-in by passkey alone, and for a client's first attempts. */
  captchaVerified: boolean;
  /** What signed in, where it was no password and no passkey. */
  by?: string;
}

/** Why a right password opens no session. */
type Refusal = 'auth.email_not_confirmed' | 'client.inactive';

/**
 * Signs in by address and password, in either realm. Unknown address and wrong password end alike, in answer and in
 * time (D-33, T23); a right one is never counted.
 * @param open decides what the right password opens, in the transaction that keeps or releases the attempt.
 * @throws {ProblemError} `auth.invalid_credentials`, what `open` refuses, `auth.locked`, `captcha.required`,
 *   `captcha.failed`, `rate_limit.exceeded`.
 */
export async function signInByPassword<Name extends RealmName, Opened extends object>(
  deps: SignInDeps,
  realm: Name,
  attempt: SignInAttempt,
  open: (em: EntityManager, account: AccountOf<Name>, proof: SignInProof) => Promise<Opened | Refusal>,
): Promise<Opened> {
  const { source } = attempt;
  const result = await verifyGuess(deps.limits, {
    limit: 'signInSource',
    counted: { key: source.hash, source },
    verify: () => verifyAttempt(deps, realm, attempt, open),
    isWrong: (one) => one === 'auth.invalid_credentials',
  });
  if (typeof result === 'string') throw new ProblemError(result);
  return result;
}

async function verifyAttempt<Name extends RealmName, Opened extends object>(
  deps: SignInDeps,
  realm: Name,
  attempt: SignInAttempt,
  open: (em: EntityManager, account: AccountOf<Name>, proof: SignInProof) => Promise<Opened | Refusal>,
): Promise<Opened | Refusal | 'auth.invalid_credentials'> {
  const { orm, logger } = deps;
  const { source, password } = attempt;
  const captchaFrom = CAPTCHA_FROM[realm];
  const consumeCaptcha = () => consumeCaptchaToken(deps, attempt.captchaToken, source);
  if (captchaFrom === 0) await consumeCaptcha();
  const email = attempt.email.trim().toLowerCase();
  const found = await findAccount(orm.em.fork(), realm, { email });
  const deviceId = found ? attempt.findDevice(found.id) : null;
  const key = { realm, email, deviceId };
  const taken = await inTransaction(orm, (em) => takeAttempt(em, key, source));
  const captchaVerified = taken.failuresBefore >= captchaFrom;
  const verify = async (): Promise<boolean> => {
    if (captchaVerified && captchaFrom > 0) await consumeCaptcha();
    // Hashes outside any transaction, which would hold a connection for as long.
    return verifyGuess(deps.limits, {
      limit: 'signInAccount',
      counted: { key: `${realm}:${email}`, source },
      verify: () => passwordMatches(password, found?.passwordHash ?? null),
      isWrong: (matches) => !matches,
    });
  };
  // An attempt that was not verified is not counted.
  const matches = await verify().catch(async (error: unknown) => {
    await inTransaction(orm, (em) => releaseAttempt(em, taken));
    throw error;
  });
  return inTransaction(orm, async (em) => {
    const account = found && matches ? await lockAccount(em, realm, found) : null;
    if (account) {
      await releaseAttempt(em, taken);
      return open(em, account, { source, logger, deviceId, captchaVerified });
    }
    await keepFailure(em, taken, source);
    const data = { email, error: 'invalid_credentials', captcha_verified: captchaVerified };
    const subject = eventSubject(realm, found?.id ?? null);
    await recordSignIn(em, { type: 'failed_login_attempt', source, ...subject, data }, logger);
    return 'auth.invalid_credentials';
  });
}

/**
 * Locks the account, unless its password changed while the old one was verified. A later change waits, and
 * ends the session that is opened now.
 */
const lockAccount = <Name extends RealmName>(
  em: EntityManager,
  realm: Name,
  { id, passwordHash = null }: AccountOf<RealmName>,
): Promise<AccountOf<Name> | null> =>
  findAccount(em, realm, { id, passwordHash }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Records a completed sign-in and makes room for its session (AUTH-020, AUTH-022, D-155). */
export async function recordSignedIn(
  em: EntityManager,
  realm: RealmName,
  { id, email }: AccountOf<RealmName>,
  proof: SignInProof & { data?: object },
): Promise<void> {
  const { source, logger, deviceId, captchaVerified } = proof;
  await recordSuccess(em, { realm, email, deviceId }, source);
  const data = { email, captcha_verified: captchaVerified, ...proof.data };
  const subject = eventSubject(realm, id);
  await recordSignIn(em, { type: 'successful_login', source, ...subject, data }, logger);
  await endOldestAccountSessions(em, realm, id);
}
