import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import type { PersonThere } from '../../../../../tests/support/api/fakeProvider.ts';
import { CALLBACK, useSignOn } from '../../../../../tests/support/api/signOnScene.ts';
import { TEST_PASSWORD, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import { runTestCli } from '../../../../../tests/support/api/testCli.ts';
import type { TestClient } from '../../../../../tests/support/api/testClient.ts';

const scene = useSignOn();
const { api } = scene;

const ada: PersonThere = {
  sub: 'ada-1',
  email: 'Ada@Example.com',
  email_verified: true,
  name: 'Ada Lovelace',
};
const sessionOf = async (browser: TestClient) => (await browser.get('/api/auth/session')).body;
const OWN = '/api/profile/sign-on';

/** Starts to link, and comes back as somebody. */
async function link(person: TestPerson, there: PersonThere, browser: TestClient = person) {
  const { url } = (await person.post(`${OWN}/link`, { password: TEST_PASSWORD })).body;
  const answer = await browser.get(`${CALLBACK}?${scene.provider.authorize(url as string, there)}`);
  return answer.headers.get('location');
}

const linkTokenOf = async (email: string): Promise<string> =>
  /\/link-sign-in#token=(\S+)/.exec((await api.lastMail(email)).text)?.[1] ?? '';

describe('the way there', () => {
  test('SSO-003 asks for a code with PKCE, state and nonce, each another one each time', async () => {
    const ways = [await scene.start(), await scene.start()];
    const [first, second] = ways.map(({ url }) => new URL(url));
    expect(first?.origin).toBe(scene.provider.issuer);
    expect(Object.fromEntries(first?.searchParams ?? [])).toEqual({
      response_type: 'code',
      client_id: 'inlay',
      redirect_uri: 'http://platform.test/api/auth/sign-on/callback',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(first?.searchParams.get(name)).not.toBe(second?.searchParams.get(name));
  });

  test('SSO-003 the browser keeps what the answer must fit sealed, and scripts cannot read it', async () => {
    const answer = await api.visitor().post('/api/auth/sign-on', { from: '/forms/1' });
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('inlay_sign_on')) ?? '';
    expect(cookie).toMatch(/samesite=lax; httponly/i);
    const state = new URL(answer.body.url as string).searchParams.get('state') ?? '';
    expect(cookie).not.toContain(state);
    const rows = await api.database.query('select token_hash from one_time_tokens');
    expect(JSON.stringify(rows)).not.toContain(state);
  });

  test('SSO-002 without a provider there is no button and no way', async () => {
    expect((await api.visitor().get('/api/auth/options')).body.provider).toBe('Example staff');
    await scene.admin.delete('/api/admin/sign-in-provider');
    expect((await api.visitor().get('/api/auth/options')).body.provider).toBeNull();
    const { status, body } = await api.visitor().post('/api/auth/sign-on', {});
    expect([status, body.error.code]).toEqual([409, 'sign_on.no_provider']);
  });
});

describe('a person whom the platform knows', () => {
  test('SSO-004 SSO-020 signs in by the link, whatever address the provider tells now, and it is on record', async () => {
    const person = await scene.linked({ ...ada, email: 'ada@example.com' });
    const { browser, to } = await scene.signOn({
      ...ada,
      email: 'new-name@example.com',
      email_verified: false,
    });
    expect(to).toBe('/auth');
    expect((await sessionOf(browser)).user).toMatchObject({ email: 'ada@example.com', isApproved: true });
    expect((await browser.get('/api/forms')).status).toBe(200);
    expect(await api.lastEvent('successful_login')).toMatchObject({
      user_id: person.userId,
      event_data: { email: 'ada@example.com', by: 'sign-in provider' },
    });
    const { identity } = (await browser.get(OWN)).body;
    expect(identity).toMatchObject({ email: 'new-name@example.com', lastUsedAt: expect.any(String) });
  });

  test('SSO-004 comes back to the page that they came from', async () => {
    await scene.linked({ ...ada, email: 'ada@example.com' });
    const browser = api.visitor();
    const { url } = (await browser.post('/api/auth/sign-on', { from: '/submissions?status=new' })).body;
    const answer = await browser.get(`${CALLBACK}?${scene.provider.authorize(url as string, ada)}`);
    expect(answer.headers.get('location')).toBe('/auth?from=%2Fsubmissions%3Fstatus%3Dnew');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('SSO-009 D-40 one whose access was taken back gets no further than with a password', async () => {
    const person = await scene.linked({ ...ada, email: 'ada@example.com' });
    expect((await scene.admin.post(`/api/admin/users/${person.userId}/revoke`)).status).toBe(204);
    const { browser } = await scene.signOn(ada);
    expect((await sessionOf(browser)).user).toMatchObject({ isApproved: false, isRevoked: true });
    expect((await browser.get('/api/forms')).status).toBe(403);
  });
});

describe('linking', () => {
  test('SSO-011 SSO-020 while signed in, with the password; it is told by mail and on record, and ends by unlinking', async () => {
    const person = await api.signedIn();
    expect((await person.post(`${OWN}/link`, { password: 'Wrong-Horse-9' })).body.error.code).toBe(
      'auth.wrong_password',
    );
    expect((await person.get(OWN)).body).toEqual({
      provider: 'Example staff',
      identity: null,
      hasPassword: true,
    });
    expect(await link(person, ada)).toBe('/settings/security?signOn=linked');
    expect(await api.lastMail(person.email)).toMatchObject({ kind: 'sign_in_link_changed' });
    expect(await api.lastEvent('sign_in_link_changed')).toMatchObject({
      user_id: person.userId,
      event_data: { action: 'linked', by: 'session', email: 'ada@example.com' },
    });
    expect((await sessionOf((await scene.signOn(ada)).browser)).user.email).toBe(person.email);
    expect((await person.post(`${OWN}/unlink`, { password: TEST_PASSWORD })).body.identity).toBeNull();
    expect((await api.lastEvent('sign_in_link_changed'))?.event_data).toMatchObject({ action: 'unlinked' });
    expect((await scene.signOn(ada)).to).toBe('/auth?signOn=unknown');
  });

  test('SSO-011 only in the session that began it, and never with an unverified address', async () => {
    const person = await api.signedIn();
    expect(await link(person, { ...ada, email_verified: false })).toBe(
      '/settings/security?signOn=unverified',
    );
    expect(
      await link(person, ada, scene.withCookie(person.cookie.replace(/inlay_session=[^;]+/, 'a=b'))),
    ).toBe('/auth?signOn=expired');
    const other = await api.signedIn();
    const { url } = (await person.post(`${OWN}/link`, { password: TEST_PASSWORD })).body;
    const [journey = ''] = /inlay_sign_on=[^;]+/.exec(person.cookie) ?? [];
    const mixed = scene.withCookie(`${journey}; ${other.cookie}`);
    const answer = await mixed.get(`${CALLBACK}?${scene.provider.authorize(url as string, ada)}`);
    expect(answer.headers.get('location')).toBe('/settings/security?signOn=expired');
    for (const one of [person, other]) expect((await one.get(OWN)).body.identity).toBeNull();
  });

  test('SSO-012 somebody who is linked to another account stays there', async () => {
    const before = await scene.linked({ ...ada, email: 'ada@example.com' });
    const person = await api.signedIn();
    expect(await link(person, ada)).toBe('/settings/security?signOn=taken');
    expect((await sessionOf((await scene.signOn(ada)).browser)).user.email).toBe(before.email);
  });

  test('SSO-010 a verified address of an account gets a mail; its link, pressed once, links it, and signs nobody in', async () => {
    const person = await api.signedIn({ email: 'ada@example.com' });
    const { browser, to } = await scene.signOn(ada);
    expect([to, (await sessionOf(browser)).user]).toEqual(['/auth?signOn=mailed', null]);
    expect((await api.lastMail('ada@example.com')).kind).toBe('link_identity');
    expect((await scene.signOn(ada)).to).toBe('/auth?signOn=mailed');
    const token = await linkTokenOf('ada@example.com');
    const followed = await browser.post('/api/auth/sign-on/link', { token });
    expect([followed.status, (await sessionOf(browser)).user]).toEqual([204, null]);
    expect((await browser.post('/api/auth/sign-on/link', { token })).body.error.code).toBe(
      'sign_on.link_invalid',
    );
    expect((await sessionOf((await scene.signOn(ada)).browser)).user.id).toBe(person.userId);
  });

  test('SSO-010 a later mail ends the link of the one before, also of another person there', async () => {
    await api.signedIn({ email: 'ada@example.com' });
    await scene.signOn({ ...ada, sub: 'somebody' });
    const first = await linkTokenOf('ada@example.com');
    await scene.signOn(ada);
    const { status } = await api.visitor().post('/api/auth/sign-on/link', { token: first });
    expect(status).toBe(422);
    await api.visitor().post('/api/auth/sign-on/link', { token: await linkTokenOf('ada@example.com') });
    expect((await scene.signOn({ ...ada, sub: 'somebody' })).to).toBe('/auth?signOn=taken');
    expect((await scene.signOn(ada)).to).toBe('/auth');
  });

  test('SSO-013 a password of somebody who signed up with the address first, and never confirmed it, ends', async () => {
    await api.createPerson({ email: 'ada@example.com', isApproved: false });
    await api.database.query('update users set email_confirmed_at = null where email = $1', [
      'ada@example.com',
    ]);
    await scene.signOn(ada);
    const token = await linkTokenOf('ada@example.com');
    expect((await api.visitor().post('/api/auth/sign-on/link', { token })).status).toBe(204);
    expect((await api.postSignIn('ada@example.com', TEST_PASSWORD)).status).toBe(401);
    expect((await sessionOf((await scene.signOn(ada)).browser)).user).toMatchObject({ isApproved: false });
  });

  test('SSO-015 who has no password can neither link nor unlink, until they have chosen one', async () => {
    await scene.save({ unknownPeople: 'enter' });
    const { browser } = await scene.signOn(ada);
    expect((await browser.get(OWN)).body.hasPassword).toBe(false);
    for (const way of ['link', 'unlink'])
      expect((await browser.post(`${OWN}/${way}`, { password: TEST_PASSWORD })).body.error.code).toBe(
        'sign_on.password_needed',
      );
    expect((await api.postSignIn('ada@example.com', '')).status).toBe(400);
    expect((await api.postSignIn('ada@example.com', TEST_PASSWORD)).status).toBe(401);
  });
});

describe('a person whom the platform does not know', () => {
  test.each([
    ['refuse', 'SSO-014', null],
    ['approval', 'SSO-014', { isApproved: false, isRevoked: false }],
    ['enter', 'SSO-014', { isApproved: true }],
  ] as const)('%s (%s)', async (unknownPeople, _row, expected) => {
    await scene.save({ unknownPeople });
    const { browser, to } = await scene.signOn(ada);
    const { user } = await sessionOf(browser);
    if (!expected) {
      expect([to, user]).toEqual(['/auth?signOn=unknown', null]);
      expect(await api.database.query('select 1 from users where email = $1', ['ada@example.com'])).toEqual(
        [],
      );
      return;
    }
    expect(user).toMatchObject({
      ...expected,
      email: 'ada@example.com',
      fullName: 'Ada Lovelace',
      role: 'user',
    });
    expect((await browser.get('/api/forms')).status).toBe(expected.isApproved ? 200 : 403);
    if (!expected.isApproved)
      expect((await api.lastMail('admin@example.com')).kind).toBe('approval_requested');
    expect((await api.lastEvent('user_signup'))?.event_data).toMatchObject({ by: 'sign-in provider' });
    // The second time they are known.
    expect((await sessionOf((await scene.signOn(ada)).browser)).user.id).toBe(user.id);
  });

  test('SSO-016 where the provider says nothing of addresses, an administrator may trust them', async () => {
    const { email_verified: _left, ...silent } = ada;
    await scene.save({ unknownPeople: 'enter' });
    expect((await scene.signOn(silent)).to).toBe('/auth?signOn=unverified');
    await scene.save({ unknownPeople: 'enter', trustsAddresses: true });
    expect((await scene.signOn({ ...ada, email_verified: false })).to).toBe('/auth?signOn=unverified');
    expect((await scene.signOn(silent)).to).toBe('/auth');
  });
});

describe('the second factor', () => {
  const withApp = async (person: TestPerson): Promise<string> => {
    const base = '/api/profile/second-factor';
    const { secret } = (await person.post(`${base}/totp`, { password: TEST_PASSWORD })).body;
    const code = new TOTP({ secret }).generate({ timestamp: Date.now() - 30_000 });
    expect((await person.post(`${base}/totp/confirm`, { code })).status).toBe(200);
    return secret as string;
  };

  test('SSO-017 of the platform is asked for behind the provider', async () => {
    const person = await scene.linked({ ...ada, email: 'ada@example.com' });
    const secret = await withApp(person);
    const { browser } = await scene.signOn({ ...ada, amr: ['pwd', 'mfa'] });
    expect(await sessionOf(browser)).toMatchObject({
      user: null,
      secondFactor: { methods: ['totp', 'recovery_code'] },
    });
    const code = new TOTP({ secret }).generate();
    expect((await browser.post('/api/auth/second-factor', { code })).body.user.email).toBe('ada@example.com');
  });

  test('SSO-017 of the provider counts where an administrator trusts it, and the provider says that there was one', async () => {
    await scene.save({ trustsSecondFactor: true });
    await withApp(await scene.linked({ ...ada, email: 'ada@example.com' }));
    expect((await sessionOf((await scene.signOn({ ...ada, amr: ['pwd'] })).browser)).user).toBeNull();
    await scene.admin.patch('/api/admin/settings', { requireSecondFactor: true });
    const { browser } = await scene.signOn({ ...ada, amr: ['pwd', 'mfa'] });
    expect((await sessionOf(browser)).user).toMatchObject({ mustSetUpSecondFactor: false });
  });
});

describe('signing out', () => {
  test('SSO-018 leads to where the provider ends its session, for who came by it, and for nobody else', async () => {
    await scene.linked({ ...ada, email: 'ada@example.com' });
    const { browser } = await scene.signOn(ada);
    const { url } = (await browser.post('/api/auth/signout')).body;
    const end = new URL(url as string);
    expect(end.origin + end.pathname).toBe(`${scene.provider.issuer}/end`);
    expect(Object.fromEntries(end.searchParams)).toEqual({
      client_id: 'inlay',
      id_token_hint: scene.provider.tokens.at(-1),
      post_logout_redirect_uri: 'http://platform.test/auth',
    });
    expect((await sessionOf(browser)).user).toBeNull();
    expect((await browser.post('/api/auth/signout')).body).toEqual({ url: null });
    expect((await (await api.signedIn()).post('/api/auth/signout')).body).toEqual({ url: null });
  });
});

describe('SSO-019 while the provider is away', () => {
  test('the owner gets in by password, and by a password of the command line', async () => {
    await scene.linked({ ...ada, email: 'ada@example.com' });
    await scene.save({ issuer: 'http://127.0.0.1:9' });
    const { status, body } = await api.visitor().post('/api/auth/sign-on', {});
    expect([status, body.error.code]).toEqual([502, 'sign_on.unreachable']);
    expect((await api.postSignIn('admin@example.com', TEST_PASSWORD)).body.user.role).toBe('admin');
    const password = 'Fresh-Battery-7';
    const { code } = await runTestCli(['password', 'reset', '--email', 'admin@example.com'], {
      environment: { DATABASE_URL: api.database.connectionString, INLAY_SECRET: api.deps.config.secret },
      stdin: `${password}\n`,
    });
    expect(code).toBe(0);
    expect((await api.postSignIn('admin@example.com', password)).body.user.role).toBe('admin');
    expect((await api.postSignIn('admin@example.com', password)).body.user.role).toBe('admin');
  });

  test('who never had a password gets one by mail', async () => {
    await scene.save({ unknownPeople: 'enter' });
    await scene.signOn(ada);
    await scene.save({ issuer: 'http://127.0.0.1:9' });
    await api.visitor().post('/api/auth/reset-request', { email: 'ada@example.com' });
    await api.runJobs();
    const [, token] = /#token=(\S+)/.exec((await api.lastMail('ada@example.com')).text) ?? [];
    const browser = api.visitor();
    expect((await browser.post('/api/auth/recover', { token })).body.isRecovery).toBe(true);
    await browser.post('/api/auth/password', { newPassword: 'Fresh-Battery-7' });
    expect((await sessionOf(browser)).user.email).toBe('ada@example.com');
  });
});
