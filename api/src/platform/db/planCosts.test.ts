import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { indexRows, ownerWithForm, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { statementsOf } from '../../../../tests/support/api/statementsOf.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { notifySubmissionsJob } from '../../delivery/notifications/notifySubmission.ts';
import { sendDigest } from '../../delivery/notifications/sendDigest.ts';
import { setUpSessions } from './pooler.ts';
import { DATABASE_TIMEOUTS } from '../config/databaseTimeouts.ts';

/** A plan above this reads more with every row a form has; PostgreSQL compiles plans above 100,000 (JIT). */
const MOST_COST = 50_000;
/** Rows the planner is told that each row stands for. */
const FACTOR = 1_000_000;
const ROWS = 100;
/** Tables that grow with use. */
const LARGE = [
  'form_submissions',
  'form_redirects',
  'submission_notices',
  'graphile_worker._private_jobs',
  'submit_attempts',
  'visit_marks',
  'used_captcha_tokens',
  'user_sessions',
];

const api = useTestApi({ poolSize: 2 });
let owner: TestPerson;
let form: BuiltForm;
beforeAll(async () => {
  await api.liftSubmitLimits();
  ({ owner, form } = await ownerWithForm(api));
  for (let row = 0; row < ROWS; row++) await submitTo(api, form, { name: `Ada ${row}` });
  await api.database.query(
    `insert into submission_marks (user_id, submission_id, form_id, account_id, read_at)
     select $1, id, form_id, account_id, now() from form_submissions order by submitted_at limit $2`,
    [owner.userId, ROWS / 2],
  );
  await owner.post('/api/notification-emails', { email: 'team@example.com', formId: null, label: null });
  await api.database.query(
    `insert into submission_notices (submission_id, form_id, account_id, state, created_at)
     select id, form_id, account_id, 'mailed', now() from form_submissions order by submitted_at limit $1`,
    [ROWS / 2],
  );
  await api.database.query(
    `insert into digest_periods (id, form_id, account_id, starts_at, ends_at)
     select gen_random_uuid(), id, account_id, now() - interval '1 hour', now() from forms`,
  );
  await indexRows(api);
  await api.database.query(`analyze`);
  await pretendToBeLarge();
});

// A second try must read the period as well.
beforeEach(() => api.database.query('update digest_periods set told_at = null'));

/** Multiplies the rows that the planner believes in; the distribution of values stays as analysed. */
async function pretendToBeLarge(): Promise<void> {
  const { pathname } = new URL(api.database.connectionString);
  const admin = new pg.Client(Object.assign(new URL(inject('adminConnectionString')), { pathname }).href);
  await admin.connect();
  await admin.query(
    `update pg_class set reltuples = ${ROWS * FACTOR} where oid in (
       select unnest($1::regclass[]) union all select indexrelid from pg_index where indrelid = any ($1::regclass[]))`,
    [LARGE],
  );
  await admin.end();
}

/** The cost of the plan that PostgreSQL would keep for a statement, whatever its values. */
async function costOf(client: pg.ClientBase, text: string): Promise<number> {
  await client.query(`prepare asked as ${text}`);
  const { rows: types } = await client.query<{ count: number }>(
    `select cardinality(parameter_types) as count from pg_prepared_statements where name = 'asked'`,
  );
  const values = Array.from({ length: types[0]?.count ?? 0 }, () => 'null').join(', ');
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: { 'Total Cost': number } }] }>(
    `explain (format json) execute asked${values && `(${values})`}`,
  );
  await client.query('deallocate asked');
  return rows[0]?.['QUERY PLAN'][0].Plan['Total Cost'] ?? Infinity;
}

const sendVisit = () =>
  api.visitor().post(`/api/public/forms/${form.id}/visits`, {
    loadId: randomUUID(),
    hasStarted: true,
    seconds: null,
    reached: [],
    errors: [],
  });

/** The job of a form whose last ten minutes were told already. */
async function notifyOfCrowd(): Promise<void> {
  const submissions = await api.database.query<{ accountId: string; submissionId: string }>(
    'select account_id as "accountId", id as "submissionId", null as referrer from form_submissions order by id desc limit 3',
  );
  await notifySubmissionsJob.perform(
    api.deps,
    { submissions },
    { isLast: false, signal: AbortSignal.abort() },
  );
}

test.each<[string, () => Promise<unknown>]>([
  ['the page of a form', () => api.visitor().get(`/embed/${form.id}`)],
  ['a submission', () => submitTo(api, form, { name: 'Ada' })],
  [
    'reports of visits',
    async () => {
      expect((await sendVisit()).status).toBe(204);
      await api.deps.visits.flush();
    },
  ],
  ['the first page of the inbox', () => owner.get(`/api/submissions?formId=${form.id}&limit=25`)],
  ['a search', () => owner.get(`/api/submissions?formId=${form.id}&limit=25&search=grace%204711`)],
  ['a search for an address', () => owner.get('/api/submissions?limit=25&search=grace@example.test')],
  ['the notices of a crowd', notifyOfCrowd],
  ['a digest', () => sendDigest(api.deps, { formId: form.id })],
  ['the session', () => owner.get('/api/auth/session')],
  ['the list of forms', () => owner.get('/api/forms')],
])('%s: no kept plan costs more with every row', async (_, work) => {
  const statements = await statementsOf(work);
  expect(statements.length).toBeGreaterThan(0);
  const client = new pg.Client({ connectionString: api.database.connectionString });
  await client.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    const costs: [string, number][] = [];
    for (const text of statements) costs.push([text, await costOf(client, text)]);
    expect(costs.filter(([, cost]) => cost > MOST_COST)).toEqual([]);
  } finally {
    await client.end();
  }
});

test('the first unread rows cost the same however much their reader has read', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await owner.get(`/api/submissions?formId=${form.id}&limit=25&read=unread`);
  const sent = query.mock.calls.map(([one]: unknown[]) => one as pg.QueryConfig);
  query.mockRestore();
  const asked = sent.filter(({ text }) => text?.includes('submission_marks'));
  expect(asked).toHaveLength(1);
  const [{ text, values }] = asked as [pg.QueryConfig];
  const { rows } = await api.deps.pool.query<{ 'QUERY PLAN': string }>(`explain verbose ${text}`, values);
  // A hashed plan reads all marks of the reader at first.
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('hashed');
});

test('no session compiles plans, which would take longer than their statements', async () => {
  const { pool, reads, healthPool, queuePool, orm } = api.deps;
  for (const each of [pool, reads, healthPool, queuePool]) {
    expect((await each.query('show jit')).rows).toEqual([{ jit: 'off' }]);
  }
  expect(await orm.em.fork().execute('show jit')).toEqual([{ jit: 'off' }]);
});

test('behind a pooler, which passes no settings on, sessions have them from their role', async () => {
  await setUpSessions(api.database.connectionString);
  const client = new pg.Client(api.database.connectionString);
  await client.connect();
  const { rows } = await client.query(
    `select current_setting('jit') as jit, current_setting('statement_timeout') as statement`,
  );
  await client.end();
  expect(rows).toEqual([{ jit: 'off', statement: `${DATABASE_TIMEOUTS.statementMs / 1000}s` }]);
});
