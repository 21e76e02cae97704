import type { EntityManager } from '@mikro-orm/postgresql';
import { utcDay } from '../calendar/days.ts';
import { run, sql } from '../db/sql.ts';
import { countsFrom, storedCounts, Tally, type Count } from './tally.ts';

/** A form whose submissions are counted. */
export interface CountedForm {
  id: string;
  accountId: string;
}

/** Stands for all days together; no submission is that old. */
export const ALL_DAYS = '0001-01-01';

/** Counts by UTC day, and over all days. */
export type DayTallies = Map<string, Tally>;

/** The tally of a submission's UTC day. */
export function dayTally(tallies: DayTallies, submittedAt: Date): Tally {
  const day = utcDay(submittedAt);
  const known = tallies.get(day) ?? new Tally();
  tallies.set(day, known);
  return known;
}

/** Adds up what days were counted. */
export function sumOfDays(tallies: DayTallies): Tally {
  const sum = new Tally();
  for (const tally of tallies.values()) sum.addAll(tally);
  return sum;
}

/** A stored row of counters. */
export interface CounterRow {
  day: string;
  question: string;
  counts: Record<string, Count>;
}

/**
 * Adds to the stored counters. Whoever adds to a form locks its state first, so additions never deadlock.
 * @returns false when the form is no longer counted; nothing is added then.
 */
export async function addToCounters(
  em: EntityManager,
  { id, accountId }: CountedForm,
  tallies: DayTallies,
): Promise<boolean> {
  if (!(await lockState(em, { id, accountId }))) return false;
  const touched = [...tallies].flatMap(([day, { questions }]) =>
    [...questions].map(([question, counts]) => ({ day, question, counts })),
  );
  if (touched.length === 0) return true;
  const keys = JSON.stringify(touched.map(({ day, question }) => ({ day, question })));
  const stored = await run<CounterRow>(
    em,
    sql`select c.day::text, c.question, c.counts
      from jsonb_to_recordset(${keys}::jsonb) as k(day date, question text)
      join form_result_counts c on c.form_id = ${id} and c.account_id = ${accountId}
        and c.day = k.day and c.question = k.question`,
  );
  const sums = new Map<string, Tally>();
  for (const { day, question, counts } of touched) tallyOf(day).addCounts(question, counts);
  for (const { day, question, counts } of stored) tallyOf(day).addCounts(question, countsFrom(counts));
  const rows = [...sums].flatMap(([day, { questions }]) =>
    [...questions].map(([question, counts]) => ({ day, question, counts: storedCounts(counts) })),
  );
  await run(
    em,
    sql`insert into form_result_counts (form_id, account_id, day, question, counts)
      select ${id}::uuid, ${accountId}::uuid, r.day, r.question, r.counts
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(day date, question text, counts jsonb)
      on conflict (form_id, day, question, account_id) do update set counts = excluded.counts`,
  );
  return true;

  function tallyOf(day: string): Tally {
    const known = sums.get(day) ?? new Tally();
    sums.set(day, known);
    return known;
  }
}

/**
 * Locks the state of a form, and names a new version of its counters: whoever keeps the last one reads them again.
 * @returns false when the form is not counted.
 */
export async function lockState(em: EntityManager, { id, accountId }: CountedForm): Promise<boolean> {
  const rows = await run(
    em,
    sql`update form_result_states set version = gen_random_uuid()
      where form_id = ${id} and account_id = ${accountId} returning 1`,
  );
  return rows.length > 0;
}
