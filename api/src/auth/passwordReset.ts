import type { EntityManager } from '@mikro-orm/postgresql';
import { checkPassword } from '@inlay/sdk/model';
import type { Config } from '../config/config.ts';
import { ProblemError } from '../http/problemError.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { queueMail } from '../mail/queueMail.ts';
import { recordEvent } from '../audit/recordEvent.ts';
import { User } from '../entities/user.entity.ts';
import { confirmAccount } from './confirmEmail.ts';
import { clearFailures } from '../limits/lockout.ts';
import { consumeToken, endLinksOf, issueToken } from './oneTimeTokens.ts';
import { hashPassword } from './passwords.ts';
import { findMethods } from './second-factor/methods.ts';
import { createSession, endSessionsOf } from '../identity/sessions.ts';
import type { SessionKind } from '../entities/userSession.entity.ts';

/** Mails a link that sets a new password. Runs as a job: the answer was given before (D-44, T23). */
export async function mailPasswordReset(
  em: EntityManager,
  config: Config,
  input: { email: string; source: RequestSource },
): Promise<void> {
  const { email, source } = input;
  const user = await em.findOne(User, { email });
  const event = {
    type: 'password_reset_requested',
    source,
    userId: user?.id ?? null,
    data: { email },
  } as const;
  await recordEvent(em, event);
  if (!user) return;
  const url = await issuePasswordLink(em, config, user.id);
  await queueMail(em, 'reset_password', { to: email, platformName: config.platformName }, { url });
}

/** The address at which a person sets a password, once and within the hour. */
export async function issuePasswordLink(em: EntityManager, config: Config, userId: string): Promise<string> {
  const token = await issueToken(em, { realm: 'user', purpose: 'reset_password', subjectId: userId });
  // In the fragment, which no server sees and no log keeps (D-41).
  return `${config.publicUrl}/reset-password#token=${token}`;
}

/**
 * Exchanges the token of a mailed link, or of the owner's first, for a recovery session.
 * @throws {ProblemError} `auth.link_invalid`.
 */
export async function recover(
  em: EntityManager,
  input: { token: string; userAgent: string | null },
): Promise<string> {
  const { token } = input;
  const spent =
    (await consumeToken(em, { realm: 'user', purpose: 'reset_password', token })) ??
    (await consumeToken(em, { realm: 'user', purpose: 'set_up', token }));
  if (!spent?.subjectId) throw new ProblemError('auth.link_invalid');
  const user = await em.findOneOrFail(User, { id: spent.subjectId });
  return createSession(em, user, { kind: 'recovery', userAgent: input.userAgent });
}

/**
 * A new password that meets the one rule.
 * @param context names and addresses no password is built on.
 * @throws {ProblemError} `request.invalid` beside its field.
 */
export async function hashNewPassword(password: string, context: readonly string[]): Promise<string> {
  const checked = checkPassword(password, context);
  if (checked.ok) return hashPassword(checked.value);
  const { code, message } = checked;
  throw new ProblemError('request.invalid', { message, issues: [{ path: ['newPassword'], code, message }] });
}

/**
 * Sets a password, ends every session and mailed link of the account and opens the one that goes on (T24, D-43):
 * after a mailed link an account with a second factor has to prove it first.
 */
export async function setPassword(
  em: EntityManager,
  config: Config,
  input: {
    userId: string;
    passwordHash: string;
    source: RequestSource;
    isRecovery: boolean;
    hadSecondFactor: boolean;
  },
): Promise<{ token: string; kind: SessionKind }> {
  const { userId, source, isRecovery } = input;
  const user = await em.findOneOrFail(User, { id: userId });
  user.passwordHash = input.passwordHash;
  await clearFailures(em, { realm: 'user', email: user.email });
  // Whoever reads the mail has proven the address.
  if (isRecovery) await confirmAccount(em, config, user);
  await endSessionsOf(em, userId);
  // Links that somebody else may have asked for: another address, another password.
  await endLinksOf(em, 'user', userId);
  await recordEvent(em, { type: 'password_changed', source, userId, data: { byMailedLink: isRecovery } });
  const envelope = { to: user.email, platformName: config.platformName };
  await queueMail(em, 'password_changed', envelope, { url: `${config.publicUrl}/auth?view=reset` });
  const needsSecondFactor = isRecovery && (await findMethods(em, user)).length > 0;
  const kind = needsSecondFactor ? 'second_factor' : 'ordinary';
  const hasSecondFactor = input.hadSecondFactor && !isRecovery;
  if (kind === 'ordinary') user.lastSignedInAt = new Date();
  return { kind, token: createSession(em, user, { kind, userAgent: source.userAgent, hasSecondFactor }) };
}
