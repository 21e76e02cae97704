import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../tests/support/api/testApi.ts';
import { ensureOwner } from './ensureOwner.ts';

const CONFIGURED = { ownerEmail: 'owner@platform.test', ownerPassword: 'Correct-Horse-9' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(CONFIGURED);
});
beforeEach(() => api.database.query('truncate users cascade'));
afterAll(() => api.stop());

const start = (changes: Partial<typeof api.deps.config> = {}) =>
  ensureOwner(api.deps.orm, { ...api.deps.config, ...changes });
const administrators = async (): Promise<string[]> =>
  (await api.database.query<{ email: string }>(`select email from users where role = 'admin'`)).map(
    ({ email }) => email,
  );

test('D-01 AUTH-047 a start makes the owner where there is no administrator, and writes it down', async () => {
  const owner = await start();
  expect(owner).toMatchObject({ email: CONFIGURED.ownerEmail, isNew: true, setUpUrl: null });
  expect((await api.postSignIn(owner.email, CONFIGURED.ownerPassword)).body.user.role).toBe('admin');
  const events = await api.database.query(
    `select event_data->>'to' as role from security_events where event_type = 'role_changed' and user_id = $1`,
    [owner.id],
  );
  expect(events).toEqual([{ role: 'admin' }]);
});

test('AUTH-047 a restart with the same variables does not bring an owner back who has changed address', async () => {
  const { id } = await start();
  await api.database.query(`update users set email = 'new@platform.test' where id = $1`, [id]);
  expect(await start()).toMatchObject({ id, email: 'new@platform.test', isNew: false });
  expect(await administrators()).toEqual(['new@platform.test']);
});

test('AUTH-047 D-169 nor does somebody become administrator who takes up the old address', async () => {
  const { id } = await start();
  await api.database.query(`update users set email = 'new@platform.test' where id = $1`, [id]);
  await api.signedIn({ email: CONFIGURED.ownerEmail });
  expect(await start()).toMatchObject({ id });
  expect(await administrators()).toEqual(['new@platform.test']);
});

test('D-169 an account that was there before becomes the owner where there is no administrator', async () => {
  const { userId } = await api.signedIn({ email: CONFIGURED.ownerEmail });
  expect(await start()).toMatchObject({ id: userId, isNew: false });
  expect(await administrators()).toEqual([CONFIGURED.ownerEmail]);
});

test('AUTH-048 without a configured password the owner chooses one by a link that works once', async () => {
  const owner = await start({ ownerEmail: null, ownerPassword: null });
  const token = /^http:\/\/platform\.test\/reset-password#token=([\w-]{43})$/.exec(owner.setUpUrl ?? '')?.[1];
  const browser = api.visitor();
  expect((await browser.post('/api/auth/recover', { token })).body.isRecovery).toBe(true);
  expect((await api.visitor().post('/api/auth/recover', { token })).status).toBe(422);
  const set = await browser.post('/api/auth/password', { newPassword: 'Chosen-Horse-7' });
  expect(set.body.user).toMatchObject({ email: 'owner@inlay.local', role: 'admin' });
  const again = await start({ ownerEmail: null, ownerPassword: null });
  expect(again).toMatchObject({ isNew: false, isUsed: true, setUpUrl: null });
});

test('AUTH-048 the link ends after a day, and a later start makes no other', async () => {
  const owner = await start({ ownerPassword: null });
  const token = owner.setUpUrl?.split('token=')[1] ?? '';
  await api.database.query(`update one_time_tokens set expires_at = expires_at - interval '24 hours'`);
  expect((await api.visitor().post('/api/auth/recover', { token })).status).toBe(422);
  expect(await start({ ownerPassword: null })).toMatchObject({ isUsed: false, setUpUrl: null });
});
