import { TOTP } from 'otpauth';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApi, TEST_PASSWORD, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { runTestCli } from '../../../../tests/support/api/testCli.ts';

const NEW_PASSWORD = 'Fresh-Battery-7';
const api = useTestApi();
let environment: Record<string, string>;
beforeAll(async () => {
  environment = { DATABASE_URL: api.database.connectionString, INLAY_SECRET: api.deps.config.secret };
});
beforeEach(() => api.database.query('delete from rate_limits'));

const reset = (email: string, ...more: string[]) =>
  runTestCli(['password', 'reset', '--email', email, ...more], { environment, stdin: `${NEW_PASSWORD}\n` });

const eventsOf = ({ userId }: TestPerson) =>
  api.database.query(
    `select event_type, source_hash, ip_address, event_data from security_events
     where user_id = $1 and event_type in ('password_changed', 'second_factor_changed') order by id desc`,
    [userId],
  );

/** Sets up an authenticator app, and a passkey as the database stores one. */
async function addFactors(person: TestPerson): Promise<void> {
  const base = '/api/profile/second-factor';
  const { body } = await person.post(`${base}/totp`, { password: TEST_PASSWORD });
  const code = new TOTP({ secret: body.secret }).generate();
  expect((await person.post(`${base}/totp/confirm`, { code })).status).toBe(200);
  await api.database.query(
    `insert into passkeys (id, user_id, credential_id, public_key, name, created_at)
     values (gen_random_uuid(), $1, gen_random_uuid()::text, '', 'Phone', now())`,
    [person.userId],
  );
}

test('T25 D-43 sets the password, ends every session and tells the holder by mail', async () => {
  const person = await api.signedIn();
  const elsewhere = await api.signInAgain(person);
  const other = await api.signedIn();
  const { code, output, errors } = await reset(person.email.toUpperCase());
  expect([code, errors]).toEqual([0, '']);
  expect(output).toBe(
    `${person.email} has a new password; all sessions of the account have ended.\n` +
      'The account has no second step of signing in.\n',
  );
  expect((await person.get('/api/forms')).status).toBe(401);
  expect((await elsewhere.get('/api/forms')).status).toBe(401);
  expect((await other.get('/api/forms')).status).toBe(200);
  expect((await api.postSignIn(person.email, TEST_PASSWORD)).status).toBe(401);
  expect((await api.postSignIn(person.email, NEW_PASSWORD)).status).toBe(200);
  expect((await api.lastMail(person.email)).kind).toBe('password_changed');
});

test('D-43 D-154 lets a locked account in again', async () => {
  const person = await api.signedIn();
  await api.database.query(
    `insert into login_attempts (id, realm, email, success, attempt_time)
     select gen_random_uuid(), 'user', $1, false, now() from generate_series(1, 5)`,
    [person.email],
  );
  expect((await api.postSignIn(person.email, TEST_PASSWORD)).status).toBe(429);
  await reset(person.email);
  expect((await api.postSignIn(person.email, NEW_PASSWORD)).status).toBe(200);
});

test('T26 lifts what was counted against the account, and against no other', async () => {
  const [person, other] = [await api.signedIn(), await api.signedIn()];
  const source = { hash: 'test', ipAddress: null, userAgent: null };
  const { limits } = api.deps;
  for (const key of [person.userId, other.userId]) {
    for (let failure = 0; failure < 5; failure++) await limits.tryTake('secondFactor', { key, source });
  }
  await reset(person.email);
  expect(await limits.tryTake('secondFactor', { key: person.userId, source })).toBe(true);
  expect(await limits.tryTake('secondFactor', { key: other.userId, source })).toBe(false);
});

test('T36 records the change, without a source and without the password', async () => {
  const person = await api.signedIn();
  await reset(person.email);
  expect(await eventsOf(person)).toEqual([
    {
      event_type: 'password_changed',
      source_hash: null,
      ip_address: null,
      event_data: { byMailedLink: false, by: 'command line' },
    },
  ]);
});

