import { beforeEach, expect, test } from 'vitest';
import { solveCaptcha } from '../../../../../tests/support/api/solveCaptcha.ts';
import { useTestApi, TEST_PASSWORD } from '../../../../../tests/support/api/testApi.ts';
import type { TestClient } from '../../../../../tests/support/api/testClient.ts';

const api = useTestApi();
beforeEach(() => api.database.query('delete from rate_limits'));

const WRONG = 'Wrong-Horse-9';

/** Both realms: a locked account, and how to sign in to it. */
const REALMS = {
  user: {
    path: '/api/auth/browser-link',
    page: '/auth',
    make: async () => (await api.signedIn()).email,
    signIn: (email: string, password: string, browser?: TestClient) =>
      api.postSignIn(email, password, browser),
  },
  client: {
    path: '/api/client-browser-link',
    page: '/client/auth',
    make: async () => (await api.signedInClient()).email,
    signIn: async (email: string, password: string, browser: TestClient = api.visitor()) =>
      browser.post('/api/client-auth', { email, password, captchaToken: await solveCaptcha(api.url) }),
  },
};

type Realm = keyof typeof REALMS;

async function lockedAccount(realm: Realm): Promise<string> {
  const email = await REALMS[realm].make();
  await api.database.query(
    `insert into login_attempts (id, realm, email, success, attempt_time)
     select gen_random_uuid(), $1, $2, false, now() from generate_series(1, 5)`,
    [realm, email],
  );
  expect((await REALMS[realm].signIn(email, TEST_PASSWORD)).body.error.code).toBe('auth.locked');
  return email;
}

async function askForLink(realm: Realm, email: string): Promise<string> {
  expect((await api.visitor().post(`${REALMS[realm].path}-request`, { email })).status).toBe(204);
  await api.runJobs();
  const { text } = await api.lastMail(email);
  return new RegExp(`http://platform\\.test${REALMS[realm].page}#browser=([\\w-]{43})`).exec(text)?.[1] ?? '';
}

test.each(['user', 'client'] as const)(
  'AUTH-059 D-186 a mailed link lets one browser of a locked %s in, once, and no other',
  async (realm) => {
    const { path, signIn } = REALMS[realm];
    const email = await lockedAccount(realm);
    const token = await askForLink(realm, email);
    const browser = api.visitor();
    const followed = await browser.post(path, { token });
    expect([followed.status, followed.text]).toEqual([204, '']);
    expect((await browser.get('/api/forms')).status).toBe(401);
    expect((await signIn(email, TEST_PASSWORD)).status).toBe(429);
    for (let failure = 0; failure < 4; failure++) {
      expect((await signIn(email, WRONG, browser)).status).toBe(401);
    }
    expect((await signIn(email, TEST_PASSWORD, browser)).status).toBe(200);
    expect((await api.visitor().post(path, { token })).body.error.code).toBe('auth.browser_link_invalid');
  },
);

test('AUTH-059 D-145 a link of the other realm, an earlier one and one that is too old open nothing', async () => {
  const email = await lockedAccount('user');
  const earlier = await askForLink('user', email);
  const token = await askForLink('user', email);
  const clientEmail = await lockedAccount('client');
  const ofClient = await askForLink('client', clientEmail);
  const follow = (realm: Realm, secret: string) => api.visitor().post(REALMS[realm].path, { token: secret });
  expect((await follow('user', earlier)).status).toBe(422);
  expect((await follow('user', ofClient)).status).toBe(422);
  expect((await follow('client', token)).status).toBe(422);
  await api.database.query(`update one_time_tokens set expires_at = now() - interval '1 second'`);
  expect((await follow('user', token)).status).toBe(422);
});

test('AUTH-059 T23 asking is answered alike for unknown addresses, writes no mail to them, and three to others', async () => {
  const mailsTo = async (email: string) =>
    (await api.database.query('select 1 from deliveries where recipient = $1', [email])).length;
  for (const realm of ['user', 'client'] as const) {
    const path = `${REALMS[realm].path}-request`;
    const email = await REALMS[realm].make();
    for (let time = 0; time < 5; time++) {
      const known = await api.visitor().post(path, { email });
      const unknown = await api.visitor().post(path, { email: 'nobody@example.com' });
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    }
    await api.runJobs();
    expect([await mailsTo(email), await mailsTo('nobody@example.com')]).toEqual([3, 0]);
  }
});

test('AUTH-060 after three failures a client’s sign-in takes a captcha, whether or not there is an account', async () => {
  for (const email of [await REALMS.client.make(), 'nobody@example.com']) {
    const signIn = (more: object = {}) =>
      api.visitor().post('/api/client-auth', { email, password: WRONG, ...more });
    for (let failure = 0; failure < 3; failure++) expect((await signIn()).status).toBe(401);
    expect((await signIn()).body.error.code).toBe('captcha.required');
    expect((await signIn({ captchaToken: 'made-up' })).body.error.code).toBe('captcha.failed');
    expect((await signIn({ captchaToken: await solveCaptcha(api.url) })).status).toBe(401);
    // An attempt without a verdict is not counted: one failure is left.
    expect((await signIn({ captchaToken: await solveCaptcha(api.url) })).status).toBe(401);
    expect((await signIn({ captchaToken: await solveCaptcha(api.url) })).body.error.code).toBe('auth.locked');
  }
});

test('AUTH-064 the sign-in options tell of the installation alone', async () => {
  expect((await api.visitor().get('/api/auth/options')).body).toMatchObject({ sendsMail: false });
});
