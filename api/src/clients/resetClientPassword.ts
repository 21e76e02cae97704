import type { EntityManager } from '@mikro-orm/postgresql';
import { clearFailures } from '../limits/lockout.ts';
import { consumeToken, endLinksOf, issueToken } from '../auth/oneTimeTokens.ts';
import { passwordMatches } from '../auth/passwords.ts';
import type { Config } from '../config/config.ts';
import { ProblemError } from '../http/problemError.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { queueMail } from '../mail/queueMail.ts';
import { recordEvent } from '../audit/recordEvent.ts';
import { Client } from '../entities/client.entity.ts';
import { endClientSessions } from '../identity/clientSessions.ts';

/** Mails a link that sets a new password. Runs as a job: the answer was given before (D-07). */
export async function mailClientPasswordReset(
  em: EntityManager,
  config: Config,
  input: { email: string; source: RequestSource },
): Promise<void> {
  const { email, source } = input;
  const client = await em.findOne(Client, { email });
  const clientId = client?.id ?? null;
  await recordEvent(em, { type: 'password_reset_requested', source, clientId, data: { email } });
  if (!client) return;
  const url = await issuePasswordLink(em, config, client.id);
  const envelope = { to: email, platformName: config.platformName };
  await queueMail(em, 'client_reset_password', envelope, { url });
}

/** What lets a client set a password, once and within the hour. */
export const issuePasswordToken = (em: EntityManager, clientId: string): Promise<string> =>
  issueToken(em, { realm: 'client', purpose: 'reset_password', subjectId: clientId });

/** The address at which a client sets a password, once and within the hour. */
export async function issuePasswordLink(
  em: EntityManager,
  config: Config,
  clientId: string,
): Promise<string> {
  const token = await issuePasswordToken(em, clientId);
  // In the fragment, which no server sees and no log keeps (D-41).
  return `${config.publicUrl}/client/reset-password#token=${token}`;
}

/**
 * Sets a password by a mailed link and ends every session and link of the client (D-136).
 * @throws {ProblemError} `auth.link_invalid`; `request.invalid` for the password an administrator chose.
 */
export async function resetClientPassword(
  em: EntityManager,
  config: Config,
  input: { token: string; password: string; passwordHash: string; source: RequestSource },
): Promise<void> {
  const { token, password, passwordHash, source } = input;
  const spent = await consumeToken(em, { realm: 'client', purpose: 'reset_password', token });
  if (!spent?.subjectId) throw new ProblemError('auth.link_invalid');
  const client = await em.findOne(Client, { id: spent.subjectId });
  if (!client) throw new ProblemError('auth.link_invalid');
  if (client.hasInitialPassword && (await passwordMatches(password, client.passwordHash ?? null))) {
    const message = 'Choose a password other than the one you were given.';
    throw new ProblemError('request.invalid', {
      issues: [{ path: ['newPassword'], code: 'initial', message }],
    });
  }
  client.passwordHash = passwordHash;
  client.hasInitialPassword = false;
  // Whoever reads the mail has proven the address.
  client.emailConfirmedAt ??= new Date();
  await clearFailures(em, { realm: 'client', email: client.email });
  await endClientSessions(em, client.id);
  await endLinksOf(em, 'client', client.id);
  await recordEvent(em, {
    type: 'password_changed',
    source,
    clientId: client.id,
    data: { byMailedLink: true },
  });
  const envelope = { to: client.email, platformName: config.platformName };
  const url = `${config.publicUrl}/client/forgot-password`;
  await queueMail(em, 'client_password_changed', envelope, { url });
}
