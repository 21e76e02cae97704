import { createEmptyDefinition } from '@inlay/sdk/model';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestApi,
  type BuiltForm,
  type TestApi,
  type TestPerson,
} from '../../../../../tests/support/api/testApi.ts';
import { submitTo } from '../../../../../tests/support/api/inboxSamples.ts';
import { createPool } from '../pool.ts';
import { prepareDatabase } from '../prepareDatabase.ts';
import { runTestCli } from '../../../../../tests/support/api/testCli.ts';
import { addressesOf } from './addressesOf.ts';
import { loadFence } from './fence.ts';
import { fencedRole, findRole } from './fencedRole.ts';
import { forAccounts, forPlatform } from '../../process/rowPrincipal.ts';

let api: TestApi;
let ada: TestPerson;
let eve: TestPerson;
let form: BuiltForm;
let address: string;
let pools: { single: pg.Pool; pipelined: pg.Pool };
beforeAll(async () => {
  api = await startTestApi({}, undefined, true);
  ada = await api.signedIn();
  eve = await api.signedIn();
  form = await api.buildForm(ada, createEmptyDefinition('Of Ada'));
  await api.buildForm(eve, createEmptyDefinition('Of Eve'));
  const owner = findRole(api.database.connectionString);
  if (!owner) throw new Error('The owner of the database has no password');
  const { toRequests } = addressesOf({ fencedRole: fencedRole(owner) });
  const options = { size: 1, logger: api.deps.logger, isFenced: true };
  address = toRequests(api.database.connectionString);
  pools = {
    single: createPool(address, options),
    pipelined: createPool(address, { ...options, isPipelined: true }),
  };
});
afterAll(async () => {
  for (const pool of Object.values(pools)) await pool.end();
  await api.stop();
});

const TITLES = 'select title from forms order by title';
const titlesIn = async (pool: pg.Pool, statement: pg.QueryConfig | string = TITLES): Promise<string[]> =>
  (await pool.query<{ title: string }>(statement)).rows.map(({ title }) => title);

