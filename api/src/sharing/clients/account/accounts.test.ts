import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApi, TEST_PASSWORD, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../../../tests/support/api/testClient.ts';

const api = useTestApi();
let admin: TestPerson;
beforeAll(async () => {
  admin = await api.signedIn({ role: 'admin' });
});
beforeEach(() => api.database.query('delete from rate_limits'));

const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? '';

test('CLNT-023 CLNT-024 CLNT-029 CLNT-030 CLNT-031 CLNT-076 D-138 D-139 who signs up as a client confirms the address, and signs in once an administrator has activated the account', async () => {
  const email = 'new-client@example.com';
  const wish = { email: ' New-Client@Example.com ', password: TEST_PASSWORD, name: ' Ada ', companyName: '' };
  expect((await api.visitor().post('/api/client-signup', wish)).status).toBe(204);
  await api.runJobs();
  const events = await api.database.query(`select 1 from security_events where event_type = 'client_signup'`);
  expect(events).toHaveLength(1);
  const mail = await api.lastMail(email);
  expect(mail.kind).toBe('client_confirm_email');
  const signIn = () => api.visitor().post('/api/client-auth', { email, password: TEST_PASSWORD });
  expect((await signIn()).body.error.code).toBe('client.inactive');
  const listed = async () => (await admin.get(`/api/admin/clients?search=${email}`)).body.clients[0];
  const { id } = await listed();
  expect(await listed()).toMatchObject({
    name: 'Ada',
    companyName: null,
    isActive: false,
    isEmailConfirmed: false,
  });
  expect(mail.text).toContain('http://platform.test/client/confirm#token=');
  expect(await api.followLink(email)).toBe(true);
  const confirm = async (call: string, token: string) => (await api.visitor().post(call, { token })).body;
  // A second click gets the same answer.
  expect(await confirm('/api/client-confirm', tokenIn(mail.text))).toEqual({ isConfirmed: true });
  expect(await confirm('/api/client-confirm', 'x')).toEqual({ isConfirmed: false });
  expect((await listed()).isEmailConfirmed).toBe(true);
  // A link of one realm is invalid in the other.
  expect(await confirm('/api/auth/confirm', tokenIn(mail.text))).toEqual({ isConfirmed: false });
  await admin.patch(`/api/admin/clients/${id}`, { isActive: true });
  expect((await api.lastMail(email)).kind).toBe('client_activated');
  const { body } = await signIn();
  const client = new TestClient(api.url, { authorization: `Bearer ${body.token}` });
  expect((await client.get('/api/client-forms')).body.forms).toEqual([]);
  await admin.patch(`/api/admin/clients/${id}`, { isActive: false });
  expect((await client.get('/api/client-forms')).status).toBe(401);
});

test('D-139 sign-up with a known address says the same, changes nothing and tells the holder', async () => {
  const client = await api.signedInClient();
  const wish = { email: client.email, password: 'Another-Horse-8' };
  expect((await api.visitor().post('/api/client-signup', wish)).status).toBe(204);
  await api.runJobs();
  expect((await api.lastMail(client.email)).kind).toBe('client_account_exists');
  expect((await api.visitor().post('/api/client-auth', wish)).status).toBe(401);
});

test('CLNT-005 CLNT-026 D-04 what is wrong with a sign-up is said beside its field', async () => {
  const { status, body } = await api
    .visitor()
    .post('/api/client-signup', { email: 'nobody', password: 'short' });
  expect(status).toBe(400);
  expect(body.error.issues).toMatchObject([
    { path: ['email'], message: 'Invalid email format' },
    { path: ['password'], message: 'Password must be at least 8 characters long' },
  ]);
});

test('CLNT-055 CLNT-056 CLNT-057 CLNT-058 CLNT-059 CLNT-074 CLNT-075 ROLE-017 D-147 an administrator creates an active client, whose password is mailed to nobody', async () => {
  const email = 'made@example.com';
  const wish = { email, password: TEST_PASSWORD, name: 'Grace', companyName: 'Bakery' };
  const created = await admin.post('/api/admin/clients', wish);
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({
    email,
    name: 'Grace',
    companyName: 'Bakery',
    isActive: true,
    forms: [],
  });
  expect((await api.lastMail(email)).kind).toBe('none');
  const [row] = await api.database.query('select password_hash, created_by from clients where email = $1', [
    email,
  ]);
  expect(row?.['created_by']).toBe(admin.userId);
  // Hashed here, not in the browser (D-04).
  expect(String(row?.['password_hash'])).toMatch(/^\$/);
  expect(String(row?.['password_hash'])).not.toContain(TEST_PASSWORD);
  const [newest] = (await admin.get('/api/admin/clients')).body.clients;
  expect(newest.email).toBe(email);
  expect((await api.visitor().post('/api/admin/clients', wish)).status).toBe(401);
  const again = await admin.post('/api/admin/clients', { ...wish, email: 'MADE@example.com' });
  expect(again.status).toBe(409);
  expect(again.body.error.message).toBe('A client with this email already exists');
  const wrong = await admin.post('/api/admin/clients', { email: 'nobody', password: 'short' });
  expect(wrong.body.error.issues.map(({ message }: { message: string }) => message)).toEqual([
    'Email validation failed: Invalid email format',
    'Password validation failed: Password must be at least 8 characters long',
  ]);
  const inGerman = new TestClient(api.url, { 'accept-language': 'de' }, admin.cookie);
  const german = await inGerman.post('/api/admin/clients', {
    email: 'nobody',
    password: 'short',
    name: 'x'.repeat(201),
  });
  expect(german.body.error.issues.map(({ message }: { message: string }) => message)).toEqual([
    'E-Mail-Adresse nicht angenommen: Ungültige E-Mail-Adresse',
    'Passwort nicht angenommen: Das Passwort muss mindestens 8 Zeichen lang sein',
    'Der Text darf höchstens 200 Zeichen lang sein',
  ]);
});

