import pg from 'pg';
import { beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { buildHotScene, HOT_WAYS, type HotScene } from '../../../../tests/support/api/hotWays.ts';
import { statementsOf } from '../../../../tests/support/api/statementsOf.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
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
let scene: HotScene;
beforeAll(async () => {
  scene = await buildHotScene(api, ROWS);
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

/** Planned for its limits each time, so that no plan is kept. */
const PLANNED = 'read submissions by status';

test.each(Object.entries(HOT_WAYS).filter(([name]) => name !== PLANNED))(
  '%s: no kept plan costs more with every row',
  async (_, work) => {
    const statements = await statementsOf(() => work(scene));
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
  },
);

test('the first unread rows cost the same however much their reader has read', async () => {
  const { owner, form } = scene;
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
