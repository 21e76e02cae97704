import { createEmptyDefinition } from '@inlay/sdk/model';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestApi, TEST_PASSWORD, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { cleanUp } from '../../app/cleanUp.ts';

const api = useTestApi();
let admin: TestPerson;
beforeAll(async () => {
  admin = await api.signedIn({ role: 'admin' });
});
beforeEach(() => api.database.query('delete from rate_limits'));

const fail = async (email: string, times: number) => {
  for (let time = 0; time < times; time++) await api.postSignIn(email, 'Wrong-Horse-9');
};
const lockoutOf = async (email: string) =>
  (await admin.get('/api/admin/security/lockouts')).body.lockouts.find(
    (lockout: { email: string }) => lockout.email === email,
  );

describe('lockouts', () => {
  test('SECD-012 SECD-013 SECD-016 CONST-019 from three failures on an address is listed, from five on it is locked', async () => {
    const { email } = await api.signedIn();
    await fail(email, 2);
    expect(await lockoutOf(email)).toBeUndefined();
    await fail(email, 1);
    expect(await lockoutOf(email)).toMatchObject({ realm: 'user', failures: 3, isLocked: false });
    await fail(email, 2);
    expect(await lockoutOf(email)).toMatchObject({ failures: 5, isLocked: true });
    const letPass = (time: string) =>
      api.database.query('update login_attempts set attempt_time = now() - $2::interval where email = $1', [
        email,
        time,
      ]);
    await letPass('14 minutes');
    expect(await lockoutOf(email)).toMatchObject({ failures: 5, isLocked: true });
    await letPass('15 minutes 1 second');
    expect(await lockoutOf(email)).toBeUndefined();
  });

  test('SECD-014 SECD-017 D-155 ROLE-018 unlocking lets the right password in again, in its realm only', async () => {
    const { email } = await api.signedIn();
    await fail(email, 5);
    expect((await api.postSignIn(email, TEST_PASSWORD)).status).toBe(429);
    await admin.post('/api/admin/security/unlock', { realm: 'client', email });
    expect((await api.postSignIn(email, TEST_PASSWORD)).status).toBe(429);
    expect((await admin.post('/api/admin/security/unlock', { realm: 'user', email })).status).toBe(204);
    expect((await api.postSignIn(email, TEST_PASSWORD)).status).toBe(200);
    const types = (await admin.get('/api/admin/security/events')).body.events.map(
      (event: { type: string }) => event.type,
    );
    expect(types).toEqual(expect.arrayContaining(['account_locked', 'account_unlocked']));
  });

  test('SECD-005 SECD-011 SECD-014 D-155 a success, an unlock and a reset end the lock and keep the record', async () => {
    const recorded = async (email: string) => {
      const { failedLogins } = (await admin.get('/api/admin/security/summary')).body;
      const { attempts } = (await admin.get('/api/admin/security/attempts')).body;
      const own = attempts.filter((attempt: { email: string }) => attempt.email === email);
      return { failedLogins, tries: own.map((attempt: { success: boolean }) => attempt.success) };
    };
    const person = await api.signedIn();
    const { failedLogins: before } = await recorded(person.email);
    await fail(person.email, 2);
    await api.postSignIn(person.email, TEST_PASSWORD);
    expect(await recorded(person.email)).toEqual({ failedLogins: before + 2, tries: [true, false, false] });
    await fail(person.email, 5);
    await admin.post('/api/admin/security/unlock', { realm: 'user', email: person.email });
    await fail(person.email, 1);
    await person.post('/api/auth/password', {
      currentPassword: TEST_PASSWORD,
      newPassword: 'Another-Horse-8',
    });
    expect(await lockoutOf(person.email)).toBeUndefined();
    expect((await recorded(person.email)).failedLogins).toBe(before + 8);
  });

  test('D-154 an address without an account is locked and listed like any other', async () => {
    await fail('ghost@example.com', 5);
    expect((await api.postSignIn('ghost@example.com', TEST_PASSWORD)).status).toBe(429);
    expect(await lockoutOf('ghost@example.com')).toMatchObject({ isLocked: true });
  });
});

