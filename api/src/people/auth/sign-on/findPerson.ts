import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordEvent } from '../../../platform/audit/recordEvent.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { SignOnOutcome } from '../../../platform/contract/index.ts';
import { DirectoryPerson } from '../../../platform/entities/directoryPerson.entity.ts';
import { User } from '../../../platform/entities/user.entity.ts';
import type { RequestSource } from '../../../platform/http/requestSource.ts';
import { hasMailServer } from '../../../platform/settings/mailServer.ts';
import { loadSettings } from '../../../platform/settings/platformSettings.ts';
import type { SignInProvider } from '../../../platform/settings/signInProvider.ts';
import { createUser } from '../../users/createUser.ts';
import { confirmUser } from '../sign-up/confirmUser.ts';
import { findIdentity, linkIdentity, mailIdentityLink, type ProviderPerson } from './identities.ts';

/** Who signs in, or why nobody does. */
export type FoundPerson = { user: User } | { outcome: SignOnOutcome };

/**
 * Finds the user of a person at the provider: by their link alone, never by an address. A stranger to the platform
 * gets what its setting says, and whoever has the address of an account gets a mail (SSO-010, SSO-014).
 */
export async function findPerson(
  em: EntityManager,
  config: Config,
  input: { provider: SignInProvider; person: ProviderPerson; source: RequestSource },
): Promise<FoundPerson> {
  const { provider, person, source } = input;
  const identity = await findIdentity(em, person);
  if (identity) {
    identity.lastUsedAt = new Date();
    if (person.email) identity.email = person.email;
    return { user: await em.findOneOrFail(User, { id: identity.userId }) };
  }
  const { email, isVerified } = person;
  if (email === null || !isVerified) return { outcome: 'unverified' };
  const known = await em.findOne(User, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const verified = { ...person, email };
  if (known && (await isUntouched(em, known))) {
    await linkIdentity(em, known, verified, { source, by: 'directory' });
    return { user: known };
  }
  // Nobody would get the mail: signed in, they link it themselves (SSO-012).
  if (known && !(await hasMailServer(em, config))) return { outcome: 'known' };
  if (known) {
    const isMailed = await mailIdentityLink(em, config, {
      user: known,
      person: verified,
      name: provider.name,
      source,
    });
    return { outcome: isMailed ? 'mailed' : 'taken' };
  }
  if (provider.unknownPeople === 'refuse') return { outcome: 'unknown' };
  return { user: await createPerson(em, config, { provider, person: verified, source }) };
}

/** Whom the directory made, and who was never here: there is nothing that somebody else could hold (SSO-038). */
const isUntouched = async (em: EntityManager, user: User): Promise<boolean> =>
  !user.passwordHash &&
  !user.lastSignedInAt &&
  (await em.count(DirectoryPerson, { user: user.id, removedAt: null })) > 0;

/** Creates a user without a password, whose address the provider has verified. */
async function createPerson(
  em: EntityManager,
  config: Config,
  input: { provider: SignInProvider; person: ProviderPerson & { email: string }; source: RequestSource },
): Promise<User> {
  const { provider, person, source } = input;
  const { email, fullName } = person;
  const { defaultFormLimit } = await loadSettings(em);
  const isApproved = provider.unknownPeople === 'enter';
  const user = await createUser(em, {
    email,
    passwordHash: null,
    fullName,
    formLimit: defaultFormLimit,
    isApproved,
  });
  const data = { email, fullName, by: 'sign-in provider' };
  await recordEvent(em, { type: 'user_signup', source, userId: user.id, data });
  // The owner becomes an administrator by it, as by a mailed link; administrators hear of everybody else (D-32).
  if (!isApproved) await confirmUser(em, config, user);
  else await recordEvent(em, { type: 'user_approved', source, userId: user.id, data });
  await em.flush();
  await linkIdentity(em, user, person, { source, by: 'new user' });
  return em.findOneOrFail(User, { id: user.id });
}
