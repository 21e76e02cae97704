import { beforeEach, expect, test } from 'vitest';
import { earlier } from '../../../../tests/support/api/earlier.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { ensureOwner } from './ensureOwner.ts';

const CONFIGURED = { ownerEmail: 'owner@platform.test', ownerPassword: 'Correct-Horse-9' };

const api = useTestApi({ ownerEmail: CONFIGURED.ownerEmail });
beforeEach(async () => {
  await api.database.query('truncate users cascade');
  await api.database.query('delete from rate_limits');
});

const start = (changes: Partial<typeof api.deps.config> = {}) =>
  ensureOwner(api.deps.orm, { ...api.deps.config, ...CONFIGURED, ...changes });
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

const PERSON = { email: 'ada@bakery.test', fullName: 'Ada Baker', password: 'Chosen-Horse-7' };
const startUnowned = () => start({ ownerEmail: null, ownerPassword: null });
/** Starts an installation without an owner, and returns the secret of the link it prints. */
async function printedToken(): Promise<string> {
  const { setUpUrl } = await startUnowned();
  return /^http:\/\/platform\.test\/set-up#token=([\w-]{43})$/.exec(setUpUrl ?? '')?.[1] ?? '';
}
const setUp = (token: string, changes: object = {}) =>
  api.visitor().post('/api/auth/set-up', { token, ...PERSON, ...changes });
const isRefused = async (token: string): Promise<boolean> =>
  (await setUp(token)).body.error?.code === 'auth.set_up_link_invalid';

test('AUTH-048 without a configured password the owner introduces themselves by a link that works once', async () => {
  const token = await printedToken();
  const browser = api.visitor();
  expect((await browser.get('/api/auth/options')).body.isSetUp).toBe(false);
  const link = await browser.post('/api/auth/set-up/link', { token });
  expect(link.body).toEqual({ platformName: 'Inlay', email: CONFIGURED.ownerEmail });
  const { status, body } = await browser.post('/api/auth/set-up', { token, ...PERSON });
  expect([status, body.user]).toMatchObject([
    200,
    { email: PERSON.email, fullName: PERSON.fullName, role: 'admin' },
  ]);
  expect((await browser.get('/api/auth/session')).body.user.email).toBe(PERSON.email);
  expect((await browser.get('/api/auth/options')).body.isSetUp).toBe(true);
  const again = await api.visitor().post('/api/auth/set-up/link', { token });
  expect(again.body.error).toMatchObject({
    code: 'auth.set_up_link_invalid',
    message: 'This installation is set up already. Sign in.',
  });
  expect((await api.postSignIn(PERSON.email, PERSON.password)).body.user.role).toBe('admin');
  expect(await isRefused(token)).toBe(true);
  expect((await browser.post('/api/auth/set-up/link', { token })).status).toBe(422);
  expect(await startUnowned()).toMatchObject({ isNew: false, isUsed: true, setUpUrl: null });
});

test('AUTH-048 a refused entry keeps the link and names its field; the link sets nothing else', async () => {
  await api.signedIn({ email: 'taken@platform.test' });
  const token = await printedToken();
  for (const [field, value] of [
    ['email', 'taken@platform.test'],
    ['email', 'nowhere'],
    ['password', 'short'],
  ] as const) {
    const { status, body } = await setUp(token, { [field]: value });
    expect([status, body.error.issues[0].path]).toEqual([400, [field]]);
  }
  expect((await api.visitor().post('/api/auth/recover', { token })).status).toBe(422);
  expect((await setUp(token)).status).toBe(200);
});

test('AUTH-048 two browsers at once make one owner', async () => {
  const token = await printedToken();
  const people = ['one@bakery.test', 'two@bakery.test', 'three@bakery.test'];
  const answers = await Promise.all(people.map((email) => setUp(token, { email })));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
  const winner = people[answers.findIndex(({ status }) => status === 200)];
  expect(await administrators()).toEqual([winner]);
});

test('AUTH-048 a link ends after a day, with the next start’s, and once the owner has signed in otherwise', async () => {
  const first = await printedToken();
  const second = await printedToken();
  expect(await isRefused(first)).toBe(true);
  await api.database.query(`update one_time_tokens set expires_at = ${earlier('expires_at', 24 * 3600)}`);
  expect(await isRefused(second)).toBe(true);
  const third = await printedToken();
  await api.database.query(`update users set last_signed_in_at = now()`);
  expect(await isRefused(third)).toBe(true);
});

test('AUTH-048 T22 guesses of the link are limited for each address', async () => {
  const token = await printedToken();
  expect((await api.visitor().post('/api/auth/set-up/link', { token: 'a guess' })).status).toBe(422);
  await api.database.query(`update rate_limits set points = 60 where key like 'linkSource:%'`);
  expect((await api.visitor().post('/api/auth/set-up/link', { token })).status).toBe(429);
  expect((await setUp(token)).status).toBe(429);
});
