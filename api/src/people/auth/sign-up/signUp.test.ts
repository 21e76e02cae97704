import { describe, expect, test } from 'vitest';
import { solveCaptcha } from '../../../../../tests/support/api/solveCaptcha.ts';
import { useTestApi, TEST_PASSWORD } from '../../../../../tests/support/api/testApi.ts';

const OWNER = 'owner@platform.test';
const api = useTestApi({ ownerEmail: OWNER });

const signUp = async (input: Record<string, unknown>) => {
  // Other tests cover the limits.
  await api.database.query('delete from rate_limits');
  const answer = await api
    .visitor()
    .post('/api/auth/signup', { captchaToken: await solveCaptcha(api.url), ...input });
  await api.runJobs();
  return answer;
};

const follow = (email: string) => api.followLink(email);

const profileOf = async (email: string) =>
  (
    await api.database.query(
      `select p.is_approved, p.approval_requested_at, p.full_name, p.form_limit, u.role, u.email_confirmed_at
       from profiles p join users u on u.id = p.user_id where p.email = $1`,
      [email],
    )
  )[0];

describe('signing up', () => {
  test('AUTH-024 AUTH-025 D-09 D-31 D-32 makes an account that waits: for its address, then for approval', async () => {
    const answer = await signUp({ email: ' New@Example.com ', password: TEST_PASSWORD });
    expect(answer.status).toBe(204);
    expect(await profileOf('new@example.com')).toMatchObject({
      is_approved: false,
      approval_requested_at: null,
      full_name: '',
      form_limit: 1,
      role: 'user',
    });
    const refused = await api.postSignIn('new@example.com', TEST_PASSWORD);
    expect(refused.body.error.message).toBe('Please confirm your email address before signing in.');
    const wrong = await api.postSignIn('new@example.com', 'Wrong-Horse-9');
    expect(wrong.body.error.message).toBe('Invalid login credentials');

    expect((await api.lastMail('new@example.com')).text).toContain('http://platform.test/confirm#token=');
    expect(await follow('new@example.com')).toBe(true);
    expect((await profileOf('new@example.com'))?.['approval_requested_at']).toBeInstanceOf(Date);
    const signedIn = await api.postSignIn('new@example.com', TEST_PASSWORD);
    expect(signedIn.body.user).toMatchObject({ email: 'new@example.com', isApproved: false });
  });

  test('D-31 T23 an address that has an account is answered alike; its holder is told by mail', async () => {
    const known = await api.signedIn();
    const [first, second] = [
      await signUp({ email: 'fresh@example.com', password: TEST_PASSWORD, fullName: 'Fresh' }),
      await signUp({ email: known.email, password: 'Another-Horse-8', fullName: 'Evil' }),
    ];
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect((await api.lastMail(known.email)).kind).toBe('account_exists');
    expect((await api.postSignIn(known.email, TEST_PASSWORD)).status).toBe(200);
    expect((await profileOf(known.email))?.['full_name']).toBe('');
  });

  test('T2 T24 what it says of role, approval and limit is refused', async () => {
    for (const extra of [{ role: 'admin' }, { isApproved: true }, { formLimit: 9 }, { userId: 'x' }]) {
      const answer = await signUp({ email: 'mass@example.com', password: TEST_PASSWORD, ...extra });
      expect(answer.body.error.code).toBe('request.invalid');
    }
  });

  test('AUTH-051 T24 of two sign-ups with one address neither password counts: the mailed link sets one', async () => {
    const email = 'twice@example.com';
    await signUp({ email, password: TEST_PASSWORD });
    const before = /token=(\S+)/.exec((await api.lastMail(email)).text)?.[1] ?? '';
    await signUp({ email, password: 'Second-Horse-9' });
    const old = await api.visitor().post('/api/auth/confirm', { token: before });
    expect(old.body).toEqual({ isConfirmed: false });
    await api.visitor().post('/api/auth/resend-confirmation', { email });
    await api.runJobs();
    const link = /\/reset-password#token=(\S+)/.exec((await api.lastMail(email)).text)?.[1] ?? '';
    const person = api.visitor();
    await person.post('/api/auth/recover', { token: link });
    const newPassword = 'Chosen-Horse-7';
    expect((await person.post('/api/auth/password', { newPassword })).status).toBe(200);
    expect((await profileOf(email))?.['approval_requested_at']).toBeInstanceOf(Date);
    for (const password of [TEST_PASSWORD, 'Second-Horse-9']) {
      expect((await api.postSignIn(email, password)).status).toBe(401);
    }
    expect((await api.postSignIn(email, newPassword)).status).toBe(200);
  });

  test('VALID-003 VALID-007 VALID-008 VALID-009 VALID-010 VALID-011 VALID-012 VALID-013 VALID-015 D-04 says what is wrong beside each field, and makes nothing', async () => {
    const bad = { email: 'not an address', password: 'short', fullName: '<script>' };
    const { status, body } = await signUp(bad);
    expect(status).toBe(400);
    expect(
      Object.fromEntries(
        body.error.issues.map((issue: { path: string[]; message: string }) => [issue.path[0], issue.message]),
      ),
    ).toEqual({
      email: 'Invalid email format',
      password: 'Password must be at least 8 characters long',
      fullName: 'Text contains potentially dangerous content',
    });
    for (const [password, message] of [
      ['', 'Password is required'],
      ['NOLOWER-99', 'Password must contain at least one lowercase letter'],
      ['noupper-99', 'Password must contain at least one uppercase letter'],
      ['NoDigits-xx', 'Password must contain at least one digit'],
      ['NoSpecial99', 'Password must contain at least one special character'],
      ['Password1!', 'Password is too common'],
      [`Aa1!${'x'.repeat(125)}`, 'Password is too long'],
    ]) {
      const answer = await signUp({ email: 'bad@example.com', password });
      expect(answer.body.error.issues[0].message).toBe(message);
    }
    expect(await profileOf('bad@example.com')).toBeUndefined();
  });

  test('VALID-025 a password built on the own name, the address or the platform is refused, in both realms and at a change', async () => {
    const refused = { code: 'built_on_context' };
    const wish = { email: 'grace.hopper@navy.example', fullName: 'Grace Hopper' };
    for (const password of ['Hopper-1906!', 'Inlay-2026!']) {
      const user = await signUp({ ...wish, password });
      expect(user.body.error.issues).toMatchObject([{ path: ['password'], ...refused }]);
      const client = await api
        .visitor()
        .post('/api/client-signup', { email: wish.email, name: wish.fullName, companyName: '', password });
      expect(client.body.error.issues).toMatchObject([{ path: ['password'], ...refused }]);
    }
    const person = await api.signedIn(wish);
    const input = { currentPassword: TEST_PASSWORD, newPassword: 'Hopper-1906!' };
    const changed = await person.post('/api/auth/password', input);
    expect(changed.body.error.issues).toMatchObject([{ path: ['newPassword'], ...refused }]);
  });

  test('AUTH-014 D-36 needs a captcha', async () => {
    const answer = await api
      .visitor()
      .post('/api/auth/signup', { email: 'robot@example.com', password: TEST_PASSWORD });
    expect(answer.body.error.code).toBe('captcha.required');
  });

  test('D-39 D-169 the owner gets role and approval with the proof of their address, not before', async () => {
    await signUp({ email: OWNER, password: TEST_PASSWORD });
    expect(await profileOf(OWNER)).toMatchObject({ role: 'user', is_approved: false });
    await follow(OWNER);
    expect(await profileOf(OWNER)).toMatchObject({ role: 'admin', is_approved: true, form_limit: null });
  });

  test('D-38 administrators are told by mail of a request, once it is confirmed', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    await signUp({ email: 'asks@example.com', password: TEST_PASSWORD, fullName: 'Ada <b>Lovelace' });
    expect((await api.lastMail(admin.email)).kind).toBe('none');
    await follow('asks@example.com');
    const mail = await api.lastMail(admin.email);
    expect(mail.kind).toBe('approval_requested');
    expect(mail.text).toContain('Ada <b>Lovelace (asks@example.com)');
    expect(mail.text).toContain('http://platform.test/admin/user-approvals');
  });
});

