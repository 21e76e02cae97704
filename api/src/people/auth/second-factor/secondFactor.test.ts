import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApi, TEST_PASSWORD, type TestPerson } from '../../../../../tests/support/api/testApi.ts';

const api = useTestApi();
beforeEach(() => api.database.query('delete from rate_limits'));

const BASE = '/api/profile/second-factor';

/** Returns the code an authenticator app shows, now or some steps later. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Sets up an authenticator app. The first code is an older one, so that the current one is still unused. */
async function withApp(person: TestPerson): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await person.post(`${BASE}/totp`, { password: TEST_PASSWORD });
  const confirmed = await person.post(`${BASE}/totp/confirm`, { code: codeOf(body.secret, -1) });
  expect(confirmed.status).toBe(200);
  return { secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes };
}

describe('an authenticator app', () => {
  test('AUTH-054 is set up with the password and a first code, and is told by mail; its secret is encrypted', async () => {
    const person = await api.signedIn();
    expect((await person.post(`${BASE}/totp`, { password: 'Wrong-Horse-9' })).status).toBe(422);
    const started = await person.post(`${BASE}/totp`, { password: TEST_PASSWORD });
    expect(started.body.uri).toContain(`otpauth://totp/Inlay:${encodeURIComponent(person.email)}`);
    expect((await person.post(`${BASE}/totp/confirm`, { code: '000000' })).body.error.issues[0].path).toEqual(
      ['code'],
    );
    expect((await api.postSignIn(person.email, TEST_PASSWORD)).body.user).not.toBeNull();
    const confirmed = await person.post(`${BASE}/totp/confirm`, { code: codeOf(started.body.secret) });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    const [row] = await api.database.query('select totp_secret from users where id = $1', [person.userId]);
    expect(row?.['totp_secret']).not.toContain(started.body.secret);
    expect((await api.lastMail(person.email)).kind).toBe('second_factor_changed');
    expect((await person.get(BASE)).body).toMatchObject({ recoveryCodesLeft: 10, passkeys: [] });
  });

  test('AUTH-054 asks for a second step: the password alone opens nothing', async () => {
    const person = await api.signedIn();
    const { secret } = await withApp(person);
    const browser = api.visitor();
    const first = await api.postSignIn(person.email, TEST_PASSWORD, browser);
    expect(first.body).toEqual({
      user: null,
      secondFactor: { methods: ['totp', 'recovery_code'] },
      isRecovery: false,
    });
    expect((await browser.get('/api/forms')).body.error.code).toBe('session.required');
    expect((await browser.post('/api/auth/password', { newPassword: 'Other-Horse-9' })).status).toBe(401);
    const halfway = browser.cookie;
    const second = await browser.post('/api/auth/second-factor', { code: codeOf(secret) });
    expect(second.body.user.email).toBe(person.email);
    expect(browser.cookie).not.toContain(halfway.split(';')[0]);
    expect((await browser.get('/api/forms')).status).toBe(200);
  });

  test('AUTH-054 RFC 6238 5.2 a code works once, also for two browsers at the same time', async () => {
    const person = await api.signedIn();
    const { secret } = await withApp(person);
    const browsers = [api.visitor(), api.visitor()];
    for (const browser of browsers) await api.postSignIn(person.email, TEST_PASSWORD, browser);
    const code = codeOf(secret);
    const answers = await Promise.all(
      browsers.map((browser) => browser.post('/api/auth/second-factor', { code })),
    );
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '422']);
  });

  test('T26 five wrong codes and even the right one waits', async () => {
    const person = await api.signedIn();
    const { secret } = await withApp(person);
    const browser = api.visitor();
    await api.postSignIn(person.email, TEST_PASSWORD, browser);
    for (let times = 0; times < 5; times++) {
      expect((await browser.post('/api/auth/second-factor', { code: '000000' })).status).toBe(422);
    }
    expect((await browser.post('/api/auth/second-factor', { code: codeOf(secret) })).status).toBe(429);
  });

  test('without a right password there is no second step', async () => {
    const answer = await api.visitor().post('/api/auth/second-factor', { code: '123456' });
    expect(answer.body.error.code).toBe('session.required');
  });

  test('an unfinished set-up of another one does not turn it off', async () => {
    const person = await api.signedIn();
    await withApp(person);
    const again = await person.post(`${BASE}/totp`, { password: TEST_PASSWORD });
    expect(again.body.error.code).toBe('second_factor.already_on');
    expect((await api.postSignIn(person.email, TEST_PASSWORD)).body.secondFactor).not.toBeNull();
  });

  test('is turned off with the password; sign-in then takes one step again', async () => {
    const person = await api.signedIn();
    await withApp(person);
    expect((await person.post(`${BASE}/totp/disable`, { password: 'x' })).status).toBe(422);
    const off = await person.post(`${BASE}/totp/disable`, { password: TEST_PASSWORD });
    expect(off.body).toMatchObject({ totpEnabledAt: null, recoveryCodesLeft: 0 });
    expect((await api.postSignIn(person.email, TEST_PASSWORD)).body.user).not.toBeNull();
  });
});

