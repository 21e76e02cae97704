import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { z } from 'zod';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { kyselyIn } from '../../platform/entities/kysely.ts';
import { writeSystemState } from '../../platform/settings/systemState.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';

/** The system state the doctor reports: when counters were last checked, and how many were wrong. */
const LAST_CHECK = 'counters_last_check';

/** The time of a form's first row or counter. */
const startOf = (form: FormKey) => sql<{ since: Date | null }>`
  select least(
    (select min(submitted_at) from form_submissions where ${ofForm(form)} and deleted_at is null),
    (select min(clicked_at) from email_clicks where ${ofForm(form)}),
    (select min(redirected_at) from form_redirects where ${ofForm(form)}),
    (select min(day)::timestamp at time zone 'UTC' from form_stats_days where ${ofForm(form)})
  ) as since`;

const ofForm = ({ id, accountId }: FormKey): Sql =>
  sql`account_id = ${accountId}::uuid and form_id = ${id}::uuid`;

/** A month of a form, in UTC; the times are ISO 8601, as a day of a `Date` would be that of the process's zone. */
interface Stretch extends FormKey {
  from: string;
  until: string;
}

/** Days of a stretch. */
const daysOf = (stretch: Stretch): Sql =>
  sql`${ofForm(stretch)} and day >= ${stretch.from}::date and day < ${stretch.until}::date`;

/** Rows of a form in a stretch, by quarter of an hour. */
const rowsOf = (
  stretch: Stretch,
  table: string,
  { at, where, key = sql`''` }: { at: Sql; where: Sql; key?: Sql },
): Sql => sql`
  select ${key} as key, to_timestamp(floor(extract(epoch from ${at}) / 900) * 900) as at, count(*)::int as n
  from ${sql.table(table)} where ${ofForm(stretch)} and ${at} >= ${stretch.from}::timestamptz
    and ${at} < ${stretch.until}::timestamptz and ${where} group by 1, 2`;

const submissionsIn = (stretch: Stretch): Sql =>
  rowsOf(stretch, 'form_submissions', { at: sql`submitted_at`, where: sql`deleted_at is null` });
const clicksIn = (stretch: Stretch): Sql =>
  rowsOf(stretch, 'email_clicks', { at: sql`clicked_at`, where: sql`true`, key: sql`click_type` });
const redirectsIn = (stretch: Stretch): Sql =>
  rowsOf(stretch, 'form_redirects', { at: sql`redirected_at`, where: sql`true` });

/**
 * Adds the difference of rows and counters to the counters, day by day. Both change in the same transaction, so
 * every snapshot must find them equal; additions commute with concurrent ones.
 */
const mendDays = (stretch: Stretch) => sql<Omit<Difference, 'formId'>>`
  with differences as (
    select day, sum(submissions)::int as submissions, sum(submissions_at) as submissions_at,
      sum(clicks)::int as clicks, sum(clicks_at) as clicks_at,
      sum(redirects)::int as redirects, sum(redirects_at) as redirects_at
    from (
      select (at at time zone 'UTC')::date as day, n as submissions, n * form_stats_quarter(at) as submissions_at,
        0 as clicks, 0 as clicks_at, 0 as redirects, 0 as redirects_at from (${submissionsIn(stretch)}) s
      union all
      select (at at time zone 'UTC')::date, 0, 0, n, n * form_stats_quarter(at), 0, 0 from (${clicksIn(stretch)}) c
      union all
      select (at at time zone 'UTC')::date, 0, 0, 0, 0, n, n * form_stats_quarter(at) from (${redirectsIn(stretch)}) r
      union all
      select day, -submissions, -submissions_at, -clicks, -clicks_at, -redirects, -redirects_at
      from form_stats_days where ${daysOf(stretch)}
    ) as rows group by day
    having sum(submissions_at) <> 0 or sum(clicks_at) <> 0 or sum(redirects_at) <> 0
      or sum(submissions) <> 0 or sum(clicks) <> 0 or sum(redirects) <> 0
  ), mended as (
    insert into form_stats_days as s
      (account_id, form_id, day, shard, submissions, submissions_at, clicks, clicks_at, redirects, redirects_at)
    select ${stretch.accountId}::uuid, ${stretch.id}::uuid, day, 0, submissions, submissions_at, clicks, clicks_at, redirects, redirects_at
    from differences order by day
    on conflict on constraint form_stats_days_pkey do update set
      submissions = s.submissions + excluded.submissions, submissions_at = s.submissions_at + excluded.submissions_at,
      clicks = s.clicks + excluded.clicks, clicks_at = s.clicks_at + excluded.clicks_at,
      redirects = s.redirects + excluded.redirects, redirects_at = s.redirects_at + excluded.redirects_at
  )
  select day::text, submissions, clicks, redirects from differences order by day`;

const mendClicks = (stretch: Stretch) => sql<Omit<Difference, 'formId'>>`
  with differences as (
    select day, key, sum(count)::int as count, sum(count_at) as count_at from (
      select (at at time zone 'UTC')::date as day, key, n as count, n * form_stats_quarter(at) as count_at from (${clicksIn(stretch)}) c
      union all
      select day, key, -count, -count_at from form_stats_details
      where ${daysOf(stretch)} and kind = 'click'
    ) as rows group by day, key having sum(count_at) <> 0 or sum(count) <> 0
  ), mended as (
    insert into form_stats_details as s (account_id, form_id, kind, day, key, shard, count, count_at)
    select ${stretch.accountId}::uuid, ${stretch.id}::uuid, 'click', day, key, 0, count, count_at from differences order by day, key
    on conflict on constraint form_stats_details_pkey do update set
      count = s.count + excluded.count, count_at = s.count_at + excluded.count_at
  )
  select day::text, key, count from differences order by day, key`;

/** Merges the shards of completed days; shards only separate concurrent writers. */
const FOLD_DAYS = sql`
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

const FOLD_DETAILS = sql`
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
  const forms = await inTransaction(orm, (em) =>
    kyselyIn(em)
      .selectFrom('forms')
      .select(['id', 'account_id as accountId'])
      .where('erased_at', 'is', null)
      .orderBy('id')
      .execute(),
  );
  const differences: Difference[] = [];
  for (const form of forms) differences.push(...(await checkForm(orm, form)));
  if (differences.length > 0) {
    logger.error({ count: differences.length, differences: differences.slice(0, 20) }, 'Counters were wrong');
  }
  const check = { at: new Date().toISOString(), differences: differences.length };
  await inTransaction(orm, (em) => writeSystemState(em, LAST_CHECK, check));
  for (const fold of [FOLD_DAYS, FOLD_DETAILS]) await inTransaction(orm, (em) => run(em, fold));
  return differences;
}

export const checkStatsJob = defineJob({
  name: 'check_stats',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '27 4 * * *', backfillMs: DAY_MS },
  run: checkStats,
});

async function checkForm(orm: MikroORM, form: FormKey): Promise<Difference[]> {
  const [first] = await inTransaction(orm, (em) => run(em, startOf(form)));
  const since = first?.since ?? null;
  if (since === null) return [];
  const found: Difference[] = [];
  const end = Date.now();
  for (let from = monthOf(since); from.getTime() <= end; from = monthAfter(from)) {
    const stretch = { ...form, from: from.toISOString(), until: monthAfter(from).toISOString() };
    await inTransaction(orm, async (em) => {
      const days = await run(em, mendDays(stretch));
      const clicks = await run(em, mendClicks(stretch));
      for (const row of [...days, ...clicks])
        found.push({ ...row, formId: form.id, day: String(row['day']) });
    });
  }
  return found;
}

const monthOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
const monthAfter = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1));
