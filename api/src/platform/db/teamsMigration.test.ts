import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { migrate, runOwnMigrations } from './migrate.ts';

/** The newest schema of the build before teams. */
const BEFORE = 'Migration20261130064512_sample_form';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

/** A user as the build before stored them, with an account that they own. */
async function addUser(): Promise<{ userId: string; accountId: string }> {
  const [userId, accountId] = [randomUUID(), randomUUID()];
  const email = `${userId}@example.com`;
  await database.query('insert into users (id, email, created_at) values ($1, $2, now())', [userId, email]);
  await database.query('insert into profiles (user_id, email) values ($1, $2)', [userId, email]);
  await database.query('insert into accounts (id, created_at) values ($1, now())', [accountId]);
  await database.query(
    'insert into account_members (account_id, user_id, created_at) values ($1, $2, now())',
    [accountId, userId],
  );
  return { userId, accountId };
}

const addForm = async (accountId: string, assignedTo: string | null): Promise<string> => {
  const id = randomUUID();
  await database.query(
    `insert into forms (id, account_id, title, current_revision_id, assigned_to_user_id, created_at, updated_at, version)
     values ($1, $2, 'F', gen_random_uuid(), $3, now(), now(), 1)`,
    [id, accountId, assignedTo],
  );
  return id;
};

const countRows = async (): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of ['users', 'profiles', 'accounts', 'account_members', 'forms', 'user_sessions'])
    counts[table] = Number((await database.query(`select count(*) from ${table}`))[0]?.['count']);
  return counts;
};

test('TEAM-007 D-199 a filled database of the build before keeps every row, one owner of each account, and assigned forms', async () => {
  await runOwnMigrations(database.connectionString, BEFORE);
  const [ada, grace, reader] = [await addUser(), await addUser(), await addUser()];
  const assigned = [
    await addForm(ada.accountId, reader.userId),
    await addForm(grace.accountId, reader.userId),
  ];
  const alone = await addForm(ada.accountId, null);
  await database.query(
    `insert into user_sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
     values (gen_random_uuid(), $1, 'x', now(), now(), now())`,
    [ada.userId],
  );
  const before = await countRows();
  await migrate(database.connectionString);
  expect(await countRows()).toEqual(before);
  expect(
    await database.query(`select role, rights, count(*)::int as accounts from account_members group by 1, 2`),
  ).toEqual([{ role: 'owner', rights: [], accounts: 3 }]);
  const grants = await database.query(
    'select account_id, user_id, folder_id, form_id, role, rights from account_grants order by form_id',
  );
  expect(grants).toEqual(
    [ada, grace]
      .map(({ accountId }, at) => ({
        account_id: accountId,
        user_id: reader.userId,
        folder_id: null,
        form_id: assigned[at],
        role: 'viewer',
        rights: ['export'],
      }))
      .toSorted((a, b) => ((a.form_id ?? '') < (b.form_id ?? '') ? -1 : 1)),
  );
  // What the build before still assigns and takes back, while processes are replaced.
  await database.query('update forms set assigned_to_user_id = $1 where id = $2', [grace.userId, alone]);
  await database.query('update forms set assigned_to_user_id = null where id = $1', [assigned[0]]);
  expect(
    new Set((await database.query('select form_id from account_grants')).map((row) => row['form_id'])),
  ).toEqual(new Set([alone, assigned[1]]));
});
