import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { z } from 'zod';
import { inTransaction } from '../db/inTransaction.ts';
import { writeSystemState } from '../settings/systemState.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { addToCounters, columnsOf, COUNTERS } from './addToCounters.ts';

/** The system state the doctor reports: when counters were last checked, and how many were wrong. */
const LAST_CHECK = 'counters_last_check';

/** Each form with the time of its first row or counter. */
const FIND_FORMS = `
  select f.id, f.account_id as "accountId", least(
    (select min(submitted_at) from form_submissions where form_id = f.id and deleted_at is null),
    (select min(clicked_at) from email_clicks where form_id = f.id),
    (select min(redirected_at) from form_redirects where form_id = f.id),
    (select min(day)::timestamp at time zone 'UTC' from form_stats_days where form_id = f.id)
  ) as since
  from forms f where erased_at is null order by f.id`;

/** Counts the rows of a form in a period by quarter of an hour; `?` = form, from, until. */
const rowsOf = (table: string, at: string, where: string, key = `''`): string => `
  select ${key} as key, (${at} at time zone 'UTC')::date as day, quarter_of(${at}) as quarter, count(*)::int as n
  from ${table} where form_id = ?::uuid and ${at} >= ?::timestamptz and ${at} < ?::timestamptz and ${where}
  group by 1, 2, 3`;

/** Counters that are recounted from rows; of visits there are none. */
const RECOUNTED = {
  submissions: rowsOf('form_submissions', 'submitted_at', 'deleted_at is null'),
  clicks: rowsOf('email_clicks', 'clicked_at', 'true'),
  redirects: rowsOf('form_redirects', 'redirected_at', 'true'),
};
const RECOUNTED_NAMES = Object.keys(RECOUNTED);

/** The elements of an array of counts, and its total with the quarter null. */
const partsOf = (total: string, counts: string): string => `(
  select n, quarter::int from unnest(${counts}) with ordinality as part (n, quarter) union all select ${total}, null)`;

/**
 * Adds the difference of rows and counters to the counters, day by day. Both change in the same transaction, so
 * every snapshot must find them equal; additions commute with concurrent ones.
 */
const MEND_DAYS = `
  with counted as (
    ${Object.entries(RECOUNTED)
      .map(([name, rows]) => `select '${name}' as counter, day, quarter, n from (${rows}) ${name}`)
      .join(' union all ')}
  ), differences as (
    select day, counter, quarter, sum(n)::int as n from (
      select counter, day, quarter, n from counted
      union all
      select counter, day, null, n from counted
      union all
      select counter, s.day, part.quarter, -part.n from form_stats_days s
      cross join lateral (values
        ${RECOUNTED_NAMES.map((name) => `('${name}', s.${name}, s.${name}_by_quarter)`).join(', ')}
      ) as stored (counter, total, counts)
      cross join lateral ${partsOf('total', 'counts')} as part
      where form_id = ?::uuid and day >= ?::date and day < ?::date
    ) as rows group by 1, 2, 3 having sum(n) <> 0
  ), days as (
    select day, ${RECOUNTED_NAMES.map(
      (name) => `coalesce(sum(n) filter (where counter = '${name}' and quarter is null), 0)::int as ${name},
        quarter_counts(quarter, n) filter (where counter = '${name}') as ${name}_by_quarter`,
    ).join(', ')}
    from differences group by day
  ), mended as (
    insert into form_stats_days as s (form_id, account_id, day, shard, ${columnsOf(RECOUNTED_NAMES)})
    select ?::uuid, ?::uuid, day, 0, ${columnsOf(RECOUNTED_NAMES)} from days order by day
    on conflict (form_id, day, shard) do update set ${addToCounters(RECOUNTED_NAMES)}
  )
  select day::text, ${RECOUNTED_NAMES.join(', ')} from days order by day`;

