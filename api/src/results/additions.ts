import type { EntityManager } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { QUARTER_MS } from '../platform/calendar/durations.ts';
import { run, sql } from '../platform/db/sql.ts';
import { slow } from '../platform/db/slowStatements.ts';
import type { CountedForm, VersionStep } from './counters.ts';
import { countsFrom, storedCounts, type Count, type Tally } from './tally.ts';

/** Counts by quarter of an hour: its start, in ms since 1970. Days of every time zone are made of these. */
export type QuarterTallies = Map<number, Tally>;

/** The start of the quarter of an hour that a moment lies in. */
export const quarterOf = (at: Date): number => Math.floor(at.getTime() / QUARTER_MS) * QUARTER_MS;

/** Additions of a form that are kept: as many as the job makes in some minutes, or in one of an import. */
const MOST_KEPT = 20;
/** Buckets of an addition that is kept; reading more is no quicker than reading all counters. */
const MOST_BUCKETS = 20_000;

/** What was added to the counters, by quarter and question. */
type StoredAddition = Record<string, Record<string, Record<string, Count>>>;

/**
 * Keeps what was added to the counters with the versions before and after it: whoever holds the sums of the one adds
 * it, instead of reading all of the other (decision 360).
 */
export async function keepAddition(
  em: EntityManager,
  { id, accountId }: CountedForm,
  { before, version }: VersionStep,
  quarters: QuarterTallies,
): Promise<void> {
  const all = [...quarters.values()].flatMap(({ questions }) => [...questions.values()]);
  if (version === before || all.reduce((sum, { size }) => sum + size, 0) > MOST_BUCKETS) return;
  const counts: StoredAddition = {};
  for (const [quarter, { questions }] of quarters)
    counts[quarter] = Object.fromEntries(
      [...questions].map(([question, one]) => [question, storedCounts(one)]),
    );
  await run(
    em,
    sql`insert into form_result_additions (form_id, version, account_id, before, counts)
      values (${id}, ${version}, ${accountId}, ${before}, ${JSON.stringify(counts)}::json)`,
  );
  await run(
    em,
    sql`delete from form_result_additions where form_id = ${id} and account_id = ${accountId} and version in (
      select version from form_result_additions where form_id = ${id} and account_id = ${accountId}
      order by added_at desc offset ${MOST_KEPT})`,
  );
}

/**
 * Reads what was added to the counters between two versions of them; null where not all of it was kept.
 * @param versions `version` is that of the client's snapshot.
 */
export async function loadAdditions(
  client: PoolClient,
  { id, accountId }: CountedForm,
  { before, version }: VersionStep,
): Promise<StoredAddition[] | null> {
  const { rows } = await client.query<{ before: string; counts: StoredAddition }>(
    slow(sql`
      with recursive steps as (
        select version, before from form_result_additions
        where form_id = ${id}::uuid and account_id = ${accountId}::uuid and version = ${version}::uuid
        union all
        select a.version, a.before from steps join form_result_additions a
          on a.form_id = ${id}::uuid and a.account_id = ${accountId}::uuid and a.version = steps.before
        where steps.before <> ${before}::uuid)
      select steps.before, a.counts from steps join form_result_additions a
        on a.form_id = ${id}::uuid and a.account_id = ${accountId}::uuid and a.version = steps.version`),
  );
  return rows.some((row) => row.before === before) ? rows.map(({ counts }) => counts) : null;
}

/** Adds to a tally what of an addition lies in a period, whose ends are those of quarters. */
export function addAddition(
  tally: Tally,
  addition: StoredAddition,
  { from, until }: { from: Date | null; until: Date | null },
): void {
  for (const [quarter, questions] of Object.entries(addition)) {
    const at = Number(quarter);
    if ((from && at < from.getTime()) || (until && at >= until.getTime())) continue;
    for (const [question, counts] of Object.entries(questions)) tally.addCounts(question, countsFrom(counts));
  }
}
