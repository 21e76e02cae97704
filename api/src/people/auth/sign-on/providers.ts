import { LRUCache } from 'lru-cache';
import type * as Client from 'openid-client';
import { MINUTE_MS } from '../../../platform/calendar/durations.ts';
import type { Config } from '../../../platform/config/config.ts';
import { isOwnHost } from '../../../platform/settings/mailServer.ts';
import type { SignInProvider } from '../../../platform/settings/signInProvider.ts';
import { ProviderError, toProviderError } from './providerFailure.ts';

type Oidc = typeof Client;
type Metadata = Client.ServerMetadata;

/** Loaded with the first sign-in by a provider (decision 195), as what fetches is. */
const loadOidc = (): Promise<Oidc> => import('openid-client');

async function loadFetch(
  config: Pick<Config, 'allowedHosts'>,
  provider: SignInProvider,
): Promise<Client.CustomFetch> {
  const { createProviderFetch } = await import('./providerFetch.ts');
  return createProviderFetch(config, provider, TIMEOUT_SECONDS * 1_000);
}

/** How long what a provider says of itself is believed, in ms. */
const KEPT_MS = 10 * MINUTE_MS;
/** Longest time of one request to a provider, in seconds. */
const TIMEOUT_SECONDS = 5;
/** Difference of clocks that is forgiven, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 60;

/**
 * Signatures that are accepted: those that only the provider can make. A key that both sides know (HS256) and no
 * signature at all (`none`) are none of them.
 */
const ALGORITHMS: ReadonlySet<string> = new Set(
  'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' '),
);

/** A provider whose description was read and found good. */
export interface OpenProvider {
  oidc: Oidc;
  configuration: Client.Configuration;
}

/** Reads what providers say of themselves, and remembers it for some minutes. */
export interface SignInProviders {
  /** @throws {ProviderError} */
  open(provider: SignInProvider): Promise<OpenProvider>;
  /**
   * Asks for everything anew, and whether the provider knows the client.
   * @throws {ProviderError}
   */
  test(provider: SignInProvider, callbackUrl: string): Promise<void>;
}

/** @param config names private hosts that the operator allows. */
export function createSignInProviders(config: Pick<Config, 'allowedHosts'>): SignInProviders {
  const known = new LRUCache<string, Promise<OpenProvider>>({ max: 4, ttl: KEPT_MS });
  return {
    open(provider) {
      const opened = known.get(provider.id) ?? discover(config, provider);
      known.set(provider.id, opened, { noUpdateTTL: true });
      // A provider that was away is asked again.
      opened.catch(() => known.delete(provider.id));
      return opened;
    },
    test: (provider, callbackUrl) => test(config, provider, callbackUrl),
  };
}

async function discover(
  config: Pick<Config, 'allowedHosts'>,
  provider: SignInProvider,
): Promise<OpenProvider> {
  try {
    const oidc = await loadOidc();
    const { issuer, clientId } = provider;
    const url = new URL(issuer);
    // Plain http is for this machine, where nobody is in between.
    const isPlain = url.protocol === 'http:' && isOwnHost(url.hostname);
    const fetch = await loadFetch(config, provider);
    const described = await oidc.discovery(url, clientId, undefined, undefined, {
      [oidc.customFetch]: fetch,
      timeout: TIMEOUT_SECONDS,
      ...(isPlain && { execute: [oidc.allowInsecureRequests] }),
    });
    const { supportsPKCE: _helper, ...metadata } = described.serverMetadata();
    const algorithms = checkMetadata(metadata, provider, isPlain);
    const configuration = new oidc.Configuration(
      { ...metadata, id_token_signing_alg_values_supported: algorithms },
      clientId,
      { [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      authenticateClient(oidc, metadata, readSecret(provider)),
    );
    configuration[oidc.customFetch] = fetch;
    configuration.timeout = TIMEOUT_SECONDS;
    if (isPlain) oidc.allowInsecureRequests(configuration);
    // The signature is checked as well, not only the connection by which the token came.
    oidc.enableNonRepudiationChecks(configuration);
    return { oidc, configuration };
  } catch (error) {
    throw toProviderError(error);
  }
}

/** @returns the algorithms of its signatures that are accepted. */
function checkMetadata(metadata: Metadata, { issuer }: SignInProvider, isPlain: boolean): string[] {
  if (metadata.issuer !== issuer) throw new ProviderError('wrong_issuer', metadata.issuer);
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const) {
    const address = URL.parse(metadata[name] ?? '');
    const isGood = address?.protocol === 'https:' || (isPlain && address?.protocol === 'http:');
    if (!isGood) throw new ProviderError('incomplete', name);
  }
  const lists = [
    ['response_types_supported', 'code'],
    ['code_challenge_methods_supported', 'S256'],
  ] as const;
  // Some name neither, and do both all the same.
  for (const [name, needed] of lists)
    if (metadata[name] && !metadata[name].includes(needed))
      throw new ProviderError('incomplete', `${name}: ${needed}`);
  const offered = metadata.id_token_signing_alg_values_supported ?? ['RS256'];
  const accepted = offered.filter((one) => ALGORITHMS.has(one));
  if (accepted.length === 0) throw new ProviderError('no_algorithm', offered.join(', '));
  return accepted;
}

function readSecret(provider: SignInProvider): string | null {
  try {
    return provider.readSecret();
  } catch (error) {
    throw new ProviderError('secret_unreadable', '', { cause: error });
  }
}

function authenticateClient(oidc: Oidc, metadata: Metadata, secret: string | null) {
  if (secret === null) return oidc.None();
  // What holds where nothing is said (OpenID Connect Discovery, 3).
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic')
    ? oidc.ClientSecretBasic(secret)
    : oidc.ClientSecretPost(secret);
}

async function test(
  config: Pick<Config, 'allowedHosts'>,
  provider: SignInProvider,
  callbackUrl: string,
): Promise<void> {
  const { oidc, configuration } = await discover(config, provider);
  const fetch = await loadFetch(config, provider);
  const keys = await readKeys(fetch, configuration.serverMetadata().jwks_uri ?? '');
  if (!Array.isArray(keys) || keys.length === 0) throw new ProviderError('no_keys');
  await assertKnownClient(oidc, configuration, callbackUrl);
}

async function readKeys(fetch: Client.CustomFetch, url: string): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      method: 'GET',
      headers: { accept: 'application/json' },
      body: undefined,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1_000),
    });
    return ((await answer.json()) as { keys?: unknown }).keys;
  } catch (error) {
    throw toProviderError(error);
  }
}

/** A code that does not exist is refused for its own sake, once the client is known. */
async function assertKnownClient(
  oidc: Oidc,
  configuration: Client.Configuration,
  callbackUrl: string,
): Promise<void> {
  try {
    await oidc.genericGrantRequest(configuration, 'authorization_code', {
      code: oidc.randomState(),
      redirect_uri: callbackUrl,
      code_verifier: oidc.randomPKCECodeVerifier(),
    });
  } catch (error) {
    if (error instanceof oidc.WWWAuthenticateChallengeError) throw new ProviderError('wrong_client');
    if (!(error instanceof oidc.ResponseBodyError)) throw toProviderError(error);
    if (['invalid_client', 'unauthorized_client'].includes(error.error))
      throw new ProviderError('wrong_client', error.error_description ?? error.error, { cause: error });
  }
}
