import { createEmptyDefinition } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { earlier } from '../../../../tests/support/api/earlier.ts';
import { callAtOnce } from '../../../../tests/support/api/callAtOnce.ts';
import { NEW_KEY, programOf, withKey } from '../../../../tests/support/api/programOf.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import type { TestResponse } from '../../../../tests/support/api/testClient.ts';
import { createId } from '../../platform/db/columns.ts';
import { createKeySecret, parseApiKey, writeApiKey } from '../../platform/identity/apiKeyToken.ts';

const api = useTestApi();
let admin: TestPerson;
beforeAll(async () => {
  admin = await api.signedIn({ role: 'admin' });
});
beforeEach(() => api.database.query('delete from rate_limits'));

const codeOf = ({ status, body }: TestResponse) => [status, body?.error?.code];
const REFUSED = [401, 'api_key.invalid'];
const DENIED = [403, 'access.denied'];

test('KEYS-002 KEYS-003 a key is made once, shown once, and reads the forms of its account alone', async () => {
  const [maker, stranger] = [await api.signedIn(), await api.signedIn()];
  const form = await api.buildForm(maker, createEmptyDefinition('Mine'));
  await api.buildForm(stranger, createEmptyDefinition('Theirs'));
  const program = await programOf(api, maker);
  expect(program.token).toMatch(/^inlay_[0-9A-Za-z]{22}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$/);
  const listed = await program.get('/api/forms');
  expect(listed.body.forms.map(({ id }: { id: string }) => id)).toEqual([form.id]);
  const { keys } = (await maker.get('/api/keys')).body;
  expect(keys).toMatchObject([{ id: program.keyId, name: 'Sync', state: 'active', endedAt: null }]);
  expect((await stranger.get('/api/keys')).body.keys).toEqual([]);
});

test('a key is read as it is written, whatever its bits; one digit off is no key', () => {
  for (const id of ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']) {
    const secret = '0'.repeat(43);
    const token = writeApiKey({ id, secret });
    expect(parseApiKey(token)).toEqual({ id, secret });
    for (const at of [6, 30, token.length - 1]) {
      const other = token[at] === '1' ? '2' : '1';
      expect(parseApiKey(`${token.slice(0, at)}${other}${token.slice(at + 1)}`)).toBeNull();
    }
  }
});

test('T37 the secret is in no table, no log line and no event', async () => {
  const maker = await api.signedIn();
  const program = await programOf(api, maker);
  await program.get('/api/forms');
  await program.get('/api/profile');
  await program.get(`/api/forms/${createId()}?key=${program.token}`);
  await withKey(api.url, `${program.token}x`).get('/api/forms');
  await api.deps.events.flush();
  const { secret } = parseApiKey(program.token)!;
  const tables = await api.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(tables.map(({ name }) => name)).toContain('api_keys');
  for (const { name } of tables) {
    const found = await api.database.query(
      `select 1 from ${name} as t where position($1 in to_jsonb(t)::text) > 0`,
      [secret],
    );
    expect([name, found]).toEqual([name, []]);
  }
  expect(api.log()).not.toContain(secret);
  expect((await maker.get('/api/keys')).text).not.toContain(secret);
});

