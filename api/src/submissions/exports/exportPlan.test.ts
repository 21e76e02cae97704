import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { definition, field } from '../../../../tests/support/api/exportSamples.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { beginSnapshot } from '../../platform/db/slowStatements.ts';

/** Rows of each form; so many that by default the planner reads the whole table and sorts. */
const ROWS = 3_000;

const api = useTestApi();

test('an export of one form reads its rows in their order, not the rows of all forms', async () => {
  const owner = await api.signedIn();
  const build = () => api.buildForm(owner, definition('Many', field('text', 'a', 'A')));
  const forms = [await build(), await build(), await build(), await build()];
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
         idempotency_key, content_hash, receipt_code, search_text)
       select gen_random_uuid(), form.id, $3, form.revision, jsonb_build_object('a', repeat('x', 600)),
         timestamptz '2026-01-01' + n * interval '1 second', gen_random_uuid(), '', n::text, ''
       from generate_series(1, ${ROWS}) n, unnest($1::uuid[], $2::uuid[]) as form(id, revision)`,
    [forms.map(({ id }) => id), forms.map(({ revisionId }) => revisionId), owner.accountId],
  );
  await api.database.query('analyze form_submissions');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await owner.get(`/api/submissions/export?formId=${forms[0]?.id}`);
  const texts = query.mock.calls.map(([sent]: unknown[]) => (sent as { text?: string }).text ?? '');
  query.mockRestore();
  const [copied] = texts.flatMap((text) => /^\s*copy \((.*)\) to stdout/s.exec(text)?.[1] ?? []);
  const client = await api.deps.pool.connect();
  await beginSnapshot(client);
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${copied}`);
  await client.query('rollback');
  client.release();
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan using form_submissions_inbox');
  expect(plan).not.toMatch(/Sort|Parallel|Seq Scan/);
});
