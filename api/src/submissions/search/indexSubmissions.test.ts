import pg from 'pg';
import { beforeAll, expect, inject, test } from 'vitest';
import { findNames, indexRows, ownerWithForm, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { statementsOf } from '../../../../tests/support/api/statementsOf.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { indexSubmissionsJob } from './indexSubmissions.ts';

const api = useTestApi();
beforeAll(async () => {
  await api.liftSubmitLimits();
});

/** Rows that were stored and are not indexed yet. */
async function seed(rows: number) {
  const { owner, form } = await ownerWithForm(api);
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3, jsonb_build_object('name', 'Row ' || n), now(),
       gen_random_uuid(), 'x', n::text
     from generate_series(1, $4::int) as n`,
    [form.id, owner.accountId, form.revisionId, rows],
  );
  return { owner, form };
}

/** Runs SQL beside each row, or each statement, that indexes. @returns a function that ends it. */
async function watch(body: string, each: 'row' | 'statement'): Promise<() => Promise<unknown>> {
  const rows = each === 'statement' ? 'referencing new table as batch' : '';
  await api.database.query(
    `create function watch_index() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`,
  );
  await api.database.query(
    `create trigger watch_index after update on form_submissions ${rows} for each ${each} execute function watch_index()`,
  );
  return () => api.database.query('drop function watch_index cascade');
}

const unindexed = async (): Promise<number> => {
  const [row] = await api.database.query<{ rows: number }>(
    'select count(*)::int as rows from form_submissions where search_text is null',
  );
  return row?.rows ?? -1;
};
const waitingJobs = () =>
  api.database.query(`select 1 from graphile_worker.jobs where task_identifier = 'index_submissions'`);

test('SUBM-028 runs that start at the same moment index each row once, over one connection', async () => {
  await seed(1_500);
  await api.database.query('create table indexed_by (pid int)');
  const stop = await watch('insert into indexed_by values (pg_backend_pid())', 'row');
  await Promise.all(Array.from({ length: 4 }, () => indexRows(api)));
  await stop();
  const found = await api.database.query('select pid, count(*)::int as rows from indexed_by group by pid');
  expect(found).toEqual([{ pid: expect.any(Number), rows: 1_500 }]);
  expect(await unindexed()).toBe(0);
});

test.each(['query_canceled', 'lock_not_available'])(
  'SUBM-028 a batch that ends with %s is halved until it fits',
  async (code) => {
    await seed(300);
    const stop = await watch(
      `if (select count(*) from batch) > 20 then raise exception 'slow' using errcode = '${code}'; end if`,
      'statement',
    );
    await indexRows(api);
    await stop();
    expect(await unindexed()).toBe(0);
  },
);

test('SUBM-028 no batch merges the index’s list while it holds its rows, and its connection goes back as it was', async () => {
  const settings = `current_setting('gin_pending_list_limit') || ' ' || current_setting('statement_timeout')`;
  await seed(300);
  await api.database.query('create table set_for (settings text)');
  const stop = await watch(`insert into set_for values (${settings})`, 'statement');
  await indexRows(api);
  await stop();
  const [set, ...others] = await api.database.query<{ settings: string }>(
    'select distinct settings from set_for',
  );
  expect(others).toEqual([]);
  const { rows } = await api.deps.queuePool.query<{ settings: string }>(`select ${settings} as settings`);
  expect([set?.settings, rows[0]?.settings]).toEqual([
    expect.stringMatching(/^64MB /),
    set?.settings.replace('64MB', '4MB'),
  ]);
});

test('a row that takes too long by itself fails the run, which frees its lock for the next', async () => {
  await seed(2);
  const stop = await watch(`raise exception 'slow' using errcode = 'query_canceled'`, 'row');
  await expect(indexRows(api)).rejects.toThrow('A submission takes too long');
  await stop();
  await indexRows(api);
  expect(await unindexed()).toBe(0);
});

test('SUBM-028 a run that is told to stop leaves its rows to the next, and a search finds them before', async () => {
  const { owner, form } = await ownerWithForm(api);
  await submitTo(api, form, { name: 'Ada', message: 'Needle' });
  await indexRows(api, AbortSignal.abort());
  expect(await unindexed()).toBe(1);
  expect(await waitingJobs()).toHaveLength(1);
  expect(await findNames(owner, { search: 'needle' })).toEqual(['Ada']);
  await api.runJobs();
  expect(await unindexed()).toBe(0);
  expect(await findNames(owner, { search: 'needle' })).toEqual(['Ada']);
});

test.each([true, false])('a run that ends early hands on whether it is in a stream: %s', async (isStream) => {
  const attempt = { isLast: false, signal: AbortSignal.abort() };
  await indexSubmissionsJob.perform(api.deps, { isStream }, attempt);
  const waiting = await api.database.query(
    `select payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'index_submissions'`,
  );
  expect(waiting).toEqual([{ payload: expect.objectContaining({ isStream }) }]);
  await api.runJobs();
});

test('SUBM-028 rows are indexed by a database user who does not own the table', async () => {
  const { pathname } = new URL(api.database.connectionString);
  const admin = new pg.Client(Object.assign(new URL(inject('adminConnectionString')), { pathname }).href);
  await admin.connect();
  await admin.query('alter table form_submissions owner to current_user');
  await admin.query('grant all on form_submissions to inlay');
  try {
    await seed(1_500);
    await indexRows(api);
    expect(await unindexed()).toBe(0);
  } finally {
    await admin.query('alter table form_submissions owner to inlay');
    await admin.end();
  }
});

// The last one: it leaves its rows to nobody.
test('SUBM-028 a batch reads its own rows, also in a table that was never analysed', async () => {
  const statements = await statementsOf(() => indexRows(api));
  const text = statements.find((one) => one.includes('submission_search_text'));
  // PostgreSQL reads a small table as a whole, whatever it knows.
  await seed(12_000);
  const plan = await api.database.query<{ 'QUERY PLAN': string }>(`explain ${text?.replace('$1', '50')}`);
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
});

test('SUBM-028 a batch finds each of its rows by the key, where statistics know of none that waits', async () => {
  const statements = await statementsOf(() => indexRows(api));
  const text = statements.find((one) => one.includes('submission_search_text'));
  await seed(2_000);
  await indexRows(api);
  await api.database.query('vacuum analyze form_submissions');
  await seed(2_000);
  const plan = await api.database.query<{ 'QUERY PLAN': string }>(`explain ${text?.replace('$1', '50')}`);
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
  // Once for the batch, and not for each of its rows.
  expect(lines.match(/form_submissions_unindexed/g)).toHaveLength(1);
  await indexRows(api);
});
