import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql } from '../platform/db/sql.ts';
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

/** The tally of a key; a new one is empty. */
export function tallyAt<Key>(tallies: Map<Key, Tally>, key: Key): Tally {
  const known = tallies.get(key) ?? new Tally();
  tallies.set(key, known);
  return known;
}

/** Adds up what parts of a period were counted. */
export function sumOf(tallies: ReadonlyMap<unknown, Tally>): Tally {
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

/** Versions of a form's counters: before something was added, and from then on. */
export interface VersionStep {
  before: string;
  version: string;
}

/**
 * Adds to the stored counters and names another version of them. Whoever adds to a form locks its state first, so
 * additions never deadlock.
 * @returns null when the form is no longer counted; nothing is added then.
 */
export async function addToCounters(
  em: EntityManager,
  { id, accountId }: CountedForm,
  tallies: DayTallies,
): Promise<VersionStep | null> {
  const before = await lockState(em, { id, accountId });
  if (before === null) return null;
  const touched = [...tallies].flatMap(([day, { questions }]) =>
    [...questions].map(([question, counts]) => ({ day, question, counts })),
  );
  if (touched.length === 0) return { before, version: before };
  const keys = JSON.stringify(touched.map(({ day, question }) => ({ day, question })));
  const stored = await run<CounterRow>(
    em,
    sql`select c.day::text, c.question, c.counts
      from jsonb_to_recordset(${keys}::jsonb) as k(day date, question text)
      join form_result_counts c on c.form_id = ${id} and c.account_id = ${accountId}
        and c.day = k.day and c.question = k.question`,
  );
  const sums = new Map<string, Tally>();
  for (const { day, question, counts } of touched) tallyAt(sums, day).addCounts(question, counts);
  for (const { day, question, counts } of stored) tallyAt(sums, day).addCounts(question, countsFrom(counts));
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
  return { before, version: await renewVersion(em, { id, accountId }) };
}

/** Locks the state of a form. @returns the version of its counters; null when it is not counted. */
export async function lockState(em: EntityManager, { id, accountId }: CountedForm): Promise<string | null> {
  const [row] = await run<{ version: string }>(
    em,
    sql`select version from form_result_states where form_id = ${id} and account_id = ${accountId} for update`,
  );
  return row?.version ?? null;
}

async function renewVersion(em: EntityManager, { id, accountId }: CountedForm): Promise<string> {
  const version = randomUUID();
  await run(
    em,
    sql`update form_result_states set version = ${version}::uuid
      where form_id = ${id} and account_id = ${accountId}`,
  );
  return version;
}
