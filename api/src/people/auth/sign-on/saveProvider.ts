import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../../platform/config/config.ts';
import type { SaveSignInProviderRequest } from '../../../platform/contract/index.ts';
import { createId } from '../../../platform/db/columns.ts';
import { PlatformSetting } from '../../../platform/entities/platformSetting.entity.ts';
import { invalidField } from '../../../platform/http/invalidField.ts';
import { sealSecret } from '../../../platform/secrets/sealSecret.ts';
import { isOwnHost } from '../../../platform/settings/mailServer.ts';
import {
  secretSealedFor,
  SIGN_IN_PROVIDER_KEY,
  storedSignInProviderSchema,
  type StoredSignInProvider,
} from '../../../platform/settings/signInProvider.ts';
import { loadSystemState, writeSystemState } from '../../../platform/settings/systemState.ts';
import type { Text } from '../../../platform/texts/translate.ts';

const TEXTS = {
  issuer: 'Enter an address that begins with https://, without ? and #',
  secret: 'Type the client secret again: it is kept for the address and client ID it was typed for',
} as const satisfies Record<string, Text>;

/**
 * Returns the provider that an administrator typed, as it would be stored. Without a secret the stored one stays,
 * where address and client ID are as it was typed for: another provider must not be sent it.
 * @throws {ProblemError} `request.invalid`.
 */
export async function sealSignInProvider(
  em: EntityManager,
  { secret }: Config,
  request: SaveSignInProviderRequest,
): Promise<StoredSignInProvider> {
  const { withTest: _test, clientSecret: typed, ...provider } = request;
  if (!isIssuer(provider.issuer))
    throw invalidField('issuer', { code: 'not_an_issuer', message: TEXTS.issuer });
  const sealed = typed && sealSecret(typed, secret, secretSealedFor(provider));
  const clientSecret = typed === undefined ? await findSecret(em, provider) : (sealed ?? null);
  return { ...provider, id: createId(), clientSecret };
}

async function findSecret(
  em: EntityManager,
  provider: { issuer: string; clientId: string },
): Promise<string | null> {
  const { data: before } = storedSignInProviderSchema.safeParse(
    await loadSystemState(em, SIGN_IN_PROVIDER_KEY),
  );
  if (!before?.clientSecret) return null;
  if (secretSealedFor(before).id === secretSealedFor(provider).id) return before.clientSecret;
  throw invalidField('clientSecret', { code: 'changed', message: TEXTS.secret });
}

/** An issuer is https, without query and fragment (OpenID Connect Discovery, 2); http is for this machine. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.search || url.hash || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwnHost(url.hostname));
}

/** Stores a provider, by which people sign in from then on. */
export const storeSignInProvider = (em: EntityManager, stored: StoredSignInProvider): Promise<void> =>
  writeSystemState(em, SIGN_IN_PROVIDER_KEY, stored);

/** Removes the provider that was typed; links of people to it stay, and hold again when it is back. */
export async function removeSignInProvider(em: EntityManager): Promise<void> {
  await em.nativeDelete(PlatformSetting, { key: SIGN_IN_PROVIDER_KEY });
}
