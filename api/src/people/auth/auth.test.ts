import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApi, TEST_PASSWORD } from '../../../../tests/support/api/testApi.ts';
import { solveCaptcha } from '../../../../tests/support/api/solveCaptcha.ts';
import { TestClient } from '../../../../tests/support/api/testClient.ts';

const api = useTestApi();
beforeEach(() => api.database.query('delete from rate_limits'));

const eventTypes = async (): Promise<string[]> =>
  (await api.database.query<{ event_type: string }>('select event_type from security_events')).map(
    (event) => event.event_type,
  );

const signIn = (email: string, password: string, client?: TestClient) =>
  api.postSignIn(email, password, client);

describe('signing in', () => {
  test('AUTH-023 D-34 opens a session in a cookie that scripts cannot read; the database holds its hash only', async () => {
    const { email } = await api.signedIn();
    const answer = await signIn(` ${email.toUpperCase()} `, TEST_PASSWORD);
    expect(answer.body).toMatchObject({ user: { email, role: 'user', isApproved: true } });
    const cookie = answer.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^inlay_session=[\w-]{43}; .*samesite=lax; httponly/i);
    const token = /=([\w-]+);/.exec(cookie)?.[1] ?? '';
    const rows = await api.database.query('select token_hash from user_sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(answer.text).not.toMatch(/hash|password/i);
  });

  test('AUTH-013 D-162 D-168 without an address or a password the server says so too', async () => {
    const { status, body } = await signIn(' ', '');
    expect(status).toBe(400);
    expect(body.error.issues).toMatchObject([
      { path: ['email'], message: 'Email is required' },
      { path: ['password'], message: 'Password is required' },
    ]);
  });

  test('D-33 T23 unknown address and wrong password are answered alike', async () => {
    const { email } = await api.signedIn();
    const [wrong, unknown] = [
      await signIn(email, 'Wrong-Horse-9'),
      await signIn('nobody@example.com', TEST_PASSWORD),
    ];
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401);
      expect(answer.body.error).toMatchObject({
        code: 'auth.invalid_credentials',
        message: 'Invalid login credentials',
      });
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  test('SECD-013 D-154 five failures lock an address, also for the right password, and a session goes on', async () => {
    const person = await api.signedIn();
    for (let failure = 0; failure < 5; failure++) await signIn(person.email, 'Wrong-Horse-9');
    const locked = await signIn(person.email, TEST_PASSWORD);
    expect(locked.status).toBe(429);
    expect(locked.body.error.message).toBe('Account temporarily locked. Please try again in 15 minutes.');
    expect((await person.get('/api/forms')).status).toBe(200);
    await api.database.query(
      `update login_attempts set attempt_time = now() - interval '16 minutes' where email = $1`,
      [person.email],
    );
    expect((await signIn(person.email, TEST_PASSWORD)).status).toBe(200);
  });

  test('AUTH-019 AUTH-020 D-37 D-155 tries and events are written by the server, without addresses', async () => {
    const { email } = await api.signedIn();
    await signIn(email, 'Wrong-Horse-9');
    await signIn(email, TEST_PASSWORD);
    const events = await api.database.query<{
      event_type: string;
      ip_address: string | null;
      source_hash: string;
    }>(
      `select event_type, ip_address, source_hash from security_events where event_data->>'email' = $1 order by id`,
      [email],
    );
    expect(events.map((event) => event.event_type)).toEqual(['failed_login_attempt', 'successful_login']);
    expect(
      events.every((event) => event.ip_address === null && /^[0-9a-f]{32}$/.test(event.source_hash)),
    ).toBe(true);
    const failures = await api.database.query(
      'select 1 from login_attempts where email = $1 and not success and cleared_at is null',
      [email],
    );
    expect(failures).toHaveLength(0);
  });

  test('AUTH-022 a sign-in that cannot be written down goes on, and the log says so', async () => {
    const { email } = await api.signedIn();
    await api.database.query(
      `alter table security_events add constraint broken check (event_data->>'email' is distinct from '${email}')`,
    );
    expect((await signIn(email, 'Wrong-Horse-9')).status).toBe(401);
    expect((await signIn(email, TEST_PASSWORD)).status).toBe(200);
    await api.database.query('alter table security_events drop constraint broken');
    expect(api.log().match(/A sign-in could not be written down/g)).toHaveLength(2);
    const tries = await api.database.query(
      'select success from login_attempts where email = $1 order by id',
      [email],
    );
    expect(tries).toEqual([{ success: false }, { success: true }]);
  });

  test('D-186 T28 a browser that has signed in before may still try while the address is locked, five times', async () => {
    const { email } = await api.signedIn();
    const known = api.visitor();
    await signIn(email, TEST_PASSWORD, known);
    for (let failure = 0; failure < 5; failure++) await signIn(email, 'Wrong-Horse-9');
    expect((await signIn(email, TEST_PASSWORD)).status).toBe(429);
    for (let failure = 0; failure < 4; failure++) {
      expect((await signIn(email, 'Wrong-Horse-9', known)).status).toBe(401);
    }
    expect((await signIn(email, TEST_PASSWORD, known)).status).toBe(200);
    const forged = new TestClient(api.url, {}, `inlay_device=${'a'.repeat(22)}.${'b'.repeat(22)}`);
    await signIn(email, 'Wrong-Horse-9', forged);
    const [row] = await api.database.query(
      'select device_id from login_attempts where email = $1 order by id desc limit 1',
      [email],
    );
    expect(row).toEqual({ device_id: null });
  });

  test('AUTH-014 AUTH-012 D-36 without a captcha nobody signs in; each token works once', async () => {
    const { email } = await api.signedIn();
    const input = { email, password: TEST_PASSWORD };
    const without = await api.visitor().post('/api/auth/signin', input);
    expect(without.body.error).toMatchObject({
      code: 'captcha.required',
      message: 'Please complete the CAPTCHA verification',
    });
    const captchaToken = await solveCaptcha(api.url);
    expect((await api.visitor().post('/api/auth/signin', { ...input, captchaToken })).status).toBe(200);
    const replayed = await api.visitor().post('/api/auth/signin', { ...input, captchaToken });
    expect(replayed.body.error).toMatchObject({
      code: 'captcha.failed',
      message: 'CAPTCHA verification failed. Please try again.',
    });
    expect(await eventTypes()).toContain('captcha_failed');
  });

  test('T24 a session that was there before ends with a new sign-in: nobody can prepare one', async () => {
    const attacker = await api.signedIn();
    const prepared = new TestClient(api.url, {}, attacker.cookie);
    const victim = await api.signedIn();
    await signIn(victim.email, TEST_PASSWORD, prepared);
    expect(prepared.cookie).not.toContain(attacker.cookie);
    expect((await attacker.get('/api/auth/session')).body.user).toBeNull();
    expect((await prepared.get('/api/auth/session')).body.user.email).toBe(victim.email);
  });

  test('T2 unknown keys and missing ones are refused', async () => {
    const answer = await api.visitor().post('/api/auth/signin', { email: 'a@b.example', role: 'admin' });
    expect(answer.body.error.code).toBe('request.invalid');
  });
});

describe('a session', () => {
  test('AUTH-028 is told to its owner, and to a visitor as nobody', async () => {
    const person = await api.signedIn({ fullName: 'Ada' });
    expect((await person.get('/api/auth/session')).body.user).toMatchObject({
      email: person.email,
      fullName: 'Ada',
    });
    expect((await api.visitor().get('/api/auth/session')).body).toEqual({
      user: null,
      secondFactor: null,
      isRecovery: false,
    });
  });

  test('D-34 ends after 7 days without use and after 30 days in any case', async () => {
    for (const change of [
      `last_used_at = now() - interval '7 days 1 minute'`,
      `expires_at = now() - interval '1 minute'`,
    ]) {
      const person = await api.signedIn();
      expect((await person.get('/api/forms')).status).toBe(200);
      await api.database.query(`update user_sessions set ${change} where user_id = $1`, [person.userId]);
      expect((await person.get('/api/forms')).body.error.code).toBe('session.required');
    }
  });

  test('AUTH-027 T25 ends at sign-out, and signing out twice is no error', async () => {
    const person = await api.signedIn();
    const { cookie } = person;
    expect((await person.post('/api/auth/signout')).body).toEqual({ url: null });
    const again = await api.visitor().send('GET', '/api/forms', { headers: { cookie: cookie ?? '' } });
    expect(again.status).toBe(401);
    expect((await person.post('/api/auth/signout')).body).toEqual({ url: null });
  });

  test('AUTH-063 of more than 20 browsers of an account the one unused for longest is signed out, in both realms', async () => {
    const person = await api.signedIn();
    const client = await api.signedInClient();
    await api.database.query(
      `insert into user_sessions (id, user_id, token_hash, kind, created_at, last_used_at, expires_at)
       select gen_random_uuid(), $1::uuid, 'of ' || n || $1::uuid, 'ordinary', now(), now(), now() + interval '1 day'
       from generate_series(1, 19) as n`,
      [person.userId],
    );
    await api.database.query(
      `insert into client_sessions (id, client_id, token_hash, created_at, expires_at)
       select gen_random_uuid(), $1::uuid, 'of ' || n || $1::uuid, now(), now() + interval '1 day' from generate_series(1, 19) as n`,
      [client.clientId],
    );
    await api.database.query(
      `update user_sessions set last_used_at = now() - interval '1 hour' where token_hash not like 'of %'`,
    );
    await api.database.query(
      `update client_sessions set created_at = now() - interval '1 hour' where token_hash not like 'of %'`,
    );
    expect((await signIn(person.email, TEST_PASSWORD)).status).toBe(200);
    const { email } = client;
    expect((await api.visitor().post('/api/client-auth', { email, password: TEST_PASSWORD })).status).toBe(
      200,
    );
    expect((await person.get('/api/forms')).status).toBe(401);
    expect((await client.get('/api/client-forms')).status).toBe(401);
    const left = await api.database.query(
      `select (select count(*)::int from user_sessions where user_id = $1) as users,
              (select count(*)::int from client_sessions where client_id = $2) as clients`,
      [person.userId, client.clientId],
    );
    expect(left).toEqual([{ users: 20, clients: 20 }]);
  });

  test('AUTH-036 AUTH-040 T35 a pending account gets nothing but its own state', async () => {
    const pending = await api.signedIn({ isApproved: false });
    expect((await pending.get('/api/auth/session')).body.user).toMatchObject({ isApproved: false });
    for (const path of ['/api/forms', '/api/submissions']) {
      expect((await pending.get(path)).body.error.code).toBe('session.not_approved');
    }
  });
});

test('T37 no password and no token reaches the log', async () => {
  const person = await api.signedIn();
  await signIn(person.email, 'Wrong-Horse-9');
  await person.get('/api/forms');
  const log = api.log();
  expect(log).toContain('/api/auth/signin');
  expect(log).not.toContain('Horse-9');
  expect(log).not.toContain(person.cookie?.split('=')[1]);
});
