import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { z } from 'zod';
import { utcDay } from '../platform/calendar/days.ts';
import { pause } from '../platform/process/pause.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { run, sql } from '../platform/db/sql.ts';
import type { RevisionCache } from '../forms/revisions/revisionCache.ts';
import { defineJob } from '../platform/jobs/defineJob.ts';
import { CHANGE_COST, LARGEST_BACKLOG, restAfter } from '../platform/jobs/backgroundPace.ts';
import { isInUse } from '../platform/jobs/isInUse.ts';
import { keepAddition, quarterOf, type QuarterTallies } from './additions.ts';
import {
  addToCounters,
  ALL_DAYS,
  lockState,
  sumOf,
  tallyAt,
  type CountedForm,
  type DayTallies,
} from './counters.ts';
import { countSubmission } from './countSubmission.ts';
import type { Tally } from './tally.ts';

/** Changes of one transaction. */
const BATCH_CHANGES = 500;
/** Longest run, in ms; the next one continues. */
const RUN_MS = 30_000;

export interface CountingDeps {
  orm: MikroORM;
  revisions: RevisionCache;
  queuePool: Pool;
}

/** A submission that is to be added to the counters, or taken away. */
export interface StoredChange {
  sign: 1 | -1;
  revisionId: string;
  /** Milliseconds since 1970. */
  at: number;
  answers: Record<string, unknown>;
}

/** Columns of the queue as a `StoredChange`. */
export const CHANGE_COLUMNS = sql`sign, revision_id as "revisionId",
  (extract(epoch from submitted_at) * 1000)::float8 as at, answers`;

/**
 * Counts what waits in the queue, form by form (decision 360). Rests longer while others need the database, as long as
 * little waits: visitors' submissions come first.
 */
export async function countChanges(
  { orm, revisions, queuePool }: CountingDeps,
  signal: AbortSignal,
): Promise<void> {
  const end = performance.now() + RUN_MS;
  const forms = await inTransaction(orm, (em) =>
    run<CountedForm>(
      em,
      sql`select s.form_id as id, s.account_id as "accountId" from form_result_states s where exists (
        select from form_result_changes c where c.form_id = s.form_id and c.account_id = s.account_id)`,
    ),
  );
  for (const form of forms) {
    let waiting = await inTransaction(orm, (em) => countWaiting(em, form));
    let isMore = true;
    while (isMore && performance.now() < end && !signal.aborted) {
      const start = performance.now();
      isMore = await inTransaction(orm, (em) => countBatch(em, revisions, form));
      const ms = performance.now() - start;
      waiting = Math.max(0, waiting - BATCH_CHANGES);
      const pace = { isBusy: isMore && (await isInUse(queuePool)), backlog: CHANGE_COST * waiting };
      if (isMore) await pause(restAfter(ms, pace), signal);
    }
  }
}

/** Counts the changes of a form that wait, as far as that changes the pace. */
async function countWaiting(em: EntityManager, { id, accountId }: CountedForm): Promise<number> {
  const [row] = await run<{ waiting: number }>(
    em,
    sql`select count(*)::int as waiting from (
      select 1 from form_result_changes where form_id = ${id} and account_id = ${accountId}
      limit ${LARGEST_BACKLOG / CHANGE_COST}) x`,
  );
  return row?.waiting ?? 0;
}

/**
 * Moves some changes from the queue into the counters, in one transaction; those within blocks are kept for them
 * (decision 373). @returns whether there may be more.
 */
async function countBatch(em: EntityManager, revisions: RevisionCache, form: CountedForm): Promise<boolean> {
  if ((await lockState(em, form)) === null) return false;
  const changes = await run<StoredChange>(
    em,
    sql`with s as (
        delete from form_result_changes where form_id = ${form.id} and account_id = ${form.accountId} and number in (
          select number from form_result_changes where form_id = ${form.id} and account_id = ${form.accountId}
          order by number limit ${BATCH_CHANGES})
        returning *),
      kept as (
        insert into form_result_deltas (form_id, number, account_id, sign, revision_id, submitted_at, answers)
        select s.form_id, s.number, s.account_id, s.sign, s.revision_id, s.submitted_at, s.answers
        from s join form_result_states r on r.form_id = s.form_id and r.account_id = s.account_id
        where s.submitted_at < r.kept_until)
      select ${CHANGE_COLUMNS} from s`,
  );
  const quarters: QuarterTallies = new Map();
  await tallyChanges(revisions, changes, (at) => tallyAt(quarters, quarterOf(at)));
  const step = await addToCounters(em, form, daysOf(quarters));
  if (step) await keepAddition(em, form, step, quarters);
  return changes.length === BATCH_CHANGES;
}

/** Adds quarters up by day, and over all days. */
function daysOf(quarters: QuarterTallies): DayTallies {
  const days: DayTallies = new Map();
  for (const [quarter, tally] of quarters) tallyAt(days, utcDay(quarter)).addAll(tally);
  days.set(ALL_DAYS, sumOf(days));
  return days;
}

/** Counts changes. @param tallyOf where a submission of this time is counted. */
export async function tallyChanges(
  revisions: RevisionCache,
  changes: readonly StoredChange[],
  tallyOf: (submittedAt: Date) => Tally,
): Promise<void> {
  for (const { sign, revisionId, at, answers } of changes) {
    const asked = await revisions.find(revisionId);
    if (!asked) continue;
    const submittedAt = new Date(at);
    countSubmission(tallyOf(submittedAt), asked, { answers, submittedAt }, sign);
  }
}

export const countResultsJob = defineJob({
  name: 'count_results',
  payload: z.object({}),
  queue: 'mails',
  cron: { match: '* * * * *' },
  key: () => [],
  run: (deps: CountingDeps, _payload, { signal }) => countChanges(deps, signal),
});