test('T36 where the event cannot be written nothing changes: all of it is one transaction', async () => {
  const person = await api.signedIn();
  await addFactors(person);
  await api.database.query(
    `alter table security_events add constraint no_factor check (event_type <> 'second_factor_changed') not valid`,
  );
  const { code, output } = await reset(person.email, '--disable-second-factor');
  await api.database.query('alter table security_events drop constraint no_factor');
  expect([code, output]).toEqual([1, '']);
  expect((await person.get('/api/forms')).status).toBe(200);
  const { body } = await api.postSignIn(person.email, TEST_PASSWORD);
  expect(body.secondFactor.methods).toEqual(['totp', 'passkey', 'recovery_code']);
});

test('T24 links that were mailed before die with the old password', async () => {
  const person = await api.signedIn();
  await api.visitor().post('/api/auth/reset-request', { email: person.email });
  await api.runJobs();
  const token = /#token=(\S+)/.exec((await api.lastMail(person.email)).text)?.[1];
  await person.post('/api/profile/email', { email: 'thief@example.com', password: TEST_PASSWORD });
  const link = /confirm#token=(\S+)/.exec((await api.lastMail('thief@example.com')).text)?.[1];
  expect([typeof token, typeof link]).toEqual(['string', 'string']);
  await reset(person.email);
  expect((await api.visitor().post('/api/auth/recover', { token })).status).toBe(422);
  await api.visitor().post('/api/auth/confirm', { token: link });
  expect((await api.postSignIn('thief@example.com', NEW_PASSWORD)).status).toBe(401);
  expect((await api.postSignIn(person.email, NEW_PASSWORD)).status).toBe(200);
});

test('a second factor stays, and is said to stay', async () => {
  const person = await api.signedIn();
  await addFactors(person);
  const { output } = await reset(person.email);
  expect(output).toContain('The second step of signing in is still asked for');
  const { body } = await api.postSignIn(person.email, NEW_PASSWORD);
  expect(body).toMatchObject({ user: null, secondFactor: { methods: ['totp', 'passkey', 'recovery_code'] } });
});

test('T36 --disable-second-factor removes app, passkeys and codes of a lost phone, with event and mail', async () => {
  const [person, other] = [await api.signedIn(), await api.signedIn()];
  await addFactors(person);
  await addFactors(other);
  const { code, output } = await reset(person.email, '--disable-second-factor');
  expect(code).toBe(0);
  expect(output).toContain('The account has no second step of signing in now.');
  expect((await api.postSignIn(person.email, NEW_PASSWORD)).body.user.email).toBe(person.email);
  const left = await api.database.query(
    `select totp_secret, totp_last_step, (select count(*)::int from passkeys where user_id = users.id) as passkeys,
            (select count(*)::int from recovery_codes where user_id = users.id) as codes
     from users where id = any($1) order by totp_secret nulls first`,
    [[person.userId, other.userId]],
  );
  expect(left[0]).toEqual({ totp_secret: null, totp_last_step: null, passkeys: 0, codes: 0 });
  expect(left[1]).toMatchObject({ totp_secret: expect.any(String), passkeys: 1, codes: 10 });
  expect((await eventsOf(person)).slice(0, 2)).toMatchObject([
    { event_type: 'second_factor_changed', source_hash: null, event_data: { by: 'command line' } },
    { event_type: 'password_changed' },
  ]);
  const mails = await api.database.query(
    `select kind from deliveries where recipient = $1 order by id desc limit 2`,
    [person.email],
  );
  expect(mails).toEqual([{ kind: 'second_factor_changed' }, { kind: 'password_changed' }]);
});

test('D-04 a password that does not meet the rule changes nothing', async () => {
  const person = await api.signedIn();
  const typed = ['password', 'reset', '--email', person.email, '--disable-second-factor'];
  const { code, errors } = await runTestCli(typed, { environment, stdin: 'Password1!' });
  expect([code, errors]).toEqual([1, 'Password is too common.\n']);
  expect((await person.get('/api/forms')).status).toBe(200);
  expect((await api.postSignIn(person.email, TEST_PASSWORD)).status).toBe(200);
});

test('an address without an account is told before a password is asked for', async () => {
  const typed = ['password', 'reset', '--email', 'nobody@example.com'];
  const { code, errors } = await runTestCli(typed, { environment, keys: [] });
  expect([code, errors]).toEqual([1, 'There is no account with the address nobody@example.com.\n']);
});
