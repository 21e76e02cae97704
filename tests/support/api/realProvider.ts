import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import { findFreePort } from '../findFreePort.ts';
import { CLIENT_ID, CLIENT_SECRET } from './fakeProvider.ts';
import { TestClient } from './testClient.ts';

/** A certified provider (`oidc-provider`), with a browser that signs in there. */
export interface RealProvider {
  issuer: string;
  /** Signs in there, and consents. @returns the address that the browser is sent back to. */
  signIn(url: string, email: string): Promise<URL>;
  close(): Promise<void>;
}

/**
 * Starts it on a free port; everybody there is verified, under the address that they type.
 * @param platform where answers are sent.
 */
export async function startRealProvider(platform = 'http://platform.test'): Promise<RealProvider> {
  const port = await findFreePort();
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${platform}/api/auth/sign-on/callback`],
        post_logout_redirect_uris: [`${platform}/auth`],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' }] },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    scopes: ['openid', 'email', 'profile', 'groups'],
    findAccount: (_ctx: unknown, id: string) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: id,
        email_verified: true,
        name: 'Ada Lovelace',
        groups: ['staff', 'everybody'],
      }),
    }),
    pkce: { required: () => true },
    ttl: { Session: 3_600, Grant: 3_600, Interaction: 3_600, AccessToken: 3_600, IdToken: 3_600 },
  });
  const answer = provider.callback();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer,
    async signIn(url, email) {
      const browser = new TestClient(issuer);
      let answer = await browser.get(url.slice(issuer.length));
      for (let steps = 0; steps < 12; steps++) {
        const to = answer.headers.get('location');
        if (to?.startsWith(platform)) return new URL(to);
        if (to) {
          answer = await browser.get(to.replace(issuer, ''));
          continue;
        }
        const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(answer.text) ?? [];
        const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(answer.text) ?? [];
        if (!prompt) throw new Error(`Not a page to sign in: ${answer.status} ${answer.text.slice(0, 300)}`);
        answer = await browser.send('POST', action.replace(issuer, ''), {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ prompt, login: email, password: 'any' }).toString(),
        });
      }
      throw new Error('The provider sends in a circle');
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
