import {
  constants,
  createHash,
  createHmac,
  generateKeyPairSync,
  randomUUID,
  sign,
  type KeyObject,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A person who has signed in at the provider. */
export interface PersonThere {
  sub: string;
  [claim: string]: unknown;
}

/** What a hostile, or broken, provider changes. */
export interface Tampering {
  claims?(claims: Record<string, unknown>): Record<string, unknown>;
  /** Signs otherwise than the provider's key does. */
  signs?:
    | 'other key'
    | 'unknown key'
    | 'none'
    | 'None'
    | 'secret'
    | 'public key'
    | 'own key in header'
    | 'ES256';
  /** Changes the ID token as it was signed; null = there is none. */
  token?(token: string): string | null;
  /** Of the token endpoint: another answer altogether. */
  redirectsTo?: string;
  userInfo?: Record<string, unknown>;
}

/** A code that waits for its exchange. */
interface Code {
  claims: Record<string, unknown>;
  challenge: string | null;
  tampering: Tampering;
}

export const CLIENT_ID = 'inlay';
export const CLIENT_SECRET = 'the secret of this client';

/** An OpenID provider whose answers a test decides. */
export interface FakeProvider {
  issuer: string;
  /** Signs a person in, whom the platform has sent here by this address. @returns what comes back with the browser. */
  authorize(url: string, person: PersonThere, tampering?: Tampering): URLSearchParams;
  /** ID tokens that it has handed out, oldest first. */
  tokens: readonly string[];
  /** Changes what it says of itself. */
  describe(changes: Record<string, unknown>): void;
  close(): Promise<void>;
}

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Starts a provider on a free port; its keys are made once for each. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const others = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, Code>();
  const people = new Map<string, Record<string, unknown>>();
  const tokens: string[] = [];
  let described: Record<string, unknown> = {};

  const signToken = (claims: Record<string, unknown>, { signs }: Tampering): string => {
    const write = (header: object, signIt: (text: string) => Buffer): string => {
      const text = `${base64({ typ: 'JWT', kid: 'one', ...header })}.${base64(claims)}`;
      return `${text}.${signIt(text).toString('base64url')}`;
    };
    const rsa = (key: KeyObject) => (text: string) =>
      sign('sha256', Buffer.from(text), { key, padding: constants.RSA_PKCS1_PADDING });
    const hmac = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest();
    const pem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    switch (signs) {
      case 'other key':
        return write({ alg: 'RS256' }, rsa(others.privateKey));
      case 'unknown key':
        return write({ alg: 'RS256', kid: 'two' }, rsa(others.privateKey));
      case 'own key in header':
        return write(
          { alg: 'RS256', kid: 'two', jwk: others.publicKey.export({ format: 'jwk' }) },
          rsa(others.privateKey),
        );
      case 'none':
      case 'None':
        return write({ alg: signs }, () => Buffer.alloc(0));
      case 'secret':
        return write({ alg: 'HS256' }, hmac(CLIENT_SECRET));
      case 'public key':
        return write({ alg: 'HS256' }, hmac(pem));
      case 'ES256':
        return write({ alg: 'ES256' }, rsa(keys.privateKey));
      default:
        return write({ alg: 'RS256' }, rsa(keys.privateKey));
    }
  };

  const exchange = (request: IncomingMessage, body: URLSearchParams): [number, object] => {
    const basic = Buffer.from(`${CLIENT_ID}:${encodeURIComponent(CLIENT_SECRET).replaceAll('%20', '+')}`);
    if (request.headers.authorization !== `Basic ${basic.toString('base64')}`)
      return [400, { error: 'invalid_client' }];
    const code = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const verifier = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (!code || code.challenge !== verifier) return [400, { error: 'invalid_grant' }];
    const { claims, tampering } = code;
    const token = signToken(tampering.claims?.(claims) ?? claims, tampering);
    tokens.push(token);
    const given = tampering.token ? tampering.token(token) : token;
    const access = randomUUID();
    people.set(access, tampering.userInfo ?? { sub: claims['sub'] });
    return [200, { access_token: access, token_type: 'Bearer', ...(given !== null && { id_token: given }) }];
  };

  const server = createServer((request, response) => {
    void answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = new URLSearchParams(Buffer.concat(parts).toString());
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return send(200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          userinfo_endpoint: `${issuer}/me`,
          end_session_endpoint: `${issuer}/end`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          code_challenge_methods_supported: ['S256'],
          // As careless providers do.
          id_token_signing_alg_values_supported: ['none', 'HS256', 'RS256'],
          authorization_response_iss_parameter_supported: true,
          ...described,
        });
      case '/keys':
        return send(200, {
          keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
        });
      case '/token': {
        const redirectsTo = codes.get(body.get('code') ?? '')?.tampering.redirectsTo;
        if (redirectsTo) return void response.writeHead(307, { location: redirectsTo }).end();
        return send(...exchange(request, body));
      }
      case '/me': {
        const person = people.get(/Bearer (\S+)/.exec(request.headers.authorization ?? '')?.[1] ?? '');
        return person ? send(200, person) : send(401, {});
      }
      default:
        return send(404, {});
    }
  }

  return {
    issuer,
    tokens,
    describe: (changes) => {
      described = changes;
    },
    authorize(address, { sub, ...told }, tampering = {}) {
      const asked = new URL(address).searchParams;
      const now = Math.floor(Date.now() / 1_000);
      const code = randomUUID();
      codes.set(code, {
        claims: {
          iss: issuer,
          aud: CLIENT_ID,
          sub,
          iat: now,
          exp: now + 300,
          nonce: asked.get('nonce'),
          ...told,
        },
        challenge: asked.get('code_challenge'),
        tampering,
      });
      return new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