describe('what administrators watch', () => {
  test('SECD-002 SECD-003 SECD-004 SECD-005 CONST-020 D-156 the counters cover all events of 24 hours, not the fifty listed', async () => {
    const before = (await admin.get('/api/admin/security/summary')).body;
    await api.database.query('delete from login_attempts');
    await api.database.query(
      `insert into security_events (id, event_type, created_at, event_data)
       select gen_random_uuid(), case when n % 3 = 0 then 'dangerous_input_detected' else 'rate_limit_exceeded' end,
              now() - case when n > 90 then interval '25 hours' else interval '1 hour' end, '{}'
       from generate_series(1, 99) as n`,
    );
    await api.database.query(
      `insert into login_attempts (id, realm, email, success, attempt_time)
       select gen_random_uuid(), 'user', 'a@b.example', n % 2 = 0, now() - interval '2 hours' from generate_series(1, 60) as n`,
    );
    const { body } = await admin.get('/api/admin/security/summary');
    expect(body).toMatchObject({
      dangerousInputs: before.dangerousInputs + 30,
      rateLimitHits: before.rateLimitHits + 60,
      totalEvents: before.totalEvents + 90,
      failedLogins: 30,
    });
    expect((await admin.get('/api/admin/security/events')).body.events).toHaveLength(50);
    expect((await admin.get('/api/admin/security/attempts')).body.attempts).toHaveLength(50);
  });

  test('SECD-010 SECD-011 CONST-020 D-158 lists are newest first, fifty long, and show a short hash instead of an address', async () => {
    const { email } = await api.signedIn();
    await api.postSignIn(email, 'Wrong-Horse-9');
    await api.postSignIn(email, TEST_PASSWORD);
    await api.postSignIn('nobody@example.com', 'Wrong-Horse-9');
    await api.database.query(
      `insert into security_events (id, event_type, created_at, event_data)
       select gen_random_uuid(), 'user_signup', now() - interval '1 hour', '{}' from generate_series(1, 60)`,
    );
    await api.database.query(
      `insert into login_attempts (id, realm, email, success, attempt_time)
       select gen_random_uuid(), 'user', 'x@example.com', false, now() - interval '1 hour' from generate_series(1, 60)`,
    );
    const { events } = (await admin.get('/api/admin/security/events')).body;
    expect(events).toHaveLength(50);
    // An address that has no account is named too.
    expect(events[0]).toMatchObject({ type: 'failed_login_attempt', who: 'nobody@example.com' });
    expect(events[1]).toMatchObject({ type: 'successful_login', who: email, data: { email } });
    expect(events[0].source).toMatch(/^[0-9a-f]{8}$/);
    const { attempts } = (await admin.get('/api/admin/security/attempts')).body;
    expect(attempts).toHaveLength(50);
    expect(attempts[1]).toMatchObject({ email, success: true, realm: 'user' });
  });

  test('SECD-018 AUTH-021 the sign-in log names its parts as the rest of the API does', async () => {
    const { body } = await admin.get('/api/auth-logs');
    expect(Object.keys(body[0]).sort()).toEqual([
      'clientId',
      'createdAt',
      'eventData',
      'eventType',
      'ipAddress',
      'userAgent',
      'userId',
    ]);
  });

  test('SECD-008 D-157 the status list says how each protection stands', async () => {
    await admin.patch('/api/admin/settings', { serverRateLimits: false });
    const { status } = (await admin.get('/api/admin/security/summary')).body;
    const states = Object.fromEntries(
      status.map((one: { key: string; state: string }) => [one.key, one.state]),
    );
    expect(states).toMatchObject({
      captcha: 'fine',
      rate_limits: 'off',
      lockout: 'fine',
      mail: 'attention',
      encryption: 'attention',
      ip_storage: 'fine',
    });
    await admin.patch('/api/admin/settings', { serverRateLimits: true });
  });
});

test('D-150 with the server’s rate limits switched off nothing is refused for coming too often', async () => {
  const mail = { email: 'often@example.com' };
  await admin.patch('/api/admin/settings', { serverRateLimits: false });
  for (let time = 0; time < 25; time++) {
    expect((await api.visitor().post('/api/auth/reset-request', mail)).status).toBe(204);
  }
  await admin.patch('/api/admin/settings', { serverRateLimits: true });
});

