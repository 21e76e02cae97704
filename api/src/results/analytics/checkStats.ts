import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { z } from 'zod';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { writeSystemState } from '../../platform/settings/systemState.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';

/** The system state the doctor reports: when counters were last checked, and how many were wrong. */
const LAST_CHECK = 'counters_last_check';

const FIND_FORMS = `
  select id, account_id as "accountId" from forms where erased_at is null order by id`;

/** The time of a form's first row or counter. */
const FIND_START = `
  select least(
    (select min(submitted_at) from form_submissions where account_id = ? and form_id = ? and deleted_at is null),
    (select min(clicked_at) from email_clicks where account_id = ? and form_id = ?),
    (select min(redirected_at) from form_redirects where account_id = ? and form_id = ?),
    (select min(day)::timestamp at time zone 'UTC' from form_stats_days where account_id = ? and form_id = ?)
  ) as since`;

/** Rows of a form in a period, by quarter of an hour; `?` = account, form, from, until. */
const rowsOf = (table: string, at: string, where: string, key = `''`): string => `
  select ${key} as key, to_timestamp(floor(extract(epoch from ${at}) / 900) * 900) as at, count(*)::int as n
  from ${table} where account_id = ?::uuid and form_id = ?::uuid and ${at} >= ?::timestamptz and ${at} < ?::timestamptz and ${where} group by 1, 2`;

const SUBMISSIONS = rowsOf('form_submissions', 'submitted_at', 'deleted_at is null');
const CLICKS = rowsOf('email_clicks', 'clicked_at', 'true', 'click_type');
const REDIRECTS = rowsOf('form_redirects', 'redirected_at', 'true');

/**
 * Adds the difference of rows and counters to the counters, day by day. Both change in the same transaction, so
 * every snapshot must find them equal; additions commute with concurrent ones.
 */
const MEND_DAYS = `
  with differences as (
    select day, sum(submissions)::int as submissions, sum(submissions_at) as submissions_at,
      sum(clicks)::int as clicks, sum(clicks_at) as clicks_at,
      sum(redirects)::int as redirects, sum(redirects_at) as redirects_at
    from (
      select (at at time zone 'UTC')::date as day, n as submissions, n * form_stats_quarter(at) as submissions_at,
        0 as clicks, 0 as clicks_at, 0 as redirects, 0 as redirects_at from (${SUBMISSIONS}) s
      union all
      select (at at time zone 'UTC')::date, 0, 0, n, n * form_stats_quarter(at), 0, 0 from (${CLICKS}) c
      union all
      select (at at time zone 'UTC')::date, 0, 0, 0, 0, n, n * form_stats_quarter(at) from (${REDIRECTS}) r
      union all
      select day, -submissions, -submissions_at, -clicks, -clicks_at, -redirects, -redirects_at
      from form_stats_days where account_id = ?::uuid and form_id = ?::uuid and day >= ?::date and day < ?::date
    ) as rows group by day
    having sum(submissions_at) <> 0 or sum(clicks_at) <> 0 or sum(redirects_at) <> 0
      or sum(submissions) <> 0 or sum(clicks) <> 0 or sum(redirects) <> 0
  ), mended as (
    insert into form_stats_days as s
      (account_id, form_id, day, shard, submissions, submissions_at, clicks, clicks_at, redirects, redirects_at)
    select ?::uuid, ?::uuid, day, 0, submissions, submissions_at, clicks, clicks_at, redirects, redirects_at
    from differences order by day
    on conflict on constraint form_stats_days_pkey do update set
      submissions = s.submissions + excluded.submissions, submissions_at = s.submissions_at + excluded.submissions_at,
      clicks = s.clicks + excluded.clicks, clicks_at = s.clicks_at + excluded.clicks_at,
      redirects = s.redirects + excluded.redirects, redirects_at = s.redirects_at + excluded.redirects_at
  )
  select day::text, submissions, clicks, redirects from differences order by day`;