test('CLNT-086 D-147 a password that an administrator chose lets the client choose another, and nothing else', async () => {
  const email = 'initial@example.com';
  await admin.post('/api/admin/clients', { email, password: TEST_PASSWORD });
  const signIn = (password: string) => api.visitor().post('/api/client-auth', { email, password });
  const first = await signIn(TEST_PASSWORD);
  expect([first.status, Object.keys(first.body)]).toEqual([200, ['passwordToken']]);
  expect(
    await api.database.query(
      'select 1 from client_sessions s join clients c on c.id = s.client_id where c.email = $1',
      [email],
    ),
  ).toEqual([]);
  const choose = (newPassword: string) =>
    api.visitor().post('/api/client-reset-password', { token: first.body.passwordToken, newPassword });
  expect((await choose(TEST_PASSWORD)).body.error.issues).toMatchObject([
    { path: ['newPassword'], message: 'Choose a password other than the one you were given.' },
  ]);
  expect((await choose('Another-Horse-8')).status).toBe(200);
  expect((await signIn(TEST_PASSWORD)).status).toBe(401);
  expect((await signIn('Another-Horse-8')).body.client.email).toBe(email);
});

test('D-07 D-136 a mailed link sets a new password once and ends every session', async () => {
  const client = await api.signedInClient();
  const ask = (email: string) => api.visitor().post('/api/client-forgot-password', { email });
  expect((await ask('nobody-here@example.com')).status).toBe(204);
  expect((await ask(client.email)).status).toBe(204);
  await api.runJobs();
  expect((await api.lastMail('nobody-here@example.com')).kind).toBe('none');
  const { kind, text } = await api.lastMail(client.email);
  expect(kind).toBe('client_reset_password');
  expect(text).toContain('/client/reset-password#token=');
  const reset = (newPassword: string) =>
    api.visitor().post('/api/client-reset-password', { token: tokenIn(text), newPassword });
  expect((await reset('short')).body.error.issues[0].path).toEqual(['newPassword']);
  expect((await reset('Another-Horse-8')).status).toBe(200);
  expect((await reset('Third-Horse-7')).body.error.code).toBe('auth.link_invalid');
  expect((await client.get('/api/client-forms')).status).toBe(401);
  const signIn = await api
    .visitor()
    .post('/api/client-auth', { email: client.email, password: 'Another-Horse-8' });
  expect(signIn.status).toBe(200);
  expect((await api.lastMail(client.email)).kind).toBe('client_password_changed');
});

test('T23 D-07 D-44 D-139 what depends on the address waits for a job: the call itself does the same for every address', async () => {
  const [person, client] = [await api.signedIn(), await api.signedInClient()];
  const count = async () =>
    (
      await api.database.query(
        `select (select count(*) from graphile_worker._private_jobs)::int as jobs,
           (select count(*) from one_time_tokens)::int as tokens, (select count(*) from deliveries)::int as mails,
           (select count(*) from clients)::int as clients, (select count(*) from security_events)::int as events`,
      )
    )[0];
  await api.runJobs();
  for (const [path, known] of [
    ['/api/auth/reset-request', person.email],
    ['/api/auth/resend-confirmation', person.email],
    ['/api/client-forgot-password', client.email],
    ['/api/client-signup', client.email],
  ] as const) {
    for (const email of [known, 'nobody-at-all@example.com']) {
      const before = await count();
      const wish = path === '/api/client-signup' ? { email, password: TEST_PASSWORD } : { email };
      expect((await api.visitor().post(path, wish)).status).toBe(204);
      expect(await count()).toEqual({ ...before, jobs: Number(before?.['jobs']) + 1 });
    }
  }
});
