import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startTestApi,
  TEST_PASSWORD,
  type TestApi,
  type TestPerson,
} from '../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../tests/support/api/testClient.ts';

let api: TestApi;
let admin: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'admin' });
});
beforeEach(() => api.database.query('delete from rate_limits'));
afterAll(() => api.stop());

const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? '';

test('CLNT-023…030 D-138 D-139 sign-up, confirmation, activation, sign-in', async () => {
  const email = 'new-client@example.com';
  const wish = { email: ' New-Client@Example.com ', password: TEST_PASSWORD, name: ' Ada ', companyName: '' };
  expect((await api.visitor().post('/api/client-signup', wish)).status).toBe(204);
  await api.runJobs();
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
  const followed = await api.visitor().get(`/api/client-confirm?token=${tokenIn(mail.text)}`);
  expect(followed.headers.get('location')).toBe('/client/auth?email=confirmed');
  const wrong = await api.visitor().get('/api/client-confirm?token=x');
  expect(wrong.headers.get('location')).toBe('/client/auth?email=invalid');
  expect((await listed()).isEmailConfirmed).toBe(true);
  // No users' link: the realms are apart.
  const asUser = await api.visitor().get(`/api/auth/confirm?token=${tokenIn(mail.text)}`);
  expect(asUser.headers.get('location')).toBe('/?email=invalid');
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

test('CLNT-055…061 D-147 an administrator creates an active client, whose password is mailed to nobody', async () => {
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
  const again = await admin.post('/api/admin/clients', { ...wish, email: 'MADE@example.com' });
  expect(again.status).toBe(409);
  expect(again.body.error.message).toBe('A client with this email already exists');
  const wrong = await admin.post('/api/admin/clients', { email: 'nobody', password: 'short' });
  expect(wrong.body.error.issues.map(({ message }: { message: string }) => message)).toEqual([
    'Email validation failed: Invalid email format',
    'Password validation failed: Password must be at least 8 characters long',
  ]);
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
  expect((await reset('Another-Horse-8')).status).toBe(204);
  expect((await reset('Third-Horse-7')).body.error.code).toBe('auth.link_invalid');
  expect((await client.get('/api/client-forms')).status).toBe(401);
  const signIn = await api
    .visitor()
    .post('/api/client-auth', { email: client.email, password: 'Another-Horse-8' });
  expect(signIn.status).toBe(200);
  expect((await api.lastMail(client.email)).kind).toBe('client_password_changed');
});
