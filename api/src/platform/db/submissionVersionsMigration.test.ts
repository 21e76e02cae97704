import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { migrate, runOwnMigrations } from './migrate.ts';

/** The newest schema of the build before edits. */
const BEFORE = 'Migration20261130160100_answered_recipients';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

test('SUBM-119 HOOK-013 a filled database of the build before keeps its submissions, takes those of that build, and its tables hear of edits', async () => {
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
  for (const channel of ['sheets', 'slack'])
    await database.query(
      `insert into webhooks (id, form_id, account_id, channel, url, created_at, payload_version, events)
       values (gen_random_uuid(), $1, $2, $3, 'https://example.com/', now(), 2, '{form.submitted}')`,
      [formId, accountId, channel],
    );
  await migrate(database.connectionString);
  await submit();
  expect(await database.query('select version, edited_at, entered_by from form_submissions')).toEqual(
    Array.from({ length: 2 }, () => ({ version: null, edited_at: null, entered_by: null })),
  );
  expect(await database.query('select channel, events from webhooks order by channel')).toEqual([
    { channel: 'sheets', events: ['form.submitted', 'submission.updated', 'submission.withdrawn'] },
    { channel: 'slack', events: ['form.submitted'] },
  ]);
  // History goes with its submission, and none is of another account.
  await database.query(
    `insert into submission_versions (submission_id, version, form_id, account_id, kind, answers, revision_id,
       changed_at, is_by_visitor)
     select id, 1, form_id, account_id, 'edited', '{}', revision_id, now(), true from form_submissions`,
  );
  await expect(
    database.query('update submission_versions set account_id = $1', [randomUUID()]),
  ).rejects.toThrow('foreign key');
  await database.query('delete from accounts where id = $1', [accountId]);
  expect(await database.query('select 1 from submission_versions')).toEqual([]);
});
