import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../../platform/config/config.ts';
import { User } from '../../../platform/entities/user.entity.ts';
import type { SessionKind } from '../../../platform/entities/userSession.entity.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import type { RequestSource } from '../../../platform/http/requestSource.ts';
import { createSession } from '../../../platform/identity/sessions.ts';
import { confirmUser } from '../sign-up/confirmUser.ts';
import { consumeToken } from '../oneTimeTokens.ts';
import { replacePassword } from './passwordReset.ts';
import { findMethods } from '../second-factor/methods.ts';

/**
 * Exchanges the token of a mailed link for a recovery session.
 * @throws {ProblemError} `auth.link_invalid`.
 */
export async function recover(
  em: EntityManager,
  input: { token: string; userAgent: string | null },
): Promise<string> {
  const { token } = input;
  const spent = await consumeToken(em, { realm: 'user', purpose: 'reset_password', token });
  if (!spent?.subjectId) throw new ProblemError('auth.link_invalid');
  const user = await em.findOneOrFail(User, { id: spent.subjectId });
  return createSession(em, user, { kind: 'recovery', userAgent: input.userAgent });
}

/**
 * Sets a user's password and opens the session that continues (D-43). After a mailed link, an account with a
 * second factor must prove it first.
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
  const { userId, passwordHash, source, isRecovery } = input;
  const user = await em.findOneOrFail(User, { id: userId });
  // A reader of the mail has proven the address.
  if (isRecovery) await confirmUser(em, config, user);
  const change = { passwordHash, source, byMailedLink: isRecovery };
  await replacePassword(em, config, { realm: 'user', account: user, ...change });
  const needsSecondFactor = isRecovery && (await findMethods(em, user)).length > 0;
  const kind = needsSecondFactor ? 'second_factor' : 'ordinary';
  const hasSecondFactor = input.hadSecondFactor && !isRecovery;
  if (kind === 'ordinary') user.lastSignedInAt = new Date();
  return { kind, token: createSession(em, user, { kind, userAgent: source.userAgent, hasSecondFactor }) };
}
