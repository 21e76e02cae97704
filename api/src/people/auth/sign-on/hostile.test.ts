import { writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import type { SignOnOutcome } from '../../../platform/contract/index.ts';
import type { PersonThere, Tampering } from '../../../../../tests/support/api/fakeProvider.ts';
import { CALLBACK, useSignOn, type Way } from '../../../../../tests/support/api/signOnScene.ts';
import { TEST_PASSWORD } from '../../../../../tests/support/api/testApi.ts';
import type { TestClient } from '../../../../../tests/support/api/testClient.ts';

const scene = useSignOn();
const { api } = scene;

/** A person with a linked account, whom nobody else may become. */
const victim = (): PersonThere => ({ sub: 'victim', email: 'victim@example.com', email_verified: true });

/** What is sent back to the platform, and by which browser. */
interface Sent {
  browser: TestClient;
  query: URLSearchParams;
}

interface Case {
  /** Who the provider says has signed in; the linked victim by default. */
  person?: PersonThere;
  tampering?: Tampering;
  /** What becomes of it, where that is not left open. */
  becomes?: SignOnOutcome;
  /** Changes the answer on its way back. */
  returns?(way: Way, query: URLSearchParams): Promise<Sent> | Sent;
}

const claims = (changes: (told: Record<string, unknown>) => Record<string, unknown>): Case => ({
  tampering: { claims: (told) => ({ ...told, ...changes(told) }) },
});
const without = (name: string): Case => ({
  tampering: { claims: ({ [name]: _left, ...told }) => told },
});
const query = (change: (query: URLSearchParams, way: Way) => void): Case => ({
  returns: (way, sent) => {
    change(sent, way);
    return { browser: way.browser, query: sent };
  },
});
const now = (): number => Math.floor(Date.now() / 1_000);
const OTHER = 'https://other.example.com';
/** An account that has this address, and is linked to nobody. */
const HOLDER = 'holder@example.com';

const CASES: Record<string, Case> = {
  'issuer of another provider': claims(() => ({ iss: OTHER })),
  'issuer missing': without('iss'),
  'issuer with a slash more': claims(({ iss }) => ({ iss: `${String(iss)}/` })),
  'audience of another client': claims(() => ({ aud: 'other' })),
  'audience missing': without('aud'),
  'audience a list of others': claims(() => ({ aud: ['other', 'another'] })),
  'audience with another, and nobody named': claims(({ aud }) => ({ aud: [aud, 'other'] })),
  'made for another party': claims(() => ({ azp: 'other' })),
  expired: claims(() => ({ exp: now() - 120 })),
  'without an end': without('exp'),
  'end as a text': claims(() => ({ exp: String(now() + 300) })),
  'not yet valid': claims(() => ({ nbf: now() + 600 })),
  'from the future': claims(() => ({ iat: now() + 600 })),
  'without a beginning': without('iat'),
  'nonce of another': claims(() => ({ nonce: 'another' })),
  'nonce missing': without('nonce'),
  'nonce empty': claims(() => ({ nonce: '' })),
  'subject missing': without('sub'),
  'subject no text': claims(() => ({ sub: { $ne: null } })),
  'algorithm none': { tampering: { signs: 'none' } },
  'algorithm None': { tampering: { signs: 'None' } },
  'HS256 by the client secret': { tampering: { signs: 'secret' } },
  'HS256 by the public key': { tampering: { signs: 'public key' } },
  'signed by another key': { tampering: { signs: 'other key' } },
  'signed by an unknown key': { tampering: { signs: 'unknown key' } },
  'signed by a key that it brings': { tampering: { signs: 'own key in header' } },
  'ES256 over an RSA signature': { tampering: { signs: 'ES256' } },
  'changed after it was signed': {
    person: { sub: 'stranger', email: 'stranger@example.com', email_verified: true },
    tampering: {
      token(token) {
        const [header = '', body = '', signature = ''] = token.split('.');
        const told = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
        const changed = Buffer.from(JSON.stringify({ ...told, sub: 'victim' })).toString('base64url');
        return [header, changed, signature].join('.');
      },
    },
  },
  'signature cut off': { tampering: { token: (token) => token.slice(0, token.lastIndexOf('.') + 1) } },
  'no token at all': { tampering: { token: () => null } },
  'a token that is none': { tampering: { token: () => 'victim' } },
  'ID token of an earlier way': { tampering: { token: () => scene.provider.tokens[0] ?? '' } },
  'token endpoint that sends elsewhere': { tampering: { redirectsTo: 'http://127.0.0.1:9/token' } },
  'unverified address of an account': {
    becomes: 'unverified',
    person: { sub: 'stranger', email: HOLDER, email_verified: false },
  },
  'address that nothing is said of': { becomes: 'unverified', person: { sub: 'stranger', email: HOLDER } },
  'address verified by a word': {
    becomes: 'unverified',
    person: { sub: 'stranger', email: HOLDER, email_verified: 'false' },
  },
  'verified address of an account': { person: { sub: 'stranger', email: HOLDER, email_verified: true } },
  'verified address of a sign-up that nobody confirmed': {
    person: { sub: 'stranger', email: 'unconfirmed@example.com', email_verified: true },
  },
  'no address': { becomes: 'unverified', person: { sub: 'stranger' } },
  'an address that is none': {
    becomes: 'unverified',
    person: { sub: 'stranger', email: 'root@', email_verified: true },
  },
  'facts about somebody else': {
    person: { sub: 'stranger' },
    tampering: { userInfo: { sub: 'victim', email: HOLDER, email_verified: true } },
  },
  'state missing': query((sent) => sent.delete('state')),
  'state empty': query((sent) => sent.set('state', '')),
  'state of another way': query((sent) => sent.set('state', 'another')),
  'state twice': query((sent) => sent.append('state', 'another')),
  'code missing': query((sent) => sent.delete('code')),
  'code of nobody': query((sent) => sent.set('code', 'another')),
  'code twice': query((sent) => sent.append('code', sent.get('code') ?? '')),
  'issuer of another in the answer (mix-up)': query((sent) => sent.set('iss', OTHER)),
  'issuer missing in the answer': query((sent) => sent.delete('iss')),
  'the person said no': query((sent) => {
    sent.delete('code');
    sent.set('error', 'access_denied');
  }),
  'an error and a code': query((sent) => sent.set('error', 'server_error')),
  'answer in another browser': { returns: (_way, sent) => ({ browser: api.visitor(), query: sent }) },
  'state of another browser': {
    async returns(way) {
      const other = await scene.start();
      return { browser: way.browser, query: scene.provider.authorize(other.url, victim()) };
    },
  },
  'code of another browser': {
    async returns(way, sent) {
      const other = await scene.start();
      sent.set('code', scene.provider.authorize(other.url, victim()).get('code') ?? '');
      return { browser: way.browser, query: sent };
    },
  },
  'cookie of another platform': {
    returns: (way, sent) => ({
      browser: scene.withCookie(
        `inlay_sign_on=${Buffer.from('forged, all of it, and long enough').toString('base64')}`,
      ),
      query: new URLSearchParams([...sent, ['way', way.url]]),
    }),
  },
  'the same answer again': {
    async returns(way, sent) {
      const again = scene.withCookie(way.browser.cookie);
      await way.browser.get(`${CALLBACK}?${sent}`);
      await way.browser.post('/api/auth/signout');
      return { browser: again, query: sent };
    },
  },
  'a way that began long ago': {
    async returns(way, sent) {
      await api.database.query(`update one_time_tokens set expires_at = now() where purpose = 'sign_on'`);
      return { browser: way.browser, query: sent };
    },
  },
  'provider changed meanwhile': {
    async returns(way, sent) {
      await scene.save({ name: 'Another' });
      return { browser: way.browser, query: sent };
    },
  },
  'linking without the session that began it': {
    async returns(_way, _sent) {
      const person = await api.signedIn();
      const { url } = (await person.post('/api/profile/sign-on/link', { password: TEST_PASSWORD })).body;
      const [, cookie = ''] = /(inlay_sign_on=[^;]+)/.exec(person.cookie) ?? [];
      return { browser: scene.withCookie(cookie), query: scene.provider.authorize(url as string, victim()) };
    },
  },
};

const table: string[] = [];
afterAll(() => {
  const file = process.env['INLAY_SIGN_ON_TABLE'];
  if (file) writeFileSync(file, `${table.join('\n')}\n${table.length} hostile answers, 0 signed in\n`);
});

test('SSO-005 SSO-006 SSO-007 the same way, left alone, signs the victim in', async () => {
  await scene.linked(victim());
  const way = await scene.start();
  const answer = await way.browser.get(`${CALLBACK}?${scene.provider.authorize(way.url, victim())}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth']);
  expect((await way.browser.get('/api/auth/session')).body.user.email).toBe('victim@example.com');
});

test.each(Object.entries(CASES))('SSO-005 SSO-006 SSO-007 SSO-010 hostile: %s', async (name, one) => {
  await scene.linked(victim());
  await api.createPerson({ email: HOLDER });
  await api.createPerson({ email: 'unconfirmed@example.com', isApproved: false });
  await api.database.query(`update users set email_confirmed_at = null where email like 'unconfirmed%'`);
  const way = await scene.start();
  const sent = scene.provider.authorize(way.url, one.person ?? victim(), one.tampering);
  const given = (await one.returns?.(way, sent)) ?? { browser: way.browser, query: sent };
  const answer = await given.browser.get(`${CALLBACK}?${given.query}`);
  const outcome = /[?&]signOn=(\w+)/.exec(answer.headers.get('location') ?? '')?.[1];
  // An address with a parameter twice gets no further than its guard.
  const isRefused = answer.status === 400 || (answer.status === 303 && outcome !== undefined);
  expect([answer.status, outcome, isRefused]).toEqual([answer.status, outcome, true]);
  expect((await given.browser.get('/api/auth/session')).body).toEqual({
    user: null,
    secondFactor: null,
    isRecovery: false,
  });
  for (const secret of [sent.get('code'), scene.provider.tokens.at(-1), sent.get('state')])
    if (secret && secret.length > 20) expect(api.log().includes(secret)).toBe(false);
  if (one.becomes) expect(outcome).toBe(one.becomes);
  // Who may be anybody causes no mail either.
  const mails = await api.database.query('select kind from deliveries');
  expect([outcome, mails.length]).toEqual([outcome, outcome === 'mailed' ? 1 : 0]);
  // Neither is anything linked that was not.
  const [links] = await api.database.query(
    `select count(*)::int as count from user_identities where linked_at is not null`,
  );
  expect(links?.['count']).toBe(1);
  table.push(`${name.padEnd(52)} ${outcome ?? answer.status}`);
});