test('FENCE-001 every table of accounts has the policy, and requests come as a role that owns nothing and cannot pass it', async () => {
  const tables = await api.database.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'account_id' and a.attnotnull
     order by 1`,
  );
  // Asked before the account is known; a client is the platform's, whatever account shows them a form.
  const known = new Set(['account_addresses', 'account_members', 'clients']);
  const client = new pg.Client(api.database.connectionString);
  await client.connect();
  const fence = await loadFence(client);
  await client.end();
  expect(fence.tables).toEqual(tables.map(({ name }) => name).filter((name) => !known.has(name)));
  expect(fence.bound).toBe(fence.tables.length);
  const { rows } = await pools.single.query(
    `select rolsuper, rolbypassrls, rolcreaterole, (select count(*)::int from pg_class where relowner = r.oid) as owned
     from pg_roles r where rolname = current_user`,
  );
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, owned: 0 }]);
});

test('FENCE-002 without a principal no row of an account is there, and none can be written', async () => {
  expect(await titlesIn(pools.single)).toEqual([]);
  await expect(
    pools.single.query(
      `insert into tags (id, account_id, name, color, created_at) values (gen_random_uuid(), $1, 'x', 'red', now())`,
      [ada.accountId],
    ),
  ).rejects.toThrow('row-level security');
});

test('FENCE-003 with every condition taken out, no statement on any table tells an account of another', async () => {
  await submitTo(api, form, { name: 'Ada' });
  const tables = await api.database.query<{ name: string }>(
    `select polrelid::regclass::text as name from pg_policy where polname = 'account' order by 1`,
  );
  const told: string[] = [];
  for (const { name } of tables) {
    const { rows } = await forAccounts([eve.accountId], () =>
      pools.single.query<{ account_id: string }>(`select distinct account_id from ${name}`),
    );
    if (rows.some((row) => row.account_id !== eve.accountId)) told.push(name);
  }
  expect(told).toEqual([]);
  const changed = await forAccounts([eve.accountId], () =>
    pools.single.query('update forms set title = title || $1', ['!']),
  );
  expect(changed.rowCount).toBe(1);
  await forPlatform(() => pools.single.query(`update forms set title = 'Of Eve' where title = 'Of Eve!'`));
});

test('FENCE-004 a statement carries its principal in its own message, of whatever kind it is and on whatever connection', async () => {
  for (const pool of Object.values(pools)) {
    const [named, plain, several, failed, after] = await Promise.all([
      forAccounts([ada.accountId], () => titlesIn(pool, { name: 'titles', text: TITLES })),
      forAccounts([eve.accountId], () => titlesIn(pool, { text: `${TITLES} limit $1`, values: [9] })),
      forPlatform(() => titlesIn(pool)),
      forAccounts([ada.accountId], () =>
        pool.query('select 1 / $1::int', [0]).catch((error: Error) => error.message),
      ),
      forAccounts([eve.accountId], () => titlesIn(pool, { name: 'titles', text: TITLES })),
    ]);
    expect([named, plain, several, failed, after]).toEqual([
      ['Of Ada'],
      ['Of Eve'],
      ['Of Ada', 'Of Eve'],
      'division by zero',
      ['Of Eve'],
    ]);
    expect(await titlesIn(pool, { name: 'titles', text: TITLES })).toEqual([]);
  }
});

test('FENCE-004 a named statement that fails to parse is parsed again; in a failed transaction all is as the driver has it', async () => {
  // A new connection, on which the setting is parsed as well.
  const single = createPool(address, { size: 1, logger: api.deps.logger, isFenced: true });
  const missing = { name: 'missing', text: 'select title from forms_missing' };
  const client = await single.connect();
  await forPlatform(async () => {
    await expect(client.query(missing)).rejects.toThrow('does not exist');
    await expect(client.query(missing)).rejects.toThrow('relation "forms_missing" does not exist');
  });
  try {
    await client.query('begin');
    await expect(client.query('select 1 / $1::int', [0])).rejects.toThrow('division');
    await forAccounts([ada.accountId], async () => {
      await expect(client.query({ name: 'aborted', text: TITLES })).rejects.toThrow('aborted');
      await client.query('rollback');
      const { rows } = await client.query({ name: 'aborted', text: TITLES });
      expect(rows).toEqual([{ title: 'Of Ada' }]);
    });
  } finally {
    client.release();
    await single.end();
  }
});

test('FENCE-005 a transaction is told once, and again where the principal changes or a savepoint takes it back', async () => {
  const { single } = pools;
  const client = await single.connect();
  const titles = async (): Promise<unknown[]> =>
    (await client.query<{ title: string }>(TITLES)).rows.map(({ title }) => title);
  try {
    await forAccounts([ada.accountId], async () => {
      await client.query('begin');
      expect(await titles()).toEqual(['Of Ada']);
      await client.query('savepoint one');
      expect(await forPlatform(titles)).toEqual(['Of Ada', 'Of Eve']);
      await client.query('rollback to savepoint one');
      expect(await titles()).toEqual(['Of Ada']);
      // What the savepoint brings back is not what was told last.
      await forPlatform(() => client.query('savepoint two'));
      expect(await titles()).toEqual(['Of Ada']);
      await client.query('rollback to savepoint two');
      expect(await titles()).toEqual(['Of Ada']);
      await client.query('commit');
    });
    expect(await titles()).toEqual([]);
  } finally {
    client.release();
  }
});

test('FENCE-006 the platform works with the fence: an owner reads their form and its answers, and nobody another’s', async () => {
  const inbox = await ada.get(`/api/submissions?formId=${form.id}`);
  expect([inbox.status, inbox.body.submissions?.length ?? inbox.body.rows?.length]).toEqual([200, 1]);
  expect((await eve.get(`/api/forms/${form.id}`)).status).toBe(404);
  const { body } = await eve.get('/api/forms');
  expect(JSON.stringify(body)).not.toContain('Of Ada');
});

test('FENCE-007 one command switches the policies off and on, a start chooses the role by them, and the doctor says so', async () => {
  const owners = api.database.connectionString;
  const environment = { DATABASE_URL: owners, INLAY_SECRET: 'x'.repeat(32) };
  const run = async (...typed: string[]) => runTestCli(typed, { environment });
  const warnings: string[] = [];
  const logger = { warn: (_about: object, text: string) => void warnings.push(text) };
  expect((await run('fence', 'off')).output).toMatch(/^off {2}policies of 0 of \d+ tables$/m);
  const start = async () => prepareDatabase(api.deps.config, logger, owners);
  expect((await start()).fencedRole).toBeUndefined();
  expect((await run('doctor')).output).toMatch(/^ok +Second fence +off: /m);
  expect((await run('fence', 'on')).output).toMatch(/^on {3}policies of (\d+) of \1 tables$/m);
  expect((await start()).fencedRole?.user).toMatch(/_app$/);
  expect((await run('doctor')).output).toMatch(/^ok +Second fence +policies on/m);
  const withoutPassword = owners.replace(/:[^:@/]+@/, '@');
  expect(findRole(withoutPassword)).toBeNull();
  expect(warnings.filter((text) => text.includes('policies'))).toEqual([]);
});
