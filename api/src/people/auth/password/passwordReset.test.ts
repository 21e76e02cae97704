import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApi, TEST_PASSWORD } from '../../../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../../../tests/support/api/testClient.ts';

const NEW_PASSWORD = 'Fresh-Battery-7';
const api = useTestApi();
beforeEach(() => api.database.query('delete from rate_limits'));

const askForReset = async (email: string) => {
  const answer = await api.visitor().post('/api/auth/reset-request', { email });
  await api.runJobs();
  return answer;
};
const tokenOf = async (email: string) => /#token=(\S+)/.exec((await api.lastMail(email)).text)?.[1] ?? '';

describe('asking for a new password', () => {
  test('RESET-002 D-41 mails a link to /reset-password with its token in the fragment', async () => {
    const { email } = await api.signedIn();
    expect((await askForReset(email)).status).toBe(204);
    const mail = await api.lastMail(email);
    expect(mail.text).toMatch(/http:\/\/platform\.test\/reset-password#token=[\w-]{43}\n/);
    const [row] = await api.database.query('select token_hash from one_time_tokens');
    expect(row?.['token_hash']).not.toBe(await tokenOf(email));
  });

  test('D-44 T23 is answered alike for an address without an account, and does the same work', async () => {
    const { email } = await api.signedIn();
    const known = await api.visitor().post('/api/auth/reset-request', { email });
    const unknown = await api.visitor().post('/api/auth/reset-request', { email: 'nobody@example.com' });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const jobs = await api.database.query(
      `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'mail_password_reset'`,
    );
    expect(jobs).toEqual([{ count: 2 }]);
    await api.runJobs();
    expect((await api.lastMail('nobody@example.com')).kind).toBe('none');
  });

  test('D-44 at most three mails for an address and hour', async () => {
    const { email } = await api.signedIn();
    for (let times = 0; times < 5; times++) expect((await askForReset(email)).status).toBe(204);
    const mails = await api.database.query(
      `select 1 from deliveries where recipient = $1 and kind = 'reset_password'`,
      [email],
    );
    expect(mails).toHaveLength(3);
  });

  test('RESET-002 AUTH-009 an address that is none is told beside its field', async () => {
    const answer = await askForReset('nobody');
    expect(answer.body.error.issues).toEqual([
      { path: ['email'], code: 'invalid_format', message: 'Invalid email format' },
    ]);
  });
});

test('T24 D-41 D-145 a reset link opens its own realm only, and ends with the next one that is asked for', async () => {
  const person = await api.signedIn();
  const client = await api.signedInClient();
  await askForReset(person.email);
  const earlier = await tokenOf(person.email);
  await askForReset(person.email);
  const latest = await tokenOf(person.email);
  await api.visitor().post('/api/client-forgot-password', { email: client.email });
  await api.runJobs();
  const ofClient = await tokenOf(client.email);
  const recover = (token: string) => api.visitor().post('/api/auth/recover', { token });
  const resetClient = (token: string) =>
    api.visitor().post('/api/client-reset-password', { token, newPassword: NEW_PASSWORD });
  expect((await recover(earlier)).status).toBe(422);
  expect((await recover(ofClient)).status).toBe(422);
  expect((await resetClient(latest)).status).toBe(422);
  // Trying tokens in the wrong place consumes none of them.
  expect((await recover(latest)).status).toBe(200);
  expect((await resetClient(ofClient)).body).toEqual({ session: null });
});

describe('setting it', () => {
  test('RESET-006 RESET-013 RESET-020 D-43 the token opens a session that may set a password, and all others end', async () => {
    const person = await api.signedIn();
    for (let failure = 0; failure < 5; failure++) await api.postSignIn(person.email, 'Wrong-Horse-9');
    expect((await api.postSignIn(person.email, TEST_PASSWORD)).status).toBe(429);
    await askForReset(person.email);
    const browser = api.visitor();
    const recovered = await browser.post('/api/auth/recover', { token: await tokenOf(person.email) });
    expect(recovered.body).toEqual({ user: null, secondFactor: null, isRecovery: true });
    expect((await browser.get('/api/forms')).body.error.code).toBe('session.required');

    const answer = await browser.post('/api/auth/password', { newPassword: NEW_PASSWORD });
    expect(answer.body.user.email).toBe(person.email);
    expect((await browser.get('/api/forms')).status).toBe(200);
    expect((await person.get('/api/forms')).status).toBe(401);
    expect((await api.postSignIn(person.email, TEST_PASSWORD)).status).toBe(401);
    expect((await api.postSignIn(person.email, NEW_PASSWORD)).status).toBe(200);
    expect((await api.lastMail(person.email)).kind).toBe('password_changed');
  });

  test('D-41 RESET-016 T24 a token works once, for one hour, and for nothing else', async () => {
    const { email } = await api.signedIn();
    await askForReset(email);
    const token = await tokenOf(email);
    const recover = (value: string) => api.visitor().post('/api/auth/recover', { token: value });
    expect((await recover('made-up')).body.error.message).toBe(
      'This password reset link is invalid or has expired.',
    );
    const confirmed = await api.visitor().post('/api/auth/confirm', { token });
    expect(confirmed.body).toEqual({ isConfirmed: false });
    const together = await Promise.all([recover(token), recover(token), recover(token)]);
    expect(together.map(({ status }) => String(status)).sort()).toEqual(['200', '422', '422']);
    await askForReset(email);
    await api.database.query(`update one_time_tokens set expires_at = now() where used_at is null`);
    expect((await recover(await tokenOf(email))).status).toBe(422);
  });

  test('T24 a new password ends the links somebody else has asked for: another address, another reset', async () => {
    const person = await api.signedIn();
    const change = { email: 'thief@example.com', password: TEST_PASSWORD };
    expect((await person.post('/api/profile/email', change)).status).toBe(204);
    await person.post('/api/auth/password', { newPassword: NEW_PASSWORD, currentPassword: TEST_PASSWORD });
    expect(await api.followLink('thief@example.com')).toBe(false);
    expect((await person.get('/api/profile')).body.profile).toMatchObject({
      email: person.email,
      pendingEmail: null,
    });
  });

  test('T24 T38 of two who set a password by one link at once, the second is refused', async () => {
    const person = await api.signedIn();
    await askForReset(person.email);
    const browser = api.visitor();
    await browser.post('/api/auth/recover', { token: await tokenOf(person.email) });
    const both = await Promise.all(
      [NEW_PASSWORD, 'Other-Battery-8'].map((newPassword) =>
        new TestClient(api.url, {}, browser.cookie).post('/api/auth/password', { newPassword }),
      ),
    );
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('D-43 a reset confirms the address as well', async () => {
    const person = await api.signedIn({ isApproved: false });
    await api.database.query('update users set email_confirmed_at = null where id = $1', [person.userId]);
    await askForReset(person.email);
    const browser = api.visitor();
    await browser.post('/api/auth/recover', { token: await tokenOf(person.email) });
    await browser.post('/api/auth/password', { newPassword: NEW_PASSWORD });
    expect((await api.postSignIn(person.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('RESET-019 D-04 a password that does not meet the rule is refused, and the session may try again', async () => {
    const { email } = await api.signedIn();
    await askForReset(email);
    const browser = api.visitor();
    await browser.post('/api/auth/recover', { token: await tokenOf(email) });
    const refused = await browser.post('/api/auth/password', { newPassword: 'Password1!' });
    expect(refused.body.error.issues[0]).toMatchObject({
      path: ['newPassword'],
      message: 'Password is too common',
    });
    expect((await browser.post('/api/auth/password', { newPassword: NEW_PASSWORD })).status).toBe(200);
  });

  test('D-42 D-161 T24 an ordinary session gives the current password, gets a new token, and ends the others', async () => {
    const person = await api.signedIn();
    const other = await api.signInAgain(person);
    const wrong = await person.post('/api/auth/password', {
      newPassword: NEW_PASSWORD,
      currentPassword: 'x',
    });
    expect(wrong.body.error.issues[0]).toMatchObject({
      path: ['currentPassword'],
      message: 'Current password is incorrect',
    });
    expect((await person.post('/api/auth/password', { newPassword: NEW_PASSWORD })).status).toBe(422);
    const { cookie } = person;
    const right = { newPassword: NEW_PASSWORD, currentPassword: TEST_PASSWORD };
    expect((await person.post('/api/auth/password', right)).status).toBe(200);
    expect(person.cookie).not.toContain(cookie);
    expect((await person.get('/api/forms')).status).toBe(200);
    expect((await other.get('/api/forms')).status).toBe(401);
  });

  test('T26 after five wrong current passwords even the right one waits', async () => {
    const person = await api.signedIn();
    const attempt = (currentPassword: string) =>
      person.post('/api/auth/password', { newPassword: NEW_PASSWORD, currentPassword });
    for (let times = 0; times < 5; times++) expect((await attempt('Wrong-Horse-9')).status).toBe(422);
    expect((await attempt(TEST_PASSWORD)).status).toBe(429);
  });

  test('T24 a visitor without any session sets nothing', async () => {
    const answer = await api.visitor().post('/api/auth/password', { newPassword: NEW_PASSWORD });
    expect(answer.body.error.code).toBe('session.required');
  });
});
