import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../../platform/config/config.ts';
import type { RequestSource } from '../../../platform/http/requestSource.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import { moveNotifications } from '../../recipients/formRecipients.ts';
import { publishEvent } from '../../../platform/realtime/liveEvents.ts';
import { accountEvent } from '../../../platform/identity/identityEvents.ts';
import { recordEvent } from '../../../platform/audit/recordEvent.ts';
import { AccountMember } from '../../../platform/entities/accountMember.entity.ts';
import { Profile } from '../../../platform/entities/profile.entity.ts';
import { User } from '../../../platform/entities/user.entity.ts';
import { UserSession } from '../../../platform/entities/userSession.entity.ts';
import { consumeToken, endLinksOf, findSpentToken } from '../oneTimeTokens.ts';
import { confirmAccount, type RealmName } from '../realms.ts';

/**
 * Follows a confirmation link, of a sign-up or of a user's change of address. A second click within its
 * lifetime changes nothing and gets the same answer: mail programs open links before people do.
 *
 * @returns false for a link that is invalid or has expired (D-31).
 */
export async function confirmEmail(
  em: EntityManager,
  config: Config,
  input: { realm: RealmName; token: string; source: RequestSource },
): Promise<boolean> {
  const { realm, token, source } = input;
  const signUp = await consumeToken(em, { realm, purpose: 'confirm_email', token });
  if (signUp?.subjectId) {
    await confirmAccount(em, config, realm, signUp.subjectId);
    return true;
  }
  const change = await consumeToken(em, { realm, purpose: 'change_email', token });
  if (change?.subjectId && change.newEmail) {
    return replaceEmail(em, config, { userId: change.subjectId, newEmail: change.newEmail, source });
  }
  for (const purpose of ['confirm_email', 'change_email'] as const) {
    if (await findSpentToken(em, { realm, purpose, token })) return true;
  }
  return false;
}

/**
 * Replaces the address of a user; the former one is told by mail, and what was mailed there ends.
 * @param input.by who did it, where it was not the user.
 * @returns false where another account has the address.
 */
export async function replaceEmail(
  em: EntityManager,
  config: Config,
  input: { userId: string; newEmail: string; source: RequestSource; by?: string },
): Promise<boolean> {
  const { userId, newEmail, source, by } = input;
  // Another account may have taken the address in the meantime.
  if ((await em.count(User, { email: newEmail })) > 0) return false;
  const user = await em.findOneOrFail(User, { id: userId });
  const profile = await em.findOneOrFail(Profile, { user: userId });
  const envelope = { to: user.email, platformName: config.platformName };
  await queueMail(em, 'email_changed', envelope, { newEmail });
  for (const { accountId } of await em.find(AccountMember, { userId }))
    await moveNotifications(em, { accountId, from: user.email, to: newEmail });
  user.email = newEmail;
  profile.email = newEmail;
  // Whoever reads the former mailbox must not set a password by what was mailed there.
  await endLinksOf(em, 'user', userId);
  await em.nativeDelete(UserSession, { user: userId, kind: 'recovery' });
  await recordEvent(em, { type: 'email_changed', source, userId, data: by ? { by } : {} });
  await publishEvent(em, accountEvent, { userId });
  return true;
}