const MEND_CLICKS = `
  with differences as (
    select day, key, sum(count)::int as count, sum(count_at) as count_at from (
      select (at at time zone 'UTC')::date as day, key, n as count, n * form_stats_quarter(at) as count_at from (${CLICKS}) c
      union all
      select day, key, -count, -count_at from form_stats_details
      where account_id = ?::uuid and form_id = ?::uuid and kind = 'click' and day >= ?::date and day < ?::date
    ) as rows group by day, key having sum(count_at) <> 0 or sum(count) <> 0
  ), mended as (
    insert into form_stats_details as s (account_id, form_id, kind, day, key, shard, count, count_at)
    select ?::uuid, ?::uuid, 'click', day, key, 0, count, count_at from differences order by day, key
    on conflict on constraint form_stats_details_pkey do update set
      count = s.count + excluded.count, count_at = s.count_at + excluded.count_at
  )
  select day::text, key, count from differences order by day, key`;

/** Merges the shards of completed days; shards only separate concurrent writers. */
const FOLD_DAYS = `
  with moved as (
    delete from form_stats_days where shard > 0 and day < (now() at time zone 'UTC')::date - 1 returning *
  )
  insert into form_stats_days as s
  (form_id, day, shard, account_id, views, views_at, starts, starts_at, completions, completions_at,
    submissions, submissions_at, clicks, clicks_at, redirects, redirects_at)
  select form_id, day, 0, account_id, sum(views)::int, sum(views_at), sum(starts)::int, sum(starts_at),
    sum(completions)::int, sum(completions_at), sum(submissions)::int, sum(submissions_at),
    sum(clicks)::int, sum(clicks_at), sum(redirects)::int, sum(redirects_at)
  from moved group by form_id, day, account_id order by form_id, day
  on conflict on constraint form_stats_days_pkey do update set
    views = s.views + excluded.views, views_at = s.views_at + excluded.views_at,
    starts = s.starts + excluded.starts, starts_at = s.starts_at + excluded.starts_at,
    completions = s.completions + excluded.completions, completions_at = s.completions_at + excluded.completions_at,
    submissions = s.submissions + excluded.submissions, submissions_at = s.submissions_at + excluded.submissions_at,
    clicks = s.clicks + excluded.clicks, clicks_at = s.clicks_at + excluded.clicks_at,
    redirects = s.redirects + excluded.redirects, redirects_at = s.redirects_at + excluded.redirects_at`;

const FOLD_DETAILS = `
  with moved as (
    delete from form_stats_details where shard > 0 and day < (now() at time zone 'UTC')::date - 1 returning *
  )
  insert into form_stats_details as s (form_id, kind, day, key, shard, account_id, count, count_at)
  select form_id, kind, day, key, 0, account_id, sum(count)::int, sum(count_at)
  from moved group by form_id, kind, day, key, account_id order by form_id, kind, day, key
  on conflict on constraint form_stats_details_pkey do update set
    count = s.count + excluded.count, count_at = s.count_at + excluded.count_at`;

/** A wrong counter, and how much too low it was. */
interface Difference {
  formId: string;
  day: string;
  [figure: string]: string | number;
}

type FormKey = Pick<Form, 'id' | 'accountId'>;

/**
 * Recounts all rows, corrects and reports every counter that differs, then merges the shards. Runs nightly, form
 * by form and month by month, so that no statement takes long.
 * @returns the differences; any is a defect.
 */
export async function checkStats({ orm, logger }: { orm: MikroORM; logger: Logger }): Promise<Difference[]> {
  const forms = await inTransaction(orm, (em) => em.execute<FormKey[]>(FIND_FORMS));
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
  cron: { match: '27 4 * * *', backfillMs: DAY_MS },
  run: checkStats,
});

async function checkForm(orm: MikroORM, { id, accountId }: FormKey): Promise<Difference[]> {
  const target = [accountId, id];
  const [first] = await inTransaction(orm, (em) =>
    em.execute<{ since: Date | string | null }[]>(FIND_START, [...target, ...target, ...target, ...target]),
  );
  const since = first?.since ?? null;
  if (since === null) return [];
  const found: Difference[] = [];
  const end = Date.now();
  for (let from = monthOf(new Date(since)); from.getTime() <= end; from = monthAfter(from)) {
    const stretch = [...target, from, monthAfter(from)];
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
