import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { actAsSystem } from '../db/actAs.ts';

/** What the counters are held against: column by column the rows that they count. */
const RAW = `
  select form_id, account_id, (submitted_at at time zone 'UTC')::date as day,
    1 as submissions, form_stats_quarter(submitted_at) as submissions_at, 0 as clicks, 0 as clicks_at, 0 as redirects, 0 as redirects_at
  from form_submissions where deleted_at is null
  union all
  select form_id, account_id, (clicked_at at time zone 'UTC')::date, 0, 0, 1, form_stats_quarter(clicked_at), 0, 0 from email_clicks
  union all
  select form_id, account_id, (redirected_at at time zone 'UTC')::date, 0, 0, 0, 0, 1, form_stats_quarter(redirected_at)
  from form_redirects where redirected_at is not null
  union all
  select form_id, account_id, day, -submissions, -submissions_at, -clicks, -clicks_at, -redirects, -redirects_at from form_stats_days`;

/**
 * Rows and counters change in the same transaction, so any one snapshot must find them equal, whatever
 * goes on meanwhile. What differs is added to the counters: additions may come in any order.
 */
const MEND_DAYS = `
  with differences as (
    select form_id, account_id, day,
      sum(submissions)::int as submissions, sum(submissions_at) as submissions_at,
      sum(clicks)::int as clicks, sum(clicks_at) as clicks_at,
      sum(redirects)::int as redirects, sum(redirects_at) as redirects_at
    from (${RAW}) as rows group by 1, 2, 3
    having sum(submissions_at) <> 0 or sum(clicks_at) <> 0 or sum(redirects_at) <> 0
      or sum(submissions) <> 0 or sum(clicks) <> 0 or sum(redirects) <> 0
  ), mended as (
    insert into form_stats_days as s
      (form_id, account_id, day, shard, submissions, submissions_at, clicks, clicks_at, redirects, redirects_at)
    select form_id, account_id, day, 0, submissions, submissions_at, clicks, clicks_at, redirects, redirects_at
    from differences order by form_id, day
    on conflict (form_id, day, shard) do update set
      submissions = s.submissions + excluded.submissions, submissions_at = s.submissions_at + excluded.submissions_at,
      clicks = s.clicks + excluded.clicks, clicks_at = s.clicks_at + excluded.clicks_at,
      redirects = s.redirects + excluded.redirects, redirects_at = s.redirects_at + excluded.redirects_at
  )
  select form_id as "formId", day::text, submissions, clicks, redirects from differences order by form_id, day`;

const MEND_CLICKS = `
  with differences as (
    select form_id, account_id, day, key, sum(count)::int as count, sum(count_at) as count_at from (
      select form_id, account_id, (clicked_at at time zone 'UTC')::date as day, click_type as key, 1 as count,
        form_stats_quarter(clicked_at) as count_at from email_clicks
      union all
      select form_id, account_id, day, key, -count, -count_at from form_stats_details where kind = 'click'
    ) as rows group by 1, 2, 3, 4 having sum(count_at) <> 0 or sum(count) <> 0
  ), mended as (
    insert into form_stats_details as s (form_id, account_id, kind, day, key, shard, count, count_at)
    select form_id, account_id, 'click', day, key, 0, count, count_at from differences order by form_id, day, key
    on conflict (form_id, kind, day, key, shard) do update set
      count = s.count + excluded.count, count_at = s.count_at + excluded.count_at
  )
  select form_id as "formId", day::text, key, count from differences order by form_id, day, key`;

/** Shards keep writers apart; days that are over need but one. */
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
  on conflict (form_id, day, shard) do update set
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
  on conflict (form_id, kind, day, key, shard) do update set
    count = s.count + excluded.count, count_at = s.count_at + excluded.count_at`;

/** How long the whole check may take, in milliseconds: it reads every submission there is. */
const CHECK_MS = 10 * 60_000;

/** A counter that was not what it counts, by how much it was too low. */
interface Difference {
  formId: string;
  day: string;
  [figure: string]: string | number;
}

/**
 * Counts everything anew that has rows, and reports and mends every counter that differs; then brings
 * together what several connections counted. Runs nightly.
 * @returns what differed: nothing, unless there is a fault.
 */
export async function checkStats({ orm, logger }: { orm: MikroORM; logger: Logger }): Promise<Difference[]> {
  const differences = await actAsSystem(orm, async (em) => {
    await em.execute(`set local statement_timeout = ${CHECK_MS}`);
    const days = await em.execute<Difference[]>(MEND_DAYS);
    const clicks = await em.execute<Difference[]>(MEND_CLICKS);
    return [...days, ...clicks];
  });
  if (differences.length > 0) {
    logger.error({ count: differences.length, differences: differences.slice(0, 20) }, 'Counters were wrong');
  }
  for (const fold of [FOLD_DAYS, FOLD_DETAILS]) await actAsSystem(orm, (em) => em.execute(fold, [], 'run'));
  return differences;
}
