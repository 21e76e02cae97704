import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/api/testApi.ts';

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;
let form: { id: string; revisionId: string };

beforeAll(async () => {
  api = await startTestApi();
  [owner, stranger] = [await api.signedIn(), await api.signedIn()];
  const { body } = await owner.post('/api/forms', { definition: createEmptyDefinition('Contact') });
  form = body as typeof form;
});
afterAll(() => api.stop());

const query = (sql: string, values: unknown[]) => api.database.query(sql, values);
const submit = (accountId: string, id = randomUUID()) =>
  query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     values ($1, $2, $3, $4, '{}', now(), $1, 'x', $5)`,
    [id, form.id, accountId, form.revisionId, id.slice(0, 18)],
  );

test('T1 whatever belongs to a form and names an account is fenced', async () => {
  const unfenced = await query(
    `select table_name from information_schema.columns c
     where table_schema = 'public' and column_name in ('form_id', 'submission_id')
       and exists (select from information_schema.columns a where a.table_name = c.table_name and a.column_name = 'account_id')
       and not exists (select from pg_trigger t where t.tgrelid = c.table_name::regclass and t.tgname = 'account_fence')
     order by 1`,
    [],
  );
  // Counters are written by triggers, from rows that are fenced.
  expect(unfenced.map((row) => row['table_name'])).toEqual([
    'form_stats_days',
    'form_stats_details',
    'form_stats_versions',
  ]);
});

test('T1 a submission stands under the account of its form, whatever writes it, and never moves', async () => {
  await expect(submit(stranger.userId)).rejects.toThrow(/another account/);
  const id = randomUUID();
  await submit(owner.userId, id);
  await expect(
    query('update form_submissions set account_id = $2 where id = $1', [id, stranger.userId]),
  ).rejects.toThrow(/never moves/);
  await expect(
    query(
      `insert into submission_notes (id, submission_id, account_id, author_id, text, created_at)
       values (gen_random_uuid(), $1, $2, $2, 'x', now())`,
      [id, stranger.userId],
    ),
  ).rejects.toThrow(/another account/);
});

test('T1 a form never changes its account, nor lies in a folder of another', async () => {
  await expect(
    query('update forms set user_id = $2 where id = $1', [form.id, stranger.userId]),
  ).rejects.toThrow(/never moves/);
  const { body } = await stranger.post('/api/folders', { name: 'Theirs' });
  await expect(
    query('update forms set client_folder_id = $2 where id = $1', [form.id, (body as { id: string }).id]),
  ).rejects.toThrow(/folder of its own account/);
});
