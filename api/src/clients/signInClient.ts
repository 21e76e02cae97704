import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { isLocked, recordFailure, recordSuccess } from '../auth/lockout.ts';
import { passwordMatches } from '../auth/passwords.ts';
import type { clientSessionSchema } from '../contract/index.ts';
import type { RequestSource } from '../http/requestSource.ts';
import type { Logger } from 'pino';
import { recordSignIn } from '../security/recordEvent.ts';
import { Client } from './client.entity.ts';
import { createClientSession } from './clientSessions.ts';
import { issuePasswordToken } from './resetClientPassword.ts';

type SignInResult =
  | { kind: 'signed_in'; session: z.infer<typeof clientSessionSchema> }
  | { kind: 'initial_password'; passwordToken: string }
  | { kind: 'refused' | 'locked' | 'inactive' | 'not_confirmed' };

/**
 * Signs a client in. Unknown address and wrong password end alike, in answer and in time; a right
 * password on an inactive account is told so and gets no session (D-138, D-155).
 */
export async function signInClient(
  em: EntityManager,
  attempt: { email: string; password: string; source: RequestSource; logger: Logger },
): Promise<SignInResult> {
  const email = attempt.email.trim().toLowerCase();
  const { source, logger } = attempt;
  const client = await em.findOne(Client, { email });
  const matches = await passwordMatches(attempt.password, client?.passwordHash ?? null);
  const key = { realm: 'client', email, deviceId: null } as const;
  if (await isLocked(em, key)) return { kind: 'locked' };
  const clientId = client?.id ?? null;
  if (!client || !matches) {
    await recordFailure(em, key, source);
    const data = { email, error: 'invalid_credentials', captcha_verified: false };
    await recordSignIn(em, { type: 'failed_login_attempt', source, clientId, data }, logger);
    return { kind: 'refused' };
  }
  if (!client.isActive) return { kind: 'inactive' };
  if (!client.emailConfirmedAt) return { kind: 'not_confirmed' };
  if (client.hasInitialPassword)
    return { kind: 'initial_password', passwordToken: await issuePasswordToken(em, client.id) };
  await recordSuccess(em, key, source);
  const data = { email, captcha_verified: false };
  await recordSignIn(em, { type: 'successful_login', source, clientId, data }, logger);
  const { token, expiresAt } = createClientSession(em, client);
  const { id, name = null, companyName = null } = client;
  return {
    kind: 'signed_in',
    session: { token, expiresAt: expiresAt.toISOString(), client: { id, email, name, companyName } },
  };
}