test('KEYS-004 T1 malformed, unknown, ended, expired and without access: one problem, and an event that says which', async () => {
  const maker = await api.signedIn();
  const [ended, expired, lost] = [
    await programOf(api, maker),
    await programOf(api, maker, { expiresAt: new Date(Date.now() + 60_000).toISOString() }),
    await programOf(api, await api.signedIn()),
  ];
  for (const program of [ended, expired, lost]) expect((await program.get('/api/forms')).status).toBe(200);
  await maker.delete(`/api/keys/${ended.keyId}`);
  await api.database.query(`update api_keys set expires_at = now() where id = $1`, [expired.keyId]);
  await api.database.query(
    `update profiles set is_approved = false where user_id = (select created_by from api_keys where id = $1)`,
    [lost.keyId],
  );
  const callers = {
    malformed: withKey(api.url, `${ended.token}0`),
    unknown: withKey(api.url, writeApiKey({ id: createId(), secret: createKeySecret() })),
    ended,
    expired,
    no_access: lost,
  };
  const texts = new Set<string>();
  for (const caller of Object.values(callers)) {
    for (const path of ['/api/forms', '/api/profile', `/api/forms/${createId()}`]) {
      const answer = await caller.get(path);
      expect(codeOf(answer)).toEqual(REFUSED);
      texts.add(answer.text.replaceAll(/"requestId":"[^"]+"/g, ''));
    }
    expect(codeOf(await caller.post('/api/forms', {}))).toEqual(REFUSED);
  }
  expect(texts.size).toBe(1);
  // The right secret belongs to the key's id alone.
  const mixed = writeApiKey({ id: lost.keyId, secret: parseApiKey(ended.token)!.secret });
  expect(codeOf(await withKey(api.url, mixed).get('/api/forms'))).toEqual(REFUSED);
  await api.deps.events.flush();
  // Refused sixteen times and more, within a minute.
  const written = (await refusals()).map(({ reason }) => reason);
  expect(written.sort()).toEqual(Object.keys(callers).sort());
});

const refusals = async () => {
  const rows = await api.database.query<{ data: { reason: string } }>(
    `select event_data as data from security_events where event_type = 'api_key_refused' order by id`,
  );
  return rows.map(({ data }) => data);
};

test('T1 a key with a wrong checksum is refused without asking the database', async () => {
  const program = await programOf(api, await api.signedIn());
  const wrong = withKey(api.url, `${program.token.slice(0, -1)}${program.token.endsWith('a') ? 'b' : 'a'}`);
  const asked = api.deps.primaryReads.query;
  let queries = 0;
  api.deps.primaryReads.query = ((...given: Parameters<typeof asked>) => {
    queries++;
    return asked.apply(api.deps.primaryReads, given);
  }) as typeof asked;
  try {
    expect(codeOf(await wrong.get('/api/forms'))).toEqual(REFUSED);
    expect(queries).toBe(0);
    await program.get('/api/forms');
    expect(queries).toBeGreaterThan(0);
  } finally {
    api.deps.primaryReads.query = asked;
  }
});

test('T25 a key that ends is refused by every process at its next call', async () => {
  const maker = await api.signedIn();
  const program = await programOf(api, maker);
  const nodes = await Promise.all([api.startSecondNode(), api.startSecondNode(), api.startSecondNode()]);
  const everywhere = [api.url, ...nodes.map(({ url }) => url)].map((url) => withKey(url, program.token));
  for (const caller of everywhere) expect((await caller.get('/api/forms')).status).toBe(200);
  await maker.delete(`/api/keys/${program.keyId}`);
  for (const caller of everywhere) expect(codeOf(await caller.get('/api/forms'))).toEqual(REFUSED);
  await Promise.all(nodes.map((node) => node.stop()));
});

test('KEYS-004 T25 a key has the rights of whoever made it as they are now, and ends with them', async () => {
  const maker = await api.signedIn();
  const program = await programOf(api, maker);
  await admin.post(`/api/admin/users/${maker.userId}/revoke`);
  expect(codeOf(await program.get('/api/forms'))).toEqual(REFUSED);
  await admin.post(`/api/admin/users/${maker.userId}/approve`);
  expect((await program.get('/api/forms')).status).toBe(200);
  await admin.patch('/api/admin/settings', { requireSecondFactor: true });
  expect(codeOf(await program.get('/api/forms'))).toEqual([403, 'session.second_factor_required']);
  await api.database.query(`delete from platform_settings where key = 'requireSecondFactor'`);
  await api.database.query('delete from users where id = $1', [maker.userId]);
  expect(codeOf(await program.get('/api/forms'))).toEqual(REFUSED);
});

test('T1 an administrator’s key acts for their account: no form of others, nothing of the administration', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, createEmptyDefinition('Theirs'));
  const program = await programOf(api, admin, { scopes: ['forms:read', 'analytics:read'] });
  expect((await admin.get(`/api/forms/${form.id}`)).status).toBe(200);
  expect(codeOf(await program.get(`/api/forms/${form.id}`))).toEqual([404, 'form.not_found']);
  expect(codeOf(await program.get('/api/admin/users'))).toEqual(DENIED);
  expect(codeOf(await program.get('/api/keys'))).toEqual(DENIED);
  await api.assign(form.id, owner);
  expect((await program.get('/api/assigned-forms')).body).toEqual({ forms: [] });
});

test('T1 a wrong scope is one refusal, with the key in its event', async () => {
  const program = await programOf(api, await api.signedIn());
  expect(codeOf(await program.get('/api/submissions'))).toEqual(DENIED);
  expect(codeOf(await program.post('/api/forms', {}))).toEqual(DENIED);
  expect((await api.lastEvent('permission_denied'))?.event_data).toMatchObject({ keyId: program.keyId });
});

test('KEYS-001 a key is ended by the account alone, once', async () => {
  const [maker, stranger] = [await api.signedIn(), await api.signedIn()];
  const program = await programOf(api, maker);
  for (const caller of [stranger, admin])
    expect(codeOf(await caller.delete(`/api/keys/${program.keyId}`))).toEqual([404, 'api_key.not_found']);
  expect((await program.get('/api/forms')).status).toBe(200);
  const ended = (await maker.delete(`/api/keys/${program.keyId}`)).body.keys;
  expect(ended).toMatchObject([{ state: 'ended' }]);
  expect((await maker.delete(`/api/keys/${program.keyId}`)).body.keys).toEqual(ended);
  expect((await api.lastEvent('api_key_changed'))?.event_data).toMatchObject({ action: 'ended' });
});