describe('a confirmation link', () => {
  test('D-31 is refused when it is made up, too old or somebody else’s kind', async () => {
    const madeUp = await api.visitor().post('/api/auth/confirm', { token: 'made-up' });
    expect(madeUp.body).toEqual({ isConfirmed: false });
    await signUp({ email: 'late@example.com', password: TEST_PASSWORD });
    await api.database.query(
      `update one_time_tokens set expires_at = now() - interval '1 second' where used_at is null`,
    );
    expect(await follow('late@example.com')).toBe(false);
  });

  test('D-31 works once; a second click within its day says the same and changes nothing', async () => {
    await signUp({ email: 'click@example.com', password: TEST_PASSWORD });
    await follow('click@example.com');
    await api.database.query(`update users set email_confirmed_at = null where email = 'click@example.com'`);
    expect(await follow('click@example.com')).toBe(true);
    expect((await profileOf('click@example.com'))?.['email_confirmed_at']).toBeNull();
  });

  test('D-32 is mailed again on request, at most three mails an hour, and never to strangers', async () => {
    await signUp({ email: 'again@example.com', password: TEST_PASSWORD });
    const count = async () =>
      (await api.database.query(`select 1 from deliveries where recipient = 'again@example.com'`)).length;
    for (let times = 0; times < 5; times++) {
      const answer = await api
        .visitor()
        .post('/api/auth/resend-confirmation', { email: 'again@example.com' });
      expect(answer.status).toBe(204);
    }
    expect(
      (await api.visitor().post('/api/auth/resend-confirmation', { email: 'no@example.com' })).status,
    ).toBe(204);
    await api.runJobs();
    expect(await count()).toBe(1 + 3);
    expect((await api.lastMail('no@example.com')).kind).toBe('none');
  });
});

test('T26 T27 accounts from one source are limited; another one is not believed from a header', async () => {
  await api.database.query('delete from rate_limits');
  const wish = { email: 'flood@example.com', password: TEST_PASSWORD };
  const statuses: number[] = [];
  for (let times = 0; times < 11; times++) {
    const answer = await api.visitor().send('POST', '/api/auth/signup', {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${times}` },
      body: JSON.stringify(wish),
    });
    statuses.push(answer.status);
    if (times === 10) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(statuses.slice(0, 10).every((status) => status === 422)).toBe(true);
  expect(statuses[10]).toBe(429);
  const events = await api.database.query(
    `select event_data from security_events where event_type = 'rate_limit_exceeded'
      and event_data ->> 'limit' = 'signUpSource'`,
  );
  expect(events).toHaveLength(1);
});
