import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/calendar/durations.ts';
import { OneTimeToken, type TokenPurpose } from '../../platform/entities/oneTimeToken.entity.ts';
import { createToken, hashToken } from '../../platform/identity/tokens.ts';

/** Lifetime of an invitation, in ms: people are away for a week. */
export const INVITATION_MS = 7 * DAY_MS;

/** Lifetime of a token, by purpose. */
const LIFETIME_MS: Readonly<Record<TokenPurpose, number>> = {
  confirm_email: 24 * HOUR_MS,
  change_email: 24 * HOUR_MS,
  reset_password: HOUR_MS,
  set_up: 24 * HOUR_MS,
  invite: INVITATION_MS,
  trust_browser: HOUR_MS,
  passkey_registration: 5 * MINUTE_MS,
  passkey_sign_in: 5 * MINUTE_MS,
  sign_on: 10 * MINUTE_MS,
  link_identity: HOUR_MS,
};

/** The subject and the purpose of a token. */
interface NewToken {
  realm: OneTimeToken['realm'];
  purpose: TokenPurpose;
  /** The account; null for a passkey challenge or a way to a provider before the account is known. */
  subjectId: string | null;
  newEmail?: string;
  /** The secret, where the caller creates it, as WebAuthn does. */
  token?: string;
}

/** Issues a secret that works once; the earlier ones of the same account and purpose end with it. */
export async function issueToken(em: EntityManager, input: NewToken): Promise<string> {
  const { realm, purpose, subjectId, newEmail = null, token = createToken() } = input;
  if (subjectId) await em.nativeDelete(OneTimeToken, { realm, purpose, subjectId, usedAt: null });
  em.create(OneTimeToken, {
    realm,
    purpose,
    subjectId,
    newEmail,
    tokenHash: hashToken(token),
    expiresAt: new Date(Date.now() + LIFETIME_MS[purpose]),
  });
  return token;
}

/** A secret of a mailed link. */
interface GivenToken {
  realm: OneTimeToken['realm'];
  purpose: TokenPurpose;
  token: string;
}

const unused = ({ realm, purpose, token }: GivenToken) => ({
  tokenHash: hashToken(token),
  realm,
  purpose,
  usedAt: null,
  expiresAt: { $gt: new Date() },
});

/** Returns a token that still works, without using it up; null for any other. */
export const findToken = (em: EntityManager, given: GivenToken): Promise<OneTimeToken | null> =>
  em.findOne(OneTimeToken, unused(given));

/**
 * Consumes a token; only one of several concurrent requests gets it.
 *
 * @returns null when it is unknown, expired, used or for another purpose.
 */
export async function consumeToken(em: EntityManager, given: GivenToken): Promise<OneTimeToken | null> {
  const good = unused(given);
  const spent = await em.nativeUpdate(OneTimeToken, good, { usedAt: new Date() });
  const { tokenHash } = good;
  return spent === 1 ? em.findOneOrFail(OneTimeToken, { tokenHash }, { refresh: true }) : null;
}

/** Returns a token that was used and has not expired; for a second click on the same link. */
export const findSpentToken = (em: EntityManager, given: GivenToken): Promise<OneTimeToken | null> =>
  em.findOne(OneTimeToken, { ...unused(given), usedAt: { $ne: null } });

/** Ends every unused link of an account. */
export async function endLinksOf(
  em: EntityManager,
  realm: OneTimeToken['realm'],
  subjectId: string,
): Promise<void> {
  await em.nativeDelete(OneTimeToken, { realm, subjectId, usedAt: null });
}
