import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { migrate, runOwnMigrations } from './migrate.ts';

/** The newest schema of the build before there was a signed log. */
const BEFORE = 'Migration20261201007001_submission_language';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

test('RCPT-010 a filled database of the build before keeps its submissions and ledger, and takes those of that build', async () => {
  await runOwnMigrations(database.connectionString, BEFORE);
  const [accountId, formId, revisionId] = [randomUUID(), randomUUID(), randomUUID()];
  await database.query('insert into accounts (id, created_at) values ($1, now())', [accountId]);
  await database.query(
    `insert into forms (id, account_id, title, current_revision_id, created_at, updated_at, version)
     values ($1, $2, 'F', $3, now(), now(), 1)`,
    [formId, accountId, revisionId],
  );
  await database.query(
    `insert into form_revisions (id, form_id, account_id, number, definition, created_at, field_count)
     values ($1, $2, $3, 1, '{}', now(), 0)`,
    [revisionId, formId, accountId],
  );
  const submit = () =>
    database.query(
      `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
         idempotency_key, content_hash, receipt_code)
       values (gen_random_uuid(), $1, $2, $3, '{}', now(), gen_random_uuid(), 'x', 'x')`,
      [formId, accountId, revisionId],
    );
  await submit();
  await migrate(database.connectionString);
  await submit();
  const [first] = await database.query<{ id: string }>('select id from form_submissions');
  await database.query('delete from form_submissions where id = $1', [first!.id]);
  expect(await database.query('select proof from erasures')).toEqual([{ proof: null }]);
  expect(await database.query('select entry from log_entries')).toEqual([]);
});
