import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { migrate, runOwnMigrations } from './migrate.ts';

/** The newest schema of the build before audit logs. */
const BEFORE = 'Migration20261130121500_account_owners';

/** An event as the build before writes it, which goes on while processes are replaced. */
const INSERT = `
  insert into security_events (id, event_type, created_at, user_id, client_id, source_hash, ip_address, user_agent, event_data)
  select gen_random_uuid(), 'role_changed', now(), gen_random_uuid(), null, 'x', null, null, '{"action": "left"}'
  from generate_series(1, 3)`;

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

test('TEAM-054 a filled database of the build before keeps every event, and takes those of that build', async () => {
  await runOwnMigrations(database.connectionString, BEFORE);
  await database.query(INSERT);
  await migrate(database.connectionString);
  await database.query(INSERT);
  expect(
    await database.query('select account_id, count(*)::int as events from security_events group by 1'),
  ).toEqual([{ account_id: null, events: 6 }]);
  expect(
    await database.query(
      `select indisvalid from pg_index where indexrelid = 'security_events_account'::regclass`,
    ),
  ).toEqual([{ indisvalid: true }]);
});
