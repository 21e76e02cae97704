import type { EntityManager } from '@mikro-orm/postgresql';
import { OneTimeToken, type TokenPurpose } from '../entities/oneTimeToken.entity.ts';
import { createToken, hashToken } from '../identity/tokens.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long each of them works. */
const LIFETIME_MS: Readonly<Record<TokenPurpose, number>> = {
  confirm_email: 24 * HOUR_MS,
  change_email: 24 * HOUR_MS,
  reset_password: HOUR_MS,
  set_up: 24 * HOUR_MS,
  trust_browser: HOUR_MS,
  passkey_registration: 5 * MINUTE_MS,
  passkey_sign_in: 5 * MINUTE_MS,
};

/** Whom a token is for, and what it does. */
interface NewToken {
  realm: OneTimeToken['realm'];
  purpose: TokenPurpose;
  /** The account; null for a passkey challenge of nobody yet. */
  subjectId: string | null;
  newEmail?: string;
  /** Given by who makes the secret himself, as WebAuthn does. */
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

/**
 * Spends a token. Of several tries at the same time one gets it.
 * @returns null when it is unknown, expired, spent or for something else.
 */
export async function consumeToken(
  em: EntityManager,
  input: { realm: OneTimeToken['realm']; purpose: TokenPurpose; token: string },
): Promise<OneTimeToken | null> {
  const tokenHash = hashToken(input.token);
  const { realm, purpose } = input;
  const good = { tokenHash, realm, purpose, usedAt: null, expiresAt: { $gt: new Date() } };
  const spent = await em.nativeUpdate(OneTimeToken, good, { usedAt: new Date() });
  return spent === 1 ? em.findOneOrFail(OneTimeToken, { tokenHash }, { refresh: true }) : null;
}

/** A token that did its work within its lifetime; for a second click on the same link. */
export async function findSpentToken(
  em: EntityManager,
  input: { realm: OneTimeToken['realm']; purpose: TokenPurpose; token: string },
): Promise<OneTimeToken | null> {
  const { realm, purpose, token } = input;
  const spent = { tokenHash: hashToken(token), realm, purpose, usedAt: { $ne: null } };
  return em.findOne(OneTimeToken, { ...spent, expiresAt: { $gt: new Date() } });
}

/** Ends every link of an account that has not been followed yet. */
export async function endLinksOf(
  em: EntityManager,
  realm: OneTimeToken['realm'],
  subjectId: string,
): Promise<void> {
  await em.nativeDelete(OneTimeToken, { realm, subjectId, usedAt: null });
}
