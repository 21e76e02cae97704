import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { migrate, runOwnMigrations } from './migrate.ts';

/** The newest schema of the build before webhooks of an account. */
const BEFORE = 'Migration20261130140000_account_events';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

/** A webhook with a delivery, as the build before writes them. */
async function addCalled({ accountId, formId }: { accountId: string; formId: string }): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into webhooks (id, form_id, account_id, channel, url, secret, created_at, payload_version)
     values ($1, $2, $3, 'webhook', 'https://example.com/', 'x', now(), 2)`,
    [id, formId, accountId],
  );
  await database.query(
    `insert into deliveries (id, channel, kind, recipient, account_id, form_id, webhook_id, created_at)
     values (gen_random_uuid(), 'webhook', 'form.submitted', 'https://example.com/', $1, $2, $3, now())`,
    [accountId, formId, id],
  );
  return id;
}

test('NOTIF-090 a filled database of the build before keeps webhooks and deliveries, and takes those of that build', async () => {
  await runOwnMigrations(database.connectionString, BEFORE);
  const place = { accountId: randomUUID(), formId: randomUUID() };
  await database.query('insert into accounts (id, created_at) values ($1, now())', [place.accountId]);
  await database.query(
    `insert into forms (id, account_id, title, current_revision_id, created_at, updated_at, version)
     values ($1, $2, 'F', gen_random_uuid(), now(), now(), 1)`,
    [place.formId, place.accountId],
  );
  const before = await addCalled(place);
  await migrate(database.connectionString);
  await addCalled(place);
  const rows = async () =>
    database.query(
      `select (select count(*)::int from webhooks) as webhooks, count(*)::int as deliveries from deliveries`,
    );
  expect(await rows()).toEqual([{ webhooks: 2, deliveries: 2 }]);
  await database.query(
    `insert into webhooks (id, account_id, channel, url, secret, created_at, payload_version)
     values (gen_random_uuid(), $1, 'webhook', 'https://example.com/', 'x', now(), 2)`,
    [place.accountId],
  );
  // Deliveries go with their webhook, and none is of another account.
  await database.query('delete from webhooks where id = $1', [before]);
  expect(await rows()).toEqual([{ webhooks: 2, deliveries: 1 }]);
  await database.query('delete from accounts where id = $1', [place.accountId]);
  expect(await rows()).toEqual([{ webhooks: 0, deliveries: 0 }]);
  expect(
    await database.query(`select convalidated from pg_constraint where conname = 'deliveries_webhooks_fkey'`),
  ).toEqual([{ convalidated: true }]);
});