test('the last use is written once a minute at most', async () => {
  const maker = await api.signedIn();
  const program = await programOf(api, maker);
  const used = async () => (await maker.get('/api/keys')).body.keys[0].lastUsedAt;
  expect(await used()).toBeNull();
  await program.get('/api/forms');
  const first = await used();
  expect(first).not.toBeNull();
  const asked = vi.spyOn(api.deps.primaryReads, 'query');
  await program.get('/api/forms');
  expect(asked.mock.calls.filter(([query]) => JSON.stringify(query).includes('update api_keys'))).toEqual([]);
  asked.mockRestore();
  expect(await used()).toBe(first);
  await api.database.query(`update api_keys set last_used_at = ${earlier('last_used_at', 61)}`);
  await program.get('/api/forms');
  expect((await used()) > first).toBe(true);
});

test('KEYS-006 T27 each key may read and write so often a minute, as the settings say, whatever others do', async () => {
  const maker = await api.signedIn();
  const scopes = ['forms:read', 'forms:write'];
  const [busy, other] = [
    await programOf(api, maker, { scopes }),
    await programOf(api, maker, { scopes, name: 'Other' }),
  ];
  await admin.patch('/api/admin/settings', { keyReadsPerMinute: 3, keyWritesPerMinute: 1 });
  for (let call = 0; call < 3; call++) expect((await busy.get('/api/forms')).status).toBe(200);
  const refused = await busy.get('/api/forms');
  expect(codeOf(refused)).toEqual([429, 'rate_limit.exceeded']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await busy.post('/api/forms', {})).status).toBe(400);
  expect((await busy.post('/api/forms', {})).status).toBe(429);
  expect((await other.get('/api/forms')).status).toBe(200);
  await admin.patch('/api/admin/settings', { serverRateLimits: false });
  expect((await busy.get('/api/forms')).status).toBe(200);
  await api.database.query(`delete from platform_settings where key like 'key%' or key = 'serverRateLimits'`);
});

test('KEYS-006 T27 on four processes at once a key gets its minute, and few calls more', async () => {
  const maker = await api.signedIn();
  const program = await programOf(api, maker);
  const most = 180;
  await admin.patch('/api/admin/settings', { keyReadsPerMinute: most });
  const nodes = await Promise.all([api.startSecondNode(), api.startSecondNode(), api.startSecondNode()]);
  const everywhere = [api.url, ...nodes.map(({ url }) => url)].map((url) => withKey(url, program.token));
  let passed = 0;
  for (let round = 0; round < most / 4 + 10; round++) {
    const answers = await Promise.all(everywhere.map((caller) => caller.get('/api/forms')));
    passed += answers.filter(({ status }) => status !== 429).length;
  }
  // Each of the others may have kept two calls to itself.
  expect(passed).toBeGreaterThanOrEqual(most);
  expect(passed).toBeLessThanOrEqual(most + 3 * 2);
  await Promise.all(nodes.map((node) => node.stop()));
  await api.database.query(`delete from platform_settings where key like 'key%'`);
});

test.each<[string, object]>([
  ['no scope', { scopes: [] }],
  ['a scope that does not exist', { scopes: ['forms:delete'] }],
  ['no name', { name: ' ' }],
  ['fields without a form', { visibleFields: ['name'] }],
  [
    'a part of answers and scopes that show the rest',
    { scopes: ['webhooks:write', 'forms:read'], isImpersonal: true },
  ],
  ['a day that is over', { expiresAt: '2020-01-01T00:00:00.000Z' }],
])('a key with %s is not made', async (_what, request) => {
  const maker = await api.signedIn();
  const answer = await maker.post('/api/keys', { ...NEW_KEY, scopes: ['submissions:read'], ...request });
  expect(codeOf(answer)).toEqual([400, 'request.invalid']);
  expect((await maker.get('/api/keys')).body.keys).toEqual([]);
});

test('a key is made with the password alone, which is counted', async () => {
  const maker = await api.signedIn();
  const make = () => maker.post('/api/keys', { ...NEW_KEY, password: 'Wrong-Horse-1' });
  expect(codeOf(await make())).toEqual([422, 'auth.wrong_password']);
  for (let guess = 0; guess < 4; guess++) await make();
  expect(codeOf(await make())).toEqual([429, 'rate_limit.exceeded']);
});

test('T1 a key for a form of another account is not made', async () => {
  const [maker, stranger] = [await api.signedIn(), await api.signedIn()];
  const form = await api.buildForm(stranger, createEmptyDefinition('Theirs'));
  const request = { ...NEW_KEY, formIds: [form.id] };
  expect(codeOf(await maker.post('/api/keys', request))).toEqual([404, 'form.not_found']);
});

test('T38 an account keeps 50 keys at most, also of two requests at once', async () => {
  const maker = await api.signedIn();
  const make = () => maker.post('/api/keys', NEW_KEY);
  await make();
  await api.database.query(
    `insert into api_keys select k.* from generate_series(1, 48) g, api_keys o,
       jsonb_populate_record(null::api_keys, to_jsonb(o) || jsonb_build_object('id', md5(g::text)::uuid)) k
     where o.account_id = $1`,
    [maker.accountId],
  );
  const last = await callAtOnce(api, 'api_keys', [make, make]);
  expect(new Set(last.map(({ status }) => status))).toEqual(new Set([201, 403]));
});
