import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const QUARTERS = 96;
type Event = readonly [quarter: number, count: number];
type Counts = readonly (number | null)[];

const events = fc.array(
  fc.tuple(fc.integer({ min: 1, max: QUARTERS }), fc.integer({ min: -1_000_000, max: 20_000_000 })),
  { maxLength: 120 },
);

/** Counts of all quarters, by plain addition. */
function countPlainly(all: readonly Event[]): number[] {
  const counts = Array.from({ length: QUARTERS }, () => 0);
  for (const [quarter, count] of all) counts[quarter - 1] = (counts[quarter - 1] ?? 0) + count;
  return counts;
}

const whole = (counts: Counts): number[] =>
  Array.from({ length: QUARTERS }, (_, index) => counts[index] ?? 0);

async function ask<Row>(sql: string, values: unknown[]): Promise<Row | undefined> {
  const [row] = await database.query<{ found: Row }>(`select (select ${sql}) as found`, values);
  return row?.found;
}

const collect = (columns: string): string =>
  `(select quarter_counts(quarter, n) from unnest(${columns}) as e (quarter, n))`;

test('D-132 arrays of counts hold what plain addition gives, collected, added and summed', async () => {
  await fc.assert(
    fc.asyncProperty(events, events, async (one, other) => {
      const values = [one, other].flatMap((all) => [0, 1].map((at) => all.map((event) => event[at])));
      const both = `${collect('$1::int[], $2::int[]')} as one, ${collect('$3::int[], $4::int[]')} as other`;
      const [row] = await database.query<Record<'one' | 'sum' | 'total' | 'head', number[]>>(
        `select one, add_quarters(one, other) as sum, array[one[40], other[40]] as head,
           (select sum_quarters(counts) from (values (one), (other), (null)) as c (counts)) as total
         from (select ${both}) collected`,
        values,
      );
      expect(whole(row?.one ?? [])).toEqual(countPlainly(one));
      expect(whole(row?.sum ?? [])).toEqual(countPlainly([...one, ...other]));
      expect(row?.total).toEqual(row?.sum);
      // Elements keep their place whatever is missing before them.
      expect((row?.head ?? []).map(Number)).toEqual([countPlainly(one)[39], countPlainly(other)[39]]);
    }),
    { numRuns: 60 },
  );
});

test('an array of counts begins at midnight and ends at its last counted quarter', async () => {
  expect(await ask(`quarter_counts(q, 1) from unnest(array[3, 1, 3]) q`, [])).toEqual([1, null, 2]);
  expect(await ask(`array_lower(quarter_counts(q, 1), 1) from unnest(array[90]) q`, [])).toBe(1);
  expect(await ask(`quarter_counts(q, 1) from unnest('{}'::int[]) q`, [])).toEqual([]);
  expect(await ask(`add_quarters('{}', '{}')`, [])).toEqual([]);
  expect(await ask(`add_quarters('{5}', '{NULL,NULL,-1}')`, [])).toEqual([5, null, -1]);
});

test('D-132 a quarter is one of UTC, whatever the time zone of the session', async () => {
  for (const [at, quarter] of [
    ['2026-03-29T00:00:00Z', 1],
    ['2026-03-29T01:15:00Z', 6],
    ['2026-10-25T23:59:59.999Z', 96],
    ['1969-12-31T23:45:00Z', 96],
  ]) {
    expect(await ask('quarter_of($1)', [at])).toBe(quarter);
    expect(await ask(`quarter_of($1) from set_config('timezone', 'Asia/Kathmandu', false)`, [at])).toBe(
      quarter,
    );
  }
});
