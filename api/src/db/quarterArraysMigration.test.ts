import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../tests/support/postgres/testDatabase.ts';
import { addToCounters, columnsOf } from '../analytics/addToCounters.ts';
import { runOwnMigrations } from './migrate.ts';

const BEFORE = 'Migration20261122230419_recipients';
const QUARTERS = 96;
/** Bound of a count that both releases can tell from a negative one with a carry. */
const LARGEST = 49_999_999;

let database: TestDatabase;

/** Runs SQL in which `:id` stands for the id of the account, its form and the form's revision. */
const run = (sql: string, values: unknown[] = []) =>
  database.query(sql.replaceAll(':id', `'00000000-0000-7000-8000-000000000001'`), values);

interface Count {
  shard: number;
  quarter: number;
  n: number;
}
const AT = `timestamptz '2026-11-20 00:00:00Z' + ($2::int - 1) * interval '15 minutes'`;

/** Counts views as the previous release does: a total and a packed number. */
const countPacked = ({ shard, quarter, n }: Count) =>
  run(
    `insert into form_stats_days as s (form_id, day, shard, account_id, views, views_at)
     values (:id, '2026-11-20', $1, :id, $3::int, $3::int * form_stats_quarter(${AT}))
     on conflict (form_id, day, shard) do update set
       views = s.views + excluded.views, views_at = s.views_at + excluded.views_at`,
    [shard, quarter, n],
  );
/** Counts views as this release does: a total and an array. */
const countInArray = ({ shard, quarter, n }: Count) =>
  run(
    `insert into form_stats_days as s (form_id, day, shard, account_id, ${columnsOf(['views'])})
     values (:id, '2026-11-20', $1, :id, $3::int, add_quarter('{}', $2, $3))
     on conflict (form_id, day, shard) do update set ${addToCounters(['views'])}`,
    [shard, quarter, n],
  );
