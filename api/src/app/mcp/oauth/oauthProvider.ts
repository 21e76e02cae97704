import { createHash, createPrivateKey, hkdfSync } from 'node:crypto';
import type { Pool } from 'pg';
import { Provider, errors, type KoaContext } from 'oidc-provider';
import { fetch } from 'undici';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/calendar/durations.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { RateLimits } from '../../../platform/limits/rateLimits.ts';
import { createGuardedAgent } from '../../../platform/outgoing/guardedAgent.ts';
import { resolveHost } from '../../../platform/outgoing/publicAddress.ts';
import { createOauthRecords } from './oauthRecords.ts';
import { CONNECTION_SCOPES, isSafeCallback, OAUTH_PATH, resourceOf } from './oauthTerms.ts';

/** Longest wait for the document of a client, in ms. */
const FETCH_MS = 5_000;

const UNSAFE_CALLBACK = 'redirect_uris take http:// on this device alone; write https:// for other hosts';

const seconds = (ms: number): number => ms / 1000;

/** Lifetimes of what the server gives out, in seconds. A connection that is not used for 90 days ends. */
const TTL = {
  AccessToken: seconds(HOUR_MS),
  AuthorizationCode: seconds(MINUTE_MS),
  RefreshToken: seconds(90 * DAY_MS),
  Grant: seconds(365 * DAY_MS),
  Interaction: seconds(HOUR_MS),
  Session: seconds(HOUR_MS),
};

export interface OauthDeps {
  config: Config;
  pool: Pool;
  limits: RateLimits;
}

/** Derives a key of the platform's secret, for one purpose. */
const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `inlay ${purpose}`, 32));

/** The key that signs, from the platform's secret: Ed25519 takes any 32 bytes as its seed (RFC 8032). */
function signingKey(secret: string): object {
  const pkcs8 = Buffer.concat([
    Buffer.from('302e020100300506032b657004220420', 'hex'),
    derive(secret, 'oauth signing'),
  ]);
  const jwk = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' });
  const kid = createHash('sha256').update(String(jwk['x'])).digest('base64url').slice(0, 16);
  return { ...jwk, kid, alg: 'EdDSA', use: 'sig' };
}

/**
 * Creates the OAuth server of connected assistants (decision 903): authorisation code with PKCE (S256), tokens for
 * `/api/mcp` alone (RFC 8707), clients by the address of their document or registered as they come.
 */
export function createOauthProvider({ config, pool }: OauthDeps): Provider {
  const { secret } = config;
  const resource = resourceOf(config.publicUrl);
  const agent = createGuardedAgent(config, resolveHost, FETCH_MS);
  const provider = new Provider(new URL(config.publicUrl).origin, {
    adapter: createOauthRecords({ pool, secret }),
    clients: [],
    jwks: { keys: [signingKey(secret)] },
    cookies: {
      keys: [derive(secret, 'oauth cookies').toString('base64url')],
      names: {
        interaction: '_connect',
        resume: '_connect_resume',
        session: '_connect_session',
      },
      long: { httpOnly: true, sameSite: 'lax', path: OAUTH_PATH, overwrite: true },
      short: { httpOnly: true, sameSite: 'lax', overwrite: true },
    },
    routes: {
      authorization: `${OAUTH_PATH}/authorize`,
      token: `${OAUTH_PATH}/token`,
      registration: `${OAUTH_PATH}/register`,
      revocation: `${OAUTH_PATH}/revoke`,
      jwks: `${OAUTH_PATH}/keys`,
    },
    scopes: [...CONNECTION_SCOPES],
    claims: {},
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    clientDefaults: {
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'EdDSA',
    },
    // Read of registrations and of documents alike, and of what is registered already.
    extraClientMetadata: {
      properties: ['redirect_uris'],
      validator(_ctx: KoaContext, _name: string, addresses: unknown) {
        if (Array.isArray(addresses) && !addresses.every((one) => isSafeCallback(String(one))))
          throw new errors.InvalidClientMetadata(UNSAFE_CALLBACK);
      },
    },
    enabledJWA: { idTokenSigningAlgValues: ['EdDSA'] },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      registration: { enabled: true },
      revocation: { enabled: true },
      clientIdMetadataDocument: {
        enabled: true,
        ack: 'draft-02',
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx: KoaContext, asked: string) {
          if (asked.replace(/\/$/, '') !== resource) throw new errors.InvalidTarget();
          return {
            scope: CONNECTION_SCOPES.join(' '),
            accessTokenFormat: 'opaque',
            accessTokenTTL: TTL.AccessToken,
          };
        },
      },
    },
    interactions: {
      url: (_ctx: KoaContext, { uid }: { uid: string }) => `${OAUTH_PATH}/consent/${uid}`,
    },
    findAccount: (_ctx: KoaContext, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId }),
    }),
    // A person is asked each time: a remembered yes would be the yes of whoever sat here before.
    loadExistingGrant: ({ oidc }: KoaContext) =>
      oidc.result?.consent?.grantId ? oidc.provider.Grant.find(oidc.result.consent.grantId) : undefined,
    issueRefreshToken: async (_ctx: KoaContext, client: { grantTypeAllowed(type: string): boolean }) =>
      client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    clientBasedCORS: () => true,
    ttl: TTL,
    fetch: (url: string, options: object) => fetch(url, { ...options, dispatcher: agent }),
    renderError(ctx: KoaContext, { error, error_description: description }: Record<string, string>) {
      ctx.type = 'text/plain';
      ctx.body = [
        `The assistant could not be connected: ${error}.`,
        ...(description ? [description] : []),
        'Close this page and connect again from the assistant.',
      ].join('\n');
    },
  });
  // Whoever calls is behind our own server, which tells the address under which people know it.
  provider.proxy = true;
  return provider;
}
