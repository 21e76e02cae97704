import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../tests/support/postgres/testDatabase.ts';
import { runOwnMigrations } from './migrate.ts';

const BEFORE = 'Migration20261122201500_tenants';
const NAMED = {
  account: '00000000-0000-7000-8000-000000000001',
  form: '00000000-0000-7000-8000-000000000002',
} as const;

let database: TestDatabase;

/** Runs SQL in which `:account` and `:form` stand for their ids. */
const run = (sql: string) =>
  database.query(sql.replaceAll(/:(account|form)\b/g, (_, name: keyof typeof NAMED) => `'${NAMED[name]}'`));

const inForm = (email: string, isEnabled = true, label = 'null') =>
  run(`insert into form_notification_emails (id, form_id, account_id, email, label, is_enabled, created_at)
       values (gen_random_uuid(), :form, :account, '${email}', ${label}, ${isEnabled}, '2026-01-01')`);
const inAccount = (email: string, form: ':form' | 'null', isActive = true) =>
  run(`insert into user_notification_emails (id, account_id, form_id, email, is_active, created_at)
       values (gen_random_uuid(), :account, ${form}, '${email}', ${isActive}, '2026-02-01')`);

/** Rows as `EMAIL form|all on|off, listed`, by address. */
const readRecipients = async (): Promise<string[]> => {
  const rows = await run(
    `select email || case when form_id is null then ' all' else ' form' end
       || case when is_enabled then ' on' else ' off' end
       || case when listed_at is null then '' else ', listed' end as row
     from notification_recipients order by email, form_id`,
  );
  return rows.map(({ row }) => String(row));
};
const readFormList = () =>
  run('select email, label, is_enabled as "isEnabled" from form_notification_emails order by email');
const readAccountList = () =>
  run(
    'select email, form_id is null as "isGlobal", is_active as "isActive" from user_notification_emails order by email',
  );

beforeAll(async () => {
  database = await createEmptyDatabase();
  await runOwnMigrations(database.connectionString, BEFORE);
  await run(`insert into accounts (id, created_at) values (:account, now())`);
  await run(
    `insert into forms (id, account_id, title, current_revision_id, created_at, updated_at)
     values (:form, :account, 'T', :form, now(), now())`,
  );
  await inForm('form@example.com', true, `'Office'`);
  await inForm('off@example.com', false);
  await inForm('both@example.com', false);
  await inAccount('both@example.com', ':form');
  await inAccount('all@example.com', 'null', false);
  await inAccount('former@example.com', ':form');
  await runOwnMigrations(database.connectionString);
});
afterAll(() => database.drop());

test('D-61 two lists become one table: an address of both is one row, and is notified as before', async () => {
  expect(await readRecipients()).toEqual([
    'all@example.com all off, listed',
    'both@example.com form on, listed',
    'form@example.com form on',
    'former@example.com form on, listed',
    'off@example.com form off',
  ]);
  expect(
    await run(`select label, created_at::date::text as day, listed_at from notification_recipients
      where email = 'form@example.com'`),
  ).toEqual([{ label: 'Office', day: '2026-01-01', listed_at: null }]);
});

test('the release before reads what it had', async () => {
  const { length } = await readFormList();
  expect(length).toBe(3);
  expect((await readAccountList()).map(({ email }) => email)).toEqual([
    'all@example.com',
    'both@example.com',
    'former@example.com',
  ]);
});

describe('while both releases run', () => {
  beforeEach(async () => {
    await run('delete from notification_recipients');
  });

  test('what the release before writes is in the one table', async () => {
    await inForm('a@example.com');
    await inAccount('a@example.com', ':form');
    await inAccount('a@example.com', 'null');
    expect(await readRecipients()).toEqual(['a@example.com form on, listed', 'a@example.com all on, listed']);
    await run(`update user_notification_emails set is_active = false`);
    await run(
      `insert into form_notification_emails (id, form_id, account_id, email, is_enabled, created_at)
       values (gen_random_uuid(), :form, :account, 'a@example.com', false, now())
       on conflict (form_id, email) do update set is_enabled = false`,
    );
    expect(await readRecipients()).toEqual([
      'a@example.com form off, listed',
      'a@example.com all off, listed',
    ]);
    for (const list of ['form_notification_emails', 'user_notification_emails']) {
      await run(`update ${list} set email = 'b@example.com'`);
    }
    expect(await readRecipients()).toEqual([
      'b@example.com form off, listed',
      'b@example.com all off, listed',
    ]);
    await run('delete from user_notification_emails');
    expect(await readRecipients()).toEqual(['b@example.com form off']);
    await run('delete from form_notification_emails');
    expect(await readRecipients()).toEqual([]);
  });

  test('what this release writes is in the lists of the release before', async () => {
    const add = (email: string, form: string, listedAt: string) =>
      run(`insert into notification_recipients (id, account_id, form_id, email, label, listed_at, created_at)
           values (gen_random_uuid(), :account, ${form}, '${email}', 'Label', ${listedAt}, now())`);
    await add('a@example.com', ':form', 'now()');
    await add('b@example.com', ':form', 'null');
    await add('c@example.com', 'null', 'now()');
    await run(`update notification_recipients set is_enabled = false where email = 'a@example.com'`);
    await run(`update notification_recipients set email = 'd@example.com' where email = 'c@example.com'`);
    expect(await readFormList()).toEqual([
      { email: 'a@example.com', label: 'Label', isEnabled: false },
      { email: 'b@example.com', label: 'Label', isEnabled: true },
    ]);
    expect(await readAccountList()).toEqual([
      { email: 'a@example.com', isGlobal: false, isActive: false },
      { email: 'd@example.com', isGlobal: true, isActive: true },
    ]);
    await run('delete from notification_recipients');
    expect([await readFormList(), await readAccountList()]).toEqual([[], []]);
  });

  test('a form that goes takes its rows along', async () => {
    await inForm('a@example.com');
    await inAccount('a@example.com', ':form');
    await run('delete from forms');
    expect(await readRecipients()).toEqual([]);
    expect(await readAccountList()).toEqual([]);
  });
});