describe('recovery codes', () => {
  test('AUTH-055 stand in for the app, each once, however they are typed', async () => {
    const person = await api.signedIn();
    const { recoveryCodes } = await withApp(person);
    const [code = ''] = recoveryCodes;
    const typed = code.toUpperCase().replace('-', ' ');
    const signIn = async () => {
      const browser = api.visitor();
      await api.postSignIn(person.email, TEST_PASSWORD, browser);
      return browser.post('/api/auth/second-factor', { code: typed });
    };
    expect((await signIn()).status).toBe(200);
    expect((await api.lastMail(person.email)).text).toContain('A recovery code was used to sign in.');
    expect((await signIn()).status).toBe(422);
    expect((await person.get(BASE)).body.recoveryCodesLeft).toBe(9);
    const rows = await api.database.query('select code_hash from recovery_codes');
    expect(JSON.stringify(rows)).not.toContain(code.slice(0, 5));
  });

  test('AUTH-055 are renewed with the password, and the old ones end', async () => {
    const person = await api.signedIn();
    const { recoveryCodes } = await withApp(person);
    const renewed = await person.post(`${BASE}/recovery-codes`, { password: TEST_PASSWORD });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const browser = api.visitor();
    await api.postSignIn(person.email, TEST_PASSWORD, browser);
    expect((await browser.post('/api/auth/second-factor', { code: recoveryCodes[1] })).status).toBe(422);
  });
});

test('AUTH-057 D-43 T24 a mailed link does not go round the second step', async () => {
  const person = await api.signedIn();
  await withApp(person);
  await api.visitor().post('/api/auth/reset-request', { email: person.email });
  await api.runJobs();
  const token = /#token=(\S+)/.exec((await api.lastMail(person.email)).text)?.[1];
  const browser = api.visitor();
  await browser.post('/api/auth/recover', { token });
  const answer = await browser.post('/api/auth/password', { newPassword: 'Fresh-Battery-7' });
  expect(answer.body).toMatchObject({ user: null, secondFactor: { methods: ['totp', 'recovery_code'] } });
  expect((await browser.get('/api/forms')).status).toBe(401);
});

test('AUTH-057 T36 where the platform asks administrators for a second factor they do nothing before they have one', async () => {
  const admin = await api.signedIn({ role: 'admin' });
  const user = await api.signedIn();
  expect((await admin.patch('/api/admin/settings', { requireAdminSecondFactor: true })).status).toBe(200);
  try {
    for (const path of ['/api/admin/overview', '/api/forms', '/api/submissions']) {
      expect((await admin.get(path)).body.error.code).toBe('session.second_factor_required');
    }
    expect((await admin.get('/api/auth/session')).body.user.mustSetUpSecondFactor).toBe(true);
    expect((await user.get('/api/forms')).status).toBe(200);
    await withApp(admin);
    expect((await admin.get('/api/admin/overview')).status).toBe(200);
    const other = await api.signInAgain(admin);
    expect((await other.get('/api/admin/overview')).status).toBe(403);
  } finally {
    await admin.patch('/api/admin/settings', { requireAdminSecondFactor: false });
  }
});

test('AUTH-062 where the platform asks everybody for a second factor, users do nothing before they have one', async () => {
  const admin = await api.signedIn({ role: 'admin' });
  const user = await api.signedIn();
  expect((await admin.patch('/api/admin/settings', { requireSecondFactor: true })).status).toBe(200);
  try {
    expect((await user.get('/api/forms')).body.error.code).toBe('session.second_factor_required');
    expect((await user.get('/api/auth/session')).body.user.mustSetUpSecondFactor).toBe(true);
    await withApp(user);
    expect((await user.get('/api/forms')).status).toBe(200);
    await withApp(admin);
    const { status } = (await admin.get('/api/admin/security/summary')).body;
    expect(status).toContainEqual(
      expect.objectContaining({ key: 'second_factor', text: 'Required for every user' }),
    );
  } finally {
    await api.database.query(`delete from platform_settings where key = 'requireSecondFactor'`);
  }
});

test('T36 a sealed secret opens for nobody else: copied to another account it proves nothing', async () => {
  const [owner, thief] = [await api.signedIn(), await api.signedIn()];
  const { secret } = await withApp(owner);
  await withApp(thief);
  await api.database.query(
    `update users set totp_last_step = null, totp_secret = (select totp_secret from users where id = $1) where id = $2`,
    [owner.userId, thief.userId],
  );
  const browser = api.visitor();
  await api.postSignIn(thief.email, TEST_PASSWORD, browser);
  expect((await browser.post('/api/auth/second-factor', { code: codeOf(secret) })).status).not.toBe(200);
  expect((await browser.get('/api/auth/session')).body.user).toBeNull();
});

describe('passkeys', () => {
  test('answers that are none of ours are refused: made up, for another account, without a challenge', async () => {
    const person = await api.signedIn();
    const asked = await person.post(`${BASE}/passkeys/options`, { password: TEST_PASSWORD });
    expect(asked.body.options).toMatchObject({ rp: { id: 'platform.test' }, user: { name: person.email } });
    const made = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} };
    const added = await person.post(`${BASE}/passkeys`, { name: 'Mine', response: made });
    expect(added.body.error.code).toBe('auth.passkey_invalid');
    const { body } = await api.visitor().post('/api/auth/passkey/options');
    expect(body.options).toMatchObject({ rpId: 'platform.test', userVerification: 'required' });
    const signedIn = await api.visitor().post('/api/auth/passkey', { response: made });
    expect([signedIn.status, signedIn.body.error.code]).toEqual([422, 'auth.passkey_invalid']);
  });

  test('AUTH-056 T1 somebody else’s is missing', async () => {
    const person = await api.signedIn();
    const answer = await person.post(`${BASE}/passkeys/${crypto.randomUUID()}/remove`, {
      password: TEST_PASSWORD,
    });
    expect(answer.body.error.code).toBe('passkey.not_found');
  });
});
