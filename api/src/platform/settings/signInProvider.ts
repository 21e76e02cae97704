import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { unknownPeopleSchema, type UnknownPeople } from '../contract/index.ts';
import { createKeyedHash } from '../secrets/keyedHash.ts';
import { openSecret, type SealedFor } from '../secrets/sealSecret.ts';
import { loadSystemState } from './systemState.ts';

/** Key of the provider that an administrator typed; it is stored beside the settings. */
export const SIGN_IN_PROVIDER_KEY = 'sign_in_provider';

/** A provider by which people sign in (OpenID Connect), and what its word is taken for. */
export interface SignInProvider {
  /** Another one after each change. */
  id: string;
  source: 'environment' | 'settings';
  /** Its address, which its tokens must name letter by letter. */
  issuer: string;
  clientId: string;
  /** What its button says. */
  name: string;
  unknownPeople: UnknownPeople;
  trustsAddresses: boolean;
  trustsSecondFactor: boolean;
  /** Whether its host may have a private address, and those of the environment's list as well (D-166). */
  isPrivate: boolean;
  hasSecret: boolean;
  /**
   * Opens the client secret; a function, so that nothing prints it.
   * @throws when it was sealed with another platform secret.
   */
  readSecret(): string | null;
}

/** The provider as it is stored. */
export const storedSignInProviderSchema = z.object({
  id: z.uuid(),
  issuer: z.string(),
  clientId: z.string(),
  name: z.string(),
  unknownPeople: unknownPeopleSchema,
  trustsAddresses: z.boolean(),
  trustsSecondFactor: z.boolean(),
  isPrivate: z.boolean(),
  /** Sealed; null for a client without one. */
  clientSecret: z.string().nullable(),
});

export type StoredSignInProvider = z.infer<typeof storedSignInProviderSchema>;

/** What the secret of a provider is sealed for: it opens for whom it was typed for, and no other. */
export const secretSealedFor = ({ issuer, clientId }: { issuer: string; clientId: string }): SealedFor => ({
  purpose: 'sign-in-provider',
  id: JSON.stringify([issuer, clientId]),
});

/** Returns the provider that people sign in by; null without one (SSO-001). */
export async function loadSignInProvider(em: EntityManager, config: Config): Promise<SignInProvider | null> {
  const { signInProvider } = config;
  return findSignInProvider(
    config,
    signInProvider === null ? await loadSystemState(em, SIGN_IN_PROVIDER_KEY) : null,
  );
}

/** Returns the environment's provider, else what is stored under `SIGN_IN_PROVIDER_KEY`; null where that is none. */
export function findSignInProvider(
  config: Pick<Config, 'secret' | 'signInProvider'>,
  stored: unknown,
): SignInProvider | null {
  const { signInProvider: given, secret } = config;
  if (given !== null) {
    const { clientSecret, ...provider } = given;
    return {
      ...provider,
      id: createKeyedHash(secret)(JSON.stringify(given), 'base64url'),
      source: 'environment',
      // The operator's own list says which private hosts are meant.
      isPrivate: false,
      hasSecret: clientSecret !== null,
      readSecret: () => clientSecret,
    };
  }
  const { data } = storedSignInProviderSchema.safeParse(stored);
  if (!data) return null;
  const { clientSecret, ...provider } = data;
  return {
    ...provider,
    source: 'settings',
    hasSecret: clientSecret !== null,
    readSecret: () => clientSecret && openSecret(clientSecret, secret, secretSealedFor(data)),
  };
}
