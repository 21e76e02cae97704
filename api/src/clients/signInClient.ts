import { LockMode, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Logger } from 'pino';
import { judgePassword } from '../auth/judgePassword.ts';
import { keepFailure, recordSuccess, releaseAttempt } from '../limits/lockout.ts';
import { consumeCaptchaToken } from '../captcha/consumeCaptchaToken.ts';
import type { clientSessionSchema } from '../contract/index.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { recordSignIn } from '../audit/recordEvent.ts';
import { Client } from '../entities/client.entity.ts';
import { createClientSession, endOldestClientSessions } from '../identity/clientSessions.ts';
import { issueToken } from '../auth/oneTimeTokens.ts';

type SignInResult =
  | { kind: 'signed_in'; clientId: string; session: z.infer<typeof clientSessionSchema> }
  | { kind: 'initial_password'; passwordToken: string }
  | { kind: 'refused' }
  | { kind: 'inactive' }
  | { kind: 'not_confirmed' };

/** One attempt to sign in: address, password, and its source. */
interface ClientSignInAttempt {
  email: string;
  password: string;
  source: RequestSource;
  /** Returns the id of this browser if it has signed in as the client before. */
  findDevice(clientId: string): string | null;
  captchaToken?: string | undefined;
}

/** Number of failures after which each attempt needs a captcha too. */
const CAPTCHA_FROM = 3;

/** The services that a client's sign-in uses. */
export interface ClientSignInDeps {
  orm: MikroORM;
  limits: RateLimits;
  captcha: Captcha;
  logger: Logger;
}

/**
 * Signs a client in. Unknown address and wrong password end alike, in answer and in time; a right
 * password on an inactive account gets that answer and no session (D-138, D-155).
 * @throws {ProblemError} `auth.locked`, `rate_limit.exceeded`, `captcha.required`, `captcha.failed`.
 */
export async function signInClient(
  deps: ClientSignInDeps,
  attempt: ClientSignInAttempt,
): Promise<SignInResult> {
  const { orm, logger } = deps;
  const { source, password } = attempt;
  const email = attempt.email.trim().toLowerCase();
  const found = await orm.em.fork().findOne(Client, { email });
  const clientId = found?.id ?? null;
  const key = { realm: 'client', email, deviceId: found ? attempt.findDevice(found.id) : null } as const;
  const passwordHash = found?.passwordHash ?? null;
  let isHuman = false;
  const { taken, matches } = await judgePassword(deps, {
    key,
    source,
    password,
    passwordHash,
    async challenge(failuresBefore) {
      if (failuresBefore < CAPTCHA_FROM) return;
      await consumeCaptchaToken(deps, attempt.captchaToken, source);
      isHuman = true;
    },
  });
  return inTransaction(orm, async (em) => {
    const client = found && matches ? await holdAccount(em, found) : null;
    if (!client) {
      await keepFailure(em, taken, source);
      const data = { email, error: 'invalid_credentials', captcha_verified: isHuman };
      await recordSignIn(em, { type: 'failed_login_attempt', source, clientId, data }, logger);
      return { kind: 'refused' };
    }
    await releaseAttempt(em, taken);
    if (!client.isActive) return { kind: 'inactive' };
    if (!client.emailConfirmedAt) return { kind: 'not_confirmed' };
    if (client.hasInitialPassword) {
      const once = { realm: 'client', purpose: 'reset_password', subjectId: client.id } as const;
      return { kind: 'initial_password', passwordToken: await issueToken(em, once) };
    }
    await recordSuccess(em, key, source);
    const data = { email, captcha_verified: isHuman };
    await recordSignIn(em, { type: 'successful_login', source, clientId, data }, logger);
    await endOldestClientSessions(em, client.id);
    const { token, expiresAt } = createClientSession(em, client);
    const { id, name = null, companyName = null } = client;
    const record = { id, email, name, companyName };
    return {
      kind: 'signed_in',
      clientId: id,
      session: { token, expiresAt: expiresAt.toISOString(), client: record },
    };
  });
}

/** The account, unless its password was changed while the old one was verified; a later change waits. */
const holdAccount = (em: EntityManager, { id, passwordHash }: Client): Promise<Client | null> =>
  em.findOne(Client, { id, passwordHash }, { lockMode: LockMode.PESSIMISTIC_WRITE });