test('T26 twenty failures of one source, over any addresses, and it waits', async () => {
  for (let time = 0; time < 20; time++) await api.postSignIn(`spray${time}@example.com`, 'Wrong-Horse-9');
  const { email } = await api.signedIn();
  const answer = await api.postSignIn(email, TEST_PASSWORD);
  expect(answer.body.error.code).toBe('rate_limit.exceeded');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('T27 limits hold no address in the clear', async () => {
  await api.visitor().post('/api/auth/reset-request', { email: 'private@example.com' });
  const rows = await api.database.query('select key from rate_limits');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/private|127\.0\.0\.1/);
});

test('T38 of twenty mails asked for at the same time three are written', async () => {
  const { email } = await api.signedIn();
  await Promise.all(
    Array.from({ length: 20 }, () => api.visitor().post('/api/auth/reset-request', { email })),
  );
  await api.runJobs();
  const mails = await api.database.query('select 1 from deliveries where recipient = $1', [email]);
  expect(mails).toHaveLength(3);
});

test('D-158 events and attempts end after their days; sessions, links and limits after theirs', async () => {
  const person = await api.signedIn();
  await api.database.query(
    `insert into security_events (id, event_type, created_at, event_data)
     values (gen_random_uuid(), 'user_signup', now() - interval '91 days', '{}')`,
  );
  await api.database.query(`update login_attempts set attempt_time = now() - interval '91 days'`);
  await api.database.query(
    `update user_sessions set expires_at = now() - interval '1 day' where user_id = $1`,
    [person.userId],
  );
  await cleanUp(api.deps);
  for (const sql of [
    `select 1 from security_events where created_at < now() - interval '90 days'`,
    'select 1 from login_attempts',
    `select 1 from user_sessions where user_id = '${person.userId}'`,
  ]) {
    expect(await api.database.query(sql)).toEqual([]);
  }
  expect((await admin.get('/api/admin/overview')).status).toBe(200);
});

test('SECD-025 T36 nobody shortens the trail of security events: not by a setting, not by a statement', async () => {
  await api.database.query(
    `insert into security_events (id, event_type, event_data, created_at)
     values (gen_random_uuid(), 'user_signup', '{}', now() - interval '29 days')`,
  );
  const count = async () => (await api.database.query('select 1 from security_events')).length;
  const before = await count();
  // No setting of the platform says so; a statement could.
  await api.database.query(
    `insert into platform_settings (key, value, updated_at) values ('securityEventDays', '1', now())
     on conflict (key) do update set value = '1'`,
  );
  await cleanUp(api.deps);
  expect(await count()).toBe(before);
  for (const sql of [
    `delete from security_events`,
    `update security_events set event_data = '{}'`,
    'truncate security_events',
  ]) {
    await expect(api.database.query(sql)).rejects.toThrow('Security events are kept for 30 days');
  }
});

test('SECD-026 D-172 who asks for what is somebody else’s is written down, twenty times an hour at most', async () => {
  const [owner, person] = [await api.signedIn(), await api.signedIn()];
  const form = await api.buildForm(owner, createEmptyDefinition('Private'));
  const client = await api.signedInClient();
  for (let time = 0; time < 22; time++) {
    expect((await person.get(`/api/forms/${form.id}`)).status).toBe(404);
  }
  expect((await client.get(`/api/client-forms/${form.id}/submissions`)).status).toBe(404);
  expect((await person.get('/api/no-such-thing')).status).toBe(404);
  const refused = async (column: string, id: string) =>
    (
      await api.database.query(
        `select event_data from security_events where event_type = 'object_refused' and ${column} = $1`,
        [id],
      )
    ).map(({ event_data }) => event_data);
  const ofUser = await refused('user_id', person.userId);
  expect(ofUser).toHaveLength(20);
  expect(ofUser[0]).toEqual({ method: 'GET', path: `/api/forms/${form.id}`, code: 'form.not_found' });
  expect(await refused('client_id', client.clientId)).toHaveLength(1);
});
