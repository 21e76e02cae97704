import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordEvent } from '../../../platform/audit/recordEvent.ts';
import type { Config } from '../../../platform/config/config.ts';
import { User } from '../../../platform/entities/user.entity.ts';
import { UserIdentity } from '../../../platform/entities/userIdentity.entity.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import type { RequestSource } from '../../../platform/http/requestSource.ts';
import { accountEvent } from '../../../platform/identity/identityEvents.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import { publishEvent } from '../../../platform/realtime/liveEvents.ts';
import type { Text } from '../../../platform/texts/translate.ts';
import { consumeToken, issueToken } from '../oneTimeTokens.ts';
import { confirmUser } from '../sign-up/confirmUser.ts';

/** Who came back from a provider, as its verified answer says. */
export interface ProviderPerson {
  issuer: string;
  subject: string;
  /** Normalised; null where the provider tells none. */
  email: string | null;
  /** Whether the provider has verified that the address is theirs. */
  isVerified: boolean;
  fullName: string;
  /** Groups that the provider tells, as far as rules name them; null where it says that they are told elsewhere. */
  groups: readonly string[] | null;
}

/** Returns the identity of a person at a provider, once it is linked; null for a stranger. */
export const findIdentity = (
  em: EntityManager,
  { issuer, subject }: Pick<ProviderPerson, 'issuer' | 'subject'>,
): Promise<UserIdentity | null> => em.findOne(UserIdentity, { issuer, subject, linkedAt: { $ne: null } });

/** Links a user, at once; what waited for either ends. */
export async function linkIdentity(
  em: EntityManager,
  user: Pick<User, 'id'>,
  person: ProviderPerson & { email: string },
  change: { source: RequestSource; by: 'session' | 'new user' | 'directory' },
): Promise<void> {
  const { issuer, subject, email } = person;
  await em.nativeDelete(UserIdentity, {
    issuer,
    $or: [{ userId: user.id }, { subject, linkedAt: null }],
  });
  em.create(UserIdentity, { userId: user.id, issuer, subject, email, linkedAt: new Date() });
  await em.flush();
  await recordLink(em, user.id, { ...change, action: 'linked', email });
}

/**
 * Mails the holder of an account a link by which they link it: the provider's word for an address opens no account
 * that somebody else may hold (SSO-010).
 * @returns false where the account is linked to somebody else at this provider.
 */
export async function mailIdentityLink(
  em: EntityManager,
  config: Config,
  input: { user: User; person: ProviderPerson & { email: string }; name: string; source: RequestSource },
): Promise<boolean> {
  const { user, person, name, source } = input;
  const { issuer, subject, email } = person;
  const isTaken = (await em.count(UserIdentity, { userId: user.id, issuer, linkedAt: { $ne: null } })) > 0;
  if (isTaken) return false;
  await em.nativeDelete(UserIdentity, { issuer, linkedAt: null, $or: [{ userId: user.id }, { subject }] });
  em.create(UserIdentity, { userId: user.id, issuer, subject, email, linkedAt: null });
  const token = await issueToken(em, { realm: 'user', purpose: 'link_identity', subjectId: user.id });
  const envelope = { to: user.email, platformName: config.platformName, requested: source.language };
  // In the fragment, which no server sees and no log stores (D-41).
  await queueMail(em, 'link_identity', envelope, {
    name,
    url: `${config.publicUrl}/link-sign-in#token=${token}`,
  });
  return true;
}

/**
 * Follows such a link. An address that nobody had proven is proven by it; whoever signed up with it before has not
 * read this mail, so their password ends (decision 105).
 * @throws {ProblemError} `sign_on.link_invalid`
 */
export async function followIdentityLink(
  em: EntityManager,
  config: Config,
  { token, source }: { token: string; source: RequestSource },
): Promise<void> {
  const spent = await consumeToken(em, { realm: 'user', purpose: 'link_identity', token });
  const userId = spent?.subjectId ?? null;
  const waiting = userId && (await em.findOne(UserIdentity, { userId, linkedAt: null }));
  if (!waiting) throw new ProblemError('sign_on.link_invalid');
  waiting.linkedAt = new Date();
  const user = await em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!user.emailConfirmedAt) {
    user.passwordHash = null;
    await confirmUser(em, config, user);
  }
  await recordLink(em, userId, { source, action: 'linked', by: 'mailed link', email: waiting.email });
}

/** Ends the link of a user to a provider; without one nothing changes. */
export async function unlinkIdentity(
  em: EntityManager,
  input: { userId: string; issuer: string; source: RequestSource },
): Promise<boolean> {
  const { userId, issuer, source } = input;
  if ((await em.nativeDelete(UserIdentity, { userId, issuer })) === 0) return false;
  await recordLink(em, userId, { source, action: 'unlinked', by: 'session' });
  return true;
}

/** Tells the holder by mail that another way into their account was opened or closed (T36). */
export async function mailLinkChange(
  em: EntityManager,
  config: Config,
  input: { to: string; what: Text; name: string; source: RequestSource },
): Promise<void> {
  const { to, what, name, source } = input;
  const envelope = { to, platformName: config.platformName, requested: source.language };
  const url = `${config.publicUrl}/settings/security`;
  await queueMail(em, 'sign_in_link_changed', envelope, { what, name, url });
}

async function recordLink(
  em: EntityManager,
  userId: string,
  { source, ...data }: { source: RequestSource; action: string; by: string; email?: string },
): Promise<void> {
  await recordEvent(em, { type: 'sign_in_link_changed', source, userId, data });
  await publishEvent(em, accountEvent, { userId });
}