/** Submissions are counted by triggers. */
const submit = ({ quarter }: Count) =>
  run(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), :id, :id, :id, '{}', ${AT}, gen_random_uuid(), '', gen_random_uuid()::text
     from (select $1::int) nothing`,
    [0, quarter],
  );
/** Merges shards, as the nightly check of the previous release does. */
const foldPacked = () =>
  run(
    `with moved as (delete from form_stats_days where shard > 0 returning *)
     insert into form_stats_days as s (form_id, day, shard, account_id, views, views_at, submissions, submissions_at)
     select form_id, day, 0, account_id, sum(views)::int, sum(views_at), sum(submissions)::int, sum(submissions_at)
     from moved group by form_id, day, account_id
     on conflict (form_id, day, shard) do update set
       views = s.views + excluded.views, views_at = s.views_at + excluded.views_at,
       submissions = s.submissions + excluded.submissions, submissions_at = s.submissions_at + excluded.submissions_at`,
  );

/** Unpacks a sum of packed numbers, of which no quarter is negative. */
const unpack = (packed: string): number[] =>
  Array.from({ length: QUARTERS }, (_, quarter) =>
    Number((BigInt(packed) / 10n ** BigInt(8 * quarter)) % 100_000_000n),
  );
const withZeros = (counts: readonly (number | null)[]): number[] =>
  Array.from({ length: QUARTERS }, (_, index) => counts[index] ?? 0);

/** Reads a counter of the day in its three forms; they must agree. */
async function readCounter(name: 'views' | 'submissions'): Promise<number[]> {
  const [row] = await run(
    `select coalesce(sum(${name}), 0)::int as total, sum_quarters(${name}_by_quarter) as counts,
       coalesce(sum(${name}_at), 0)::text as packed from form_stats_days`,
  );
  const counts = withZeros(row?.['counts']);
  expect(unpack(row?.['packed'])).toEqual(counts);
  expect(row?.['total']).toBe(counts.reduce((sum, count) => sum + count, 0));
  return counts;
}

function countPlainly(all: readonly Count[]): number[] {
  const counts = Array.from({ length: QUARTERS }, () => 0);
  for (const { quarter, n } of all) counts[quarter - 1] = (counts[quarter - 1] ?? 0) + n;
  return counts;
}

/** Of single rows some are negative, as a submission may be trashed by another connection. */
const STORED: readonly Count[] = [
  { shard: 0, quarter: 1, n: LARGEST - 10 },
  { shard: 0, quarter: 2, n: 7 },
  { shard: 0, quarter: 96, n: LARGEST },
  { shard: 3, quarter: 2, n: -5 },
  { shard: 3, quarter: 57, n: 1 },
  { shard: 4, quarter: 1, n: -1 },
];

beforeAll(async () => {
  database = await createEmptyDatabase();
  await runOwnMigrations(database.connectionString, BEFORE);
  await run(`insert into accounts (id, created_at) values (:id, now())`);
  await run(
    `insert into forms (id, account_id, title, current_revision_id, created_at, updated_at)
     values (:id, :id, 'T', :id, now(), now())`,
  );
  await run(
    `insert into form_revisions (id, form_id, account_id, number, definition, definition_version, created_at)
     values (:id, :id, :id, 1, '{}', 1, now())`,
  );
});
afterAll(() => database.drop());

test('D-132 the migration keeps every count, also those the previous release adds meanwhile', async () => {
  for (const count of STORED) await countPacked(count);
  // More rows than one batch has; each is found again after the migration.
  await run(
    `insert into form_stats_details (form_id, kind, day, key, shard, account_id, count, count_at)
     select :id, 'reached', '2026-11-20', 'field ' || n, 0, :id, n, n * form_stats_quarter('2026-11-20 12:00Z')
     from generate_series(1, 1200) n`,
  );
  const migrated = new AbortController();
  const meanwhile: Count[] = [];
  const writeOn = async (): Promise<void> => {
    while (!migrated.signal.aborted) {
      const views = { shard: meanwhile.length % 6, quarter: 40 + (meanwhile.length % 30), n: 1 };
      await countPacked(views);
      await submit(views);
      meanwhile.push(views);
    }
  };
  await Promise.all([runOwnMigrations(database.connectionString).finally(() => migrated.abort()), writeOn()]);
  expect(await readCounter('views')).toEqual(countPlainly([...STORED, ...meanwhile]));
  expect(await readCounter('submissions')).toEqual(countPlainly(meanwhile));
  const wrong = await run(
    `select key from form_stats_details
     where count_by_quarter is distinct from array_fill(null::int, array[48]) || count`,
  );
  expect(wrong).toEqual([]);
  // The backfill itself invalidates no cache of completed days.
  const [changes] = await run('select sum(version)::int as versions from form_stats_versions');
  expect(changes?.['versions']).toBe(STORED.length + 2 * meanwhile.length);
});

test('D-132 both releases read what either has counted, in any order', async () => {
  const count = fc.record({
    shard: fc.nat({ max: 2 }),
    quarter: fc.integer({ min: 1, max: QUARTERS }),
    n: fc.integer({ min: 0, max: 400 }),
  });
  const step = fc.record({ by: fc.constantFrom('packed', 'array', 'trigger', 'fold'), count });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await run('delete from form_submissions');
      await run('delete from form_stats_days');
      const views: Count[] = [];
      const submissions: Count[] = [];
      for (const { by, count: one } of steps) {
        if (by === 'fold') await foldPacked();
        else if (by === 'trigger') {
          await submit(one);
          submissions.push({ ...one, n: 1 });
        } else {
          await (by === 'packed' ? countPacked(one) : countInArray(one));
          views.push(one);
        }
      }
      expect(await readCounter('views')).toEqual(countPlainly(views));
      expect(await readCounter('submissions')).toEqual(countPlainly(submissions));
    }),
    { numRuns: 30 },
  );
});
