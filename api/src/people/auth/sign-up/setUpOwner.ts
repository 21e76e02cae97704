import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordEvent } from '../../../platform/audit/recordEvent.ts';
import { OneTimeToken } from '../../../platform/entities/oneTimeToken.entity.ts';
import { Profile } from '../../../platform/entities/profile.entity.ts';
import { User } from '../../../platform/entities/user.entity.ts';
import { invalidField } from '../../../platform/http/invalidField.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import type { RequestSource } from '../../../platform/http/requestSource.ts';
import { createSession } from '../../../platform/identity/sessions.ts';
import { hashToken } from '../../../platform/identity/tokens.ts';
import { hasOwnerSignedIn } from '../../users/findOwner.ts';
import { consumeToken, endLinksOf } from '../oneTimeTokens.ts';

/** The token of a set-up link, as other functions here find it. */
const LINK = { realm: 'user', purpose: 'set_up' } as const;

/**
 * Returns the account that a set-up link opens, without using the link up.
 * @throws {ProblemError} `auth.set_up_link_invalid`.
 */
export async function getOwnerOfLink(em: EntityManager, token: string): Promise<User> {
  const good = { ...LINK, tokenHash: hashToken(token), usedAt: null, expiresAt: { $gt: new Date() } };
  const link = await em.findOne(OneTimeToken, good);
  const owner = link?.subjectId ? await em.findOne(User, { id: link.subjectId, lastSignedInAt: null }) : null;
  if (!owner) throw await refuseLink(em);
  return owner;
}

/** Why a link opens nothing: a restart prints another only until the owner has come. */
async function refuseLink(em: EntityManager): Promise<ProblemError> {
  const message = 'This installation is set up already. Sign in.';
  return new ProblemError('auth.set_up_link_invalid', (await hasOwnerSignedIn(em)) ? { message } : {});
}

/** The owner, as they introduce themselves. */
export interface NewOwner {
  email: string;
  fullName: string;
  passwordHash: string;
}

/**
 * Gives the owner's account to the person who has the set-up link, once and only before anybody signed in to it
 * (AUTH-048).
 *
 * @returns the token of their first session, and their id.
 * @throws {ProblemError} `auth.set_up_link_invalid`; `request.invalid` beside an address that another account has.
 *   Neither uses the link up.
 */
export async function setUpOwner(
  em: EntityManager,
  input: { token: string; owner: NewOwner; source: RequestSource },
): Promise<{ token: string; userId: string }> {
  const { owner, source } = input;
  const spent = await consumeToken(em, { ...LINK, token: input.token });
  const user = spent?.subjectId
    ? await em.findOne(
        User,
        { id: spent.subjectId, lastSignedInAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      )
    : null;
  if (!user) throw await refuseLink(em);
  await assertFree(em, user, owner.email);
  user.email = owner.email;
  user.passwordHash = owner.passwordHash;
  user.lastSignedInAt = new Date();
  const { email, fullName } = owner;
  await em.nativeUpdate(Profile, { user: user.id }, { email, fullName });
  await endLinksOf(em, LINK.realm, user.id);
  const data = { email, by: 'set-up link' };
  await recordEvent(em, { type: 'password_changed', source, userId: user.id, data });
  return {
    token: createSession(em, user, { kind: 'ordinary', userAgent: source.userAgent }),
    userId: user.id,
  };
}

async function assertFree(em: EntityManager, { id }: User, email: string): Promise<void> {
  if ((await em.count(User, { email, id: { $ne: id } })) === 0) return;
  throw invalidField('email', { code: 'taken', message: 'Another account has this email.' });
}
