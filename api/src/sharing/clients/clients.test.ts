import { expect, test } from 'vitest';
import { solveCaptcha } from '../../../../tests/support/api/solveCaptcha.ts';
import { useTestApi, TEST_PASSWORD } from '../../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../../tests/support/api/testClient.ts';

const api = useTestApi();

const signIn = (email: string, password: string) =>
  api.visitor().post('/api/client-auth', { email, password });
const withToken = (token: string) => new TestClient(api.url, { authorization: `Bearer ${token}` });

test('CLNT-001 CLNT-007 CLNT-011 CLNT-012 CLNT-013 CLNT-017 CLNT-019 CLNT-021 ROLE-025 D-137 D-145 a client gets a token for twelve hours, kept as a hash, that is no user’s', async () => {
  const { email, clientId } = await api.signedInClient();
  const { body } = await signIn(` ${email.toUpperCase()} `, TEST_PASSWORD);
  expect(body.client).toEqual({ id: clientId, email, name: null, companyName: null });
  const hours = (new Date(body.expiresAt).getTime() - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(11.9);
  expect(hours).toBeLessThanOrEqual(12);
  const rows = await api.database.query('select token_hash from client_sessions');
  expect(JSON.stringify(rows)).not.toContain(body.token);
  const client = withToken(body.token);
  expect((await client.post('/api/validate-client-session')).body.client.email).toBe(email);
  const inBody = { token: body.token };
  expect((await api.visitor().post('/api/validate-client-session', inBody)).body.client.email).toBe(email);
  expect((await client.get('/api/forms')).body.error.code).toBe('session.required');
  const asCookie = new TestClient(api.url, {}, `inlay_session=${body.token}`);
  expect((await asCookie.get('/api/auth/session')).body.user).toBeNull();
  const person = await api.signedIn();
  const asBearer = withToken(/inlay_session=([\w-]+)/.exec(person.cookie)?.[1] ?? '');
  expect((await asBearer.post('/api/validate-client-session')).status).toBe(401);
  for (const wrong of [{}, { token: 'x' }]) {
    expect((await api.visitor().post('/api/validate-client-session', wrong)).status).toBe(401);
  }
  expect((await api.visitor().post('/api/logout-client', inBody)).status).toBe(204);
  expect((await client.post('/api/validate-client-session')).status).toBe(401);
});

test('CLNT-014 CLNT-019 D-138 D-33 T25 an unknown address and a wrong password get the same words; signing out or deactivation ends the session', async () => {
  const client = await api.signedInClient();
  for (const answer of [
    await signIn(client.email, 'Wrong-Horse-9'),
    await signIn('no@example.com', TEST_PASSWORD),
  ]) {
    expect(answer.body.error.message).toBe('Invalid login credentials');
  }
  expect((await client.post('/api/logout-client')).status).toBe(204);
  expect((await client.post('/api/validate-client-session')).status).toBe(401);
  const { body } = await signIn(client.email, TEST_PASSWORD);
  await api.database.query('update clients set is_active = false where id = $1', [client.clientId]);
  expect((await withToken(body.token).post('/api/validate-client-session')).status).toBe(401);
  const inactive = await signIn(client.email, TEST_PASSWORD);
  expect(inactive.body.error.message).toBe(
    "Your account is not active yet. You'll receive access once an administrator approves your account.",
  );
});

test('CLNT-004 D-168 without an address or a password the server says so too, and counts no failed sign-in', async () => {
  const answers = [await signIn(' ', TEST_PASSWORD), await signIn('ada@example.com', '')];
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(body.error.issues[0].message).toBe('Email and password are required');
  }
  const rows = await api.database.query(
    `select 1 from login_attempts where email in ('', 'ada@example.com')`,
  );
  expect(rows).toEqual([]);
});

test('D-155 a client’s lock is a lock of that realm only', async () => {
  const client = await api.signedInClient();
  await api.signedIn({ email: client.email });
  const { email } = client;
  const guess = async (password: string) =>
    api.visitor().post('/api/client-auth', { email, password, captchaToken: await solveCaptcha(api.url) });
  for (let failure = 0; failure < 5; failure++) await guess('Wrong-Horse-9');
  expect((await guess(TEST_PASSWORD)).status).toBe(429);
  expect((await api.postSignIn(client.email, TEST_PASSWORD)).status).toBe(200);
});