const MEND_CLICKS = `
  with counted as (
    ${rowsOf('email_clicks', 'clicked_at', 'true', 'click_type')}
  ), differences as (
    select day, key, quarter, sum(n)::int as n from (
      select key, day, quarter, n from counted
      union all
      select key, day, null, n from counted
      union all
      select s.key, s.day, part.quarter, -part.n from form_stats_details s
      cross join lateral ${partsOf('s.count', 's.count_by_quarter')} as part
      where form_id = ?::uuid and kind = 'click' and day >= ?::date and day < ?::date
    ) as rows group by 1, 2, 3 having sum(n) <> 0
  ), days as (
    select day, key, coalesce(sum(n) filter (where quarter is null), 0)::int as count,
      quarter_counts(quarter, n) as count_by_quarter
    from differences group by day, key
  ), mended as (
    insert into form_stats_details as s (form_id, account_id, kind, day, key, shard, ${columnsOf(['count'])})
    select ?::uuid, ?::uuid, 'click', day, key, 0, ${columnsOf(['count'])} from days order by day, key
    on conflict (form_id, kind, day, key, shard) do update set ${addToCounters(['count'])}
  )
  select day::text, key, count from days order by day, key`;

const sumsOf = (counters: readonly string[]): string =>
  counters.map((name) => `sum(${name})::int, sum_quarters(${name}_by_quarter)`).join(', ');

/** Merges the shards of completed days; shards only separate concurrent writers. */
const FOLD_DAYS = `
  with moved as (
    delete from form_stats_days where shard > 0 and day < (now() at time zone 'UTC')::date - 1 returning *
  )
  insert into form_stats_days as s (form_id, day, shard, account_id, ${columnsOf(COUNTERS)})
  select form_id, day, 0, account_id, ${sumsOf(COUNTERS)}
  from moved group by form_id, day, account_id order by form_id, day
  on conflict (form_id, day, shard) do update set ${addToCounters(COUNTERS)}`;

const FOLD_DETAILS = `
  with moved as (
    delete from form_stats_details where shard > 0 and day < (now() at time zone 'UTC')::date - 1 returning *
  )
  insert into form_stats_details as s (form_id, kind, day, key, shard, account_id, ${columnsOf(['count'])})
  select form_id, kind, day, key, 0, account_id, ${sumsOf(['count'])}
  from moved group by form_id, kind, day, key, account_id order by form_id, kind, day, key
  on conflict (form_id, kind, day, key, shard) do update set ${addToCounters(['count'])}`;

/** A wrong counter, and how much too low it was. */
interface Difference {
  formId: string;
  day: string;
  [figure: string]: string | number;
}

interface CheckedForm {
  id: string;
  accountId: string;
  /** Null for a form without any rows or counters. */
  since: Date | string | null;
}

/**
 * Recounts all rows, corrects and reports every counter that differs, then merges the shards. Runs nightly, form
 * by form and month by month, so that no statement takes long.
 * @returns the differences; any is a defect.
 */
export async function checkStats({ orm, logger }: { orm: MikroORM; logger: Logger }): Promise<Difference[]> {
  const forms = await inTransaction(orm, (em) => em.execute<CheckedForm[]>(FIND_FORMS));
  const differences: Difference[] = [];
  for (const form of forms) differences.push(...(await checkForm(orm, form)));
  if (differences.length > 0) {
    logger.error({ count: differences.length, differences: differences.slice(0, 20) }, 'Counters were wrong');
  }
  const check = { at: new Date().toISOString(), differences: differences.length };
  await inTransaction(orm, (em) => writeSystemState(em, LAST_CHECK, check));
  for (const fold of [FOLD_DAYS, FOLD_DETAILS]) await inTransaction(orm, (em) => em.execute(fold, [], 'run'));
  return differences;
}

export const checkStatsJob = defineJob({
  name: 'check_stats',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '27 4 * * *', backfillMs: 86_400_000 },
  run: checkStats,
});

async function checkForm(orm: MikroORM, { id, accountId, since }: CheckedForm): Promise<Difference[]> {
  if (since === null) return [];
  const found: Difference[] = [];
  const end = Date.now();
  for (let from = monthOf(new Date(since)); from.getTime() <= end; from = monthAfter(from)) {
    const stretch = [id, from, monthAfter(from)];
    const target = [id, accountId];
    await inTransaction(orm, async (em) => {
      type Rows = Omit<Difference, 'formId'>[];
      const days = await em.execute<Rows>(MEND_DAYS, [
        ...stretch,
        ...stretch,
        ...stretch,
        ...stretch,
        ...target,
      ]);
      const clicks = await em.execute<Rows>(MEND_CLICKS, [...stretch, ...stretch, ...target]);
      for (const row of [...days, ...clicks]) found.push({ ...row, formId: id, day: String(row['day']) });
    });
  }
  return found;
}

const monthOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
const monthAfter = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1));
