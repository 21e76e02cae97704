import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Config } from '../../../platform/config/config.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import type { User } from '../../../platform/entities/user.entity.ts';
import { consumeToken, issueToken } from '../oneTimeTokens.ts';
import type { TokenPurpose } from '../../../platform/entities/oneTimeToken.entity.ts';
import { Passkey } from '../../../platform/entities/passkey.entity.ts';

/** Loaded with the first passkey: its certificates and formats are some 280 modules, a seventh of all. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** Options for a browser's WebAuthn call. */
type Options = Record<string, unknown>;

/** The platform as passkeys know it: bound to its public address. */
const relyingParty = (config: Config) => ({
  expectedOrigin: new URL(config.publicUrl).origin,
  expectedRPID: new URL(config.publicUrl).hostname,
});

/** Asks for a new passkey; the challenge works once and for five minutes. */
export async function createRegistration(em: EntityManager, user: User, config: Config): Promise<Options> {
  const known = await em.find(Passkey, { userId: user.id });
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: config.platformName,
    rpID: relyingParty(config).expectedRPID,
    userName: user.email,
    userID: Buffer.from(user.id),
    attestationType: 'none',
    excludeCredentials: known.map((one) => ({ id: one.credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(em, 'passkey_registration', user.id, options.challenge);
  return { ...options };
}

/** Keeps a passkey that answers our challenge. @throws {ProblemError} `auth.passkey_invalid`. */
export async function addPasskey(
  em: EntityManager,
  input: { user: User; name: string; response: unknown; config: Config },
): Promise<void> {
  const { user, name, response, config } = input;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: spendChallenge(em, 'passkey_registration', user.id),
    requireUserVerification: true,
    ...relyingParty(config),
  }).catch(refuse);
  if (!verified) return refuse();
  const { credential } = registrationInfo;
  if ((await em.count(Passkey, { credentialId: credential.id })) > 0) refuse();
  em.create(Passkey, {
    userId: user.id,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: (credential.transports ?? []) as AuthenticatorTransport[],
    name,
  });
}

/** Creates a challenge for any passkey, or for one of an account that has proven its password. */
export async function createSignIn(
  em: EntityManager,
  config: Config,
  userId: string | null,
): Promise<Options> {
  const known = userId ? await em.find(Passkey, { userId }) : [];
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).expectedRPID,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
  });
  await keepChallenge(em, 'passkey_sign_in', userId, options.challenge);
  return { ...options };
}

/**
 * Returns the owner of the passkey that answered our challenge. @throws {ProblemError}
 * `auth.passkey_invalid`.
 */
export async function verifyPasskey(
  em: EntityManager,
  input: { response: unknown; config: Config; userId: string | null },
): Promise<{ userId: string }> {
  const { response, config, userId } = input;
  const { id } = response as { id?: unknown };
  const owner = userId === null ? {} : { userId };
  const passkey = typeof id === 'string' ? await em.findOne(Passkey, { credentialId: id, ...owner }) : null;
  if (!passkey) return refuse();
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: spendChallenge(em, 'passkey_sign_in', userId),
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    ...relyingParty(config),
  }).catch(refuse);
  if (!verified) return refuse();
  passkey.counter = authenticationInfo.newCounter;
  passkey.lastUsedAt = new Date();
  return { userId: passkey.userId };
}

async function keepChallenge(
  em: EntityManager,
  purpose: TokenPurpose,
  subjectId: string | null,
  challenge: string,
): Promise<void> {
  await issueToken(em, { realm: 'user', purpose, subjectId, token: challenge });
}

/** Consumes a challenge, if the platform issued it for this account. */
const spendChallenge =
  (em: EntityManager, purpose: TokenPurpose, subjectId: string | null) =>
  async (challenge: string): Promise<boolean> => {
    const spent = await consumeToken(em, { realm: 'user', purpose, token: challenge });
    return spent !== null && (spent.subjectId ?? null) === subjectId;
  };

function refuse(): never {
  throw new ProblemError('auth.passkey_invalid');
}
