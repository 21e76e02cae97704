import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApi, TEST_PASSWORD, type TestPerson } from '../../../../../tests/support/api/testApi.ts';

const STRANGERS = 'Strange-Horse-8';
const CHOSEN = 'Chosen-Horse-7';

const api = useTestApi();
let admin: TestPerson;
beforeAll(async () => {
  admin = await api.signedIn({ role: 'admin' });
});
beforeEach(() => api.database.query('delete from rate_limits'));

const signUp = async (email: string, password: string) => {
  expect((await api.visitor().post('/api/client-signup', { email, password })).status).toBe(204);
  await api.runJobs();
};
const signIn = (email: string, password: string) =>
  api.visitor().post('/api/client-auth', { email, password });
const linkIn = async (email: string) =>
  /http:\/\/platform\.test(\S+)/.exec((await api.lastMail(email)).text)?.[1] ?? '/no-link';
const tokenIn = (link: string) => /token=([\w-]{43})/.exec(link)?.[1] ?? '';
const findClient = async (email: string) =>
  (await admin.get(`/api/admin/clients?search=${email}`)).body.clients[0];
const activate = async (email: string) =>
  admin.patch(`/api/admin/clients/${(await findClient(email)).id}`, { isActive: true });

test('CLNT-084 D-139 a stranger who signs up again with a client’s address gets no way in', async () => {
  const email = 'expected@example.com';
  await signUp(email, TEST_PASSWORD);
  const first = await linkIn(email);
  await signUp(email, STRANGERS);
  // The administrator expects this client, whose address is unproven.
  const early = await activate(email);
  expect([early.status, early.body.error.code]).toEqual([409, 'client.not_confirmed']);
  // Neither password counts: the reader of the mail chooses one.
  await api.visitor().post('/api/client-confirm', { token: tokenIn(first) });
  const link = await linkIn(email);
  expect(link).toMatch(/^\/client\/reset-password#token=/);
  const chosen = await api
    .visitor()
    .post('/api/client-reset-password', { token: tokenIn(link), newPassword: CHOSEN });
  expect(chosen.status).toBe(200);
  expect((await activate(email)).status).toBe(200);
  expect((await signIn(email, STRANGERS)).status).toBe(401);
  expect((await signIn(email, TEST_PASSWORD)).status).toBe(401);
  expect((await signIn(email, CHOSEN)).status).toBe(200);
});

test('CLNT-084 a stranger’s sign-up with the address of a client who has not confirmed it renames nobody', async () => {
  const email = 'named@example.com';
  const send = (who: object) =>
    api.visitor().post('/api/client-signup', { email, password: TEST_PASSWORD, ...who });
  for (const who of [
    { name: 'Grace', companyName: 'Navy' },
    { name: 'Mallory', companyName: 'Evil' },
  ]) {
    expect((await send(who)).status).toBe(204);
    await api.runJobs();
  }
  expect(await findClient(email)).toMatchObject({ name: 'Grace', companyName: 'Navy' });
});

test('CLNT-084 an account that was activated before its address was confirmed opens with the mailed link only', async () => {
  const email = 'activated@example.com';
  await signUp(email, STRANGERS);
  // As an administrator’s statement could leave it.
  await api.database.query('update clients set is_active = true where email = $1', [email]);
  const refused = await signIn(email, STRANGERS);
  expect([refused.status, refused.body.error.code]).toEqual([403, 'auth.email_not_confirmed']);
  await signUp(email, TEST_PASSWORD);
  expect((await signIn(email, STRANGERS)).status).toBe(401);
  const token = tokenIn(await linkIn(email));
  await api.visitor().post('/api/client-reset-password', { token, newPassword: CHOSEN });
  expect((await signIn(email, CHOSEN)).status).toBe(200);
});

test('CLNT-085 an administrator can make the account of an address that nobody has proven', async () => {
  const email = 'unproven@example.com';
  await signUp(email, STRANGERS);
  const link = await linkIn(email);
  const made = await admin.post('/api/admin/clients', { email, password: TEST_PASSWORD, name: 'Grace' });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ name: 'Grace', isActive: true, isEmailConfirmed: true });
  const followed = await api.visitor().post('/api/client-confirm', { token: tokenIn(link) });
  expect(followed.body.isConfirmed).toBe(false);
  expect((await signIn(email, STRANGERS)).status).toBe(401);
  expect((await signIn(email, TEST_PASSWORD)).status).toBe(200);
});
