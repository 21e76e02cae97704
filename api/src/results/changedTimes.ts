import type { PoolClient } from 'pg';
import { slow } from '../platform/db/slowStatements.ts';
import { sql, type Sql } from '../platform/db/sql.ts';
import type { CountedForm } from './counters.ts';

/** Times of one statement. */
const TIMES_AT_ONCE = 1_000;

/**
 * Reads when the submissions arrived that have changed since their block was built, in whole ms since 1970. Blocks know
 * no shorter time, so others that arrived in the same ms are treated as changed.
 */
export async function loadChangedTimes(
  client: PoolClient,
  { id, accountId }: CountedForm,
  where: Sql,
): Promise<Set<number>> {
  const changed = (table: string): Sql => sql`select submitted_at from ${sql.table(table)}
    where form_id = ${id}::uuid and account_id = ${accountId}::uuid`;
  const { rows } = await client.query<{ at: number }>(
    slow(sql`select distinct floor(extract(epoch from s.submitted_at) * 1000)::float8 as at
      from (${changed('form_result_changes')} union all ${changed('form_result_deltas')}) s where ${where}
      order by at desc`),
  );
  return new Set(rows.map(({ at }) => at));
}

/** The submissions that arrived in one of these ms, found once for a statement. */
export const atTimes = (
  { id, accountId }: CountedForm,
  times: readonly number[],
): Sql => sql`s.id = any(array(
  select r.id from (
    select timestamptz 'epoch' + t.value::float8 * interval '1 millisecond' as at
    from jsonb_array_elements_text(${JSON.stringify(times)}::jsonb) t offset 0) t,
  lateral (select r.id from form_submissions r
    where r.account_id = ${accountId}::uuid and r.form_id = ${id}::uuid and r.deleted_at is null
      and r.submitted_at >= t.at and r.submitted_at < t.at + interval '1 millisecond' offset 0) r))`;

/** Splits times into as many as one statement looks up. */
export function* inParts(times: readonly number[]): Generator<number[]> {
  for (let from = 0; from < times.length; from += TIMES_AT_ONCE)
    yield times.slice(from, from + TIMES_AT_ONCE);
}
