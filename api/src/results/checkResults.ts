import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { utcDay } from '../platform/calendar/days.ts';
import { DAY_MS } from '../platform/calendar/durations.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { run, sql } from '../platform/db/sql.ts';
import { beginSnapshot } from '../platform/db/slowStatements.ts';
import { addJob } from '../platform/jobs/addJob.ts';
import { defineJob } from '../platform/jobs/defineJob.ts';
import { FULL_VISIBILITY } from '../submissions/visibility/answerVisibility.ts';
import { checkBlocks } from './checkBlocks.ts';
import { addToCounters, ALL_DAYS, sumOf, tallyAt, type CountedForm, type DayTallies } from './counters.ts';
import { tallyChanges, type CountingDeps } from './countChanges.ts';
import { countSubmission } from './countSubmission.ts';
import { loadChanges, loadCounters } from './loadCounters.ts';
import { scanSubmissions } from './scanSubmissions.ts';
import { negative, type Tally } from './tally.ts';

/** One check of a form at a time; the number is the migration's next. */
const LOCK = 'select pg_try_advisory_lock(7310044, hashtext($1)) as held';
const UNLOCK = 'select pg_advisory_unlock(7310044, hashtext($1))';

/** A check holds one connection for as long as it reads. */
export interface CheckDeps extends CountingDeps {
  logger: Logger;
}

/**
 * Compares the counters of a form with its submissions in one snapshot, and adds what differs. What changes meanwhile
 * is added by others; additions commute, so nothing has to wait. The first check of a form counts all of it.
 * @returns the number of questions and days that differed; any of a form that was checked before is a defect.
 */
export async function checkForm(deps: CheckDeps, form: CountedForm, signal?: AbortSignal): Promise<number> {
  const client = await deps.queuePool.connect();
  let isWhole = false;
  try {
    const { rows } = await client.query<{ held: boolean }>(LOCK, [form.id]);
    const differences = rows[0]?.held ? await compareInSnapshot(client, deps, form, signal) : null;
    const wrong = differences && (await mend(deps, form, differences));
    if (differences && !signal?.aborted) await checkBlocks(client, deps, form);
    if (rows[0]?.held) await client.query(UNLOCK, [form.id]);
    isWhole = true;
    return wrong ?? 0;
  } finally {
    client.release(!isWhole);
  }
}

/** What is missing from the counters, by day. */
async function compareInSnapshot(
  client: PoolClient,
  { revisions }: CheckDeps,
  form: CountedForm,
  signal?: AbortSignal,
): Promise<DayTallies | null> {
  const missing: DayTallies = new Map();
  const tallyOf = (submittedAt: Date): Tally => tallyAt(missing, utcDay(submittedAt));
  await beginSnapshot(client);
  const scan = { where: sql`s.search_text is not null and s.deleted_at is null`, filter: null };
  for await (const { rows } of scanSubmissions(client, form, { ...scan, visibility: FULL_VISIBILITY })) {
    // The next check begins again: a snapshot that stays open keeps the database from cleaning up.
    if (signal?.aborted) return null;
    for (const { revisionId, at, answers } of rows) {
      const asked = await revisions.find(revisionId);
      const submittedAt = new Date(at);
      if (asked) countSubmission(tallyOf(submittedAt), asked, { answers, submittedAt });
    }
  }
  // The queue holds what the counters do not have yet.
  const changes = await loadChanges(client, form);
  await tallyChanges(
    revisions,
    changes.map((change) => ({ ...change, sign: change.sign === 1 ? -1 : 1 })),
    tallyOf,
  );
  missing.set(ALL_DAYS, sumOf(missing));
  for (const { day, question, counts } of await loadCounters(client, form))
    tallyAt(missing, day).addCounts(question, counts.map(negative));
  await client.query('commit');
  return missing;
}

/** Adds what was missing. */
async function mend({ orm, logger }: CheckDeps, form: CountedForm, missing: DayTallies): Promise<number> {
  for (const tally of missing.values())
    for (const [question, counts] of tally.questions) if (counts.size === 0) tally.questions.delete(question);
  const wrong = [...missing.values()].reduce((sum, { questions }) => sum + questions.size, 0);
  const isFirst = await inTransaction(orm, async (em) => {
    if (!(await addToCounters(em, form, missing))) return true;
    const rows = await run<{ isFirst: boolean }>(
      em,
      sql`update form_result_states new set checked_at = now()
        from form_result_states old
        where new.form_id = ${form.id} and new.account_id = ${form.accountId}
          and old.form_id = new.form_id and old.account_id = new.account_id
        returning old.checked_at is null as "isFirst"`,
    );
    return rows[0]?.isFirst ?? true;
  });
  if (wrong > 0 && !isFirst)
    logger.error({ formId: form.id, count: wrong }, 'Counters of results were wrong');
  return wrong;
}

/**
 * Begins to count a form, unless it is counted already. Waits for the changes that are under way, for an instant:
 * those that come later find the form's state.
 */
export async function beginCounting(orm: MikroORM, form: CountedForm): Promise<void> {
  await inTransaction(orm, async (em) => {
    await run(em, sql`set local lock_timeout = 2000`);
    await run(em, sql`select pg_advisory_xact_lock(7310043)`);
    await run(
      em,
      sql`insert into form_result_states (form_id, account_id) values (${form.id}, ${form.accountId}) on conflict do nothing`,
    );
    await addJob(em, checkResultsJob, form);
  });
}

/** Checks one form, or all that are counted. */
async function checkResults(
  deps: CheckDeps,
  { id, accountId }: { id?: string | undefined; accountId?: string | undefined },
  signal: AbortSignal,
): Promise<void> {
  const forms =
    id && accountId
      ? [{ id, accountId }]
      : await inTransaction(deps.orm, (em) =>
          run<CountedForm>(
            em,
            sql`select form_id as id, account_id as "accountId" from form_result_states order by form_id`,
          ),
        );
  for (const one of forms) if (!signal.aborted) await checkForm(deps, one, signal);
}

export const checkResultsJob = defineJob({
  name: 'check_results',
  payload: z.object({ id: z.uuid().optional(), accountId: z.uuid().optional() }),
  queue: 'bulk',
  cron: { match: '57 4 * * *', backfillMs: DAY_MS },
  key: ({ id = 'all' }) => [id],
  run: (deps: CheckDeps, payload, { signal }) => checkResults(deps, payload, signal),
});
