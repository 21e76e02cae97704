import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, utcDay } from '../../platform/calendar/days.ts';
import type { FormTrend, FormTrendsResponse } from '../../platform/contract/index.ts';
import { idArray, run, sql } from '../../platform/db/sql.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { formsAssignedTo, formsInAccount } from '../policy.ts';

/** Days of a trend, today included. */
const TREND_DAYS = 14;
/** Newest submissions of a form among which unread ones are looked for: the count stays cheap at any size. */
const UNREAD_AMONG = 1_000;
/** Unread submissions that are counted; a badge says "99+" of them. */
const MAX_UNREAD = 100;

/**
 * Counts the submissions of the last days, by UTC day, and the actor's unread ones, for each form that they own or
 * that is assigned to them. Forms without any are left out.
 */
export async function listFormTrends(em: EntityManager, actor: Actor): Promise<FormTrendsResponse> {
  const listed = await em.find(
    Form,
    { $or: [formsInAccount(actor), formsAssignedTo(actor)] },
    { fields: ['id', 'accountId'], disableIdentityMap: true },
  );
  const today = utcDay(Date.now());
  const from = addDays(today, 1 - TREND_DAYS);
  const trends = new Map<string, FormTrend>();
  const trendOf = (formId: string): FormTrend => {
    const trend = trends.get(formId) ?? {
      formId,
      unread: 0,
      days: Array.from({ length: TREND_DAYS }, () => 0),
    };
    trends.set(formId, trend);
    return trend;
  };
  for (const [accountId, ofAccount] of Map.groupBy(listed, (form) => form.accountId)) {
    const ids = idArray(ofAccount.map(({ id }) => id));
    const days = await run<{ formId: string; day: number; count: number }>(
      em,
      sql`
      select form_id as "formId", day - ${from}::date as day, sum(submissions)::int as count
      from form_stats_days
      where account_id = ${accountId} and form_id = any(${ids}::uuid[]) and day >= ${from}::date and day <= ${today}::date
      group by 1, 2 having sum(submissions) > 0`,
    );
    const unread = await run<{ formId: string; count: number }>(
      em,
      sql`
      select form.id as "formId", newest.unread as count
      from unnest(${ids}::uuid[]) as form(id)
      cross join lateral (
        select count(*)::int as unread from (
          select 1 from (
            select id from form_submissions
            where account_id = ${accountId} and form_id = form.id and deleted_at is null
            order by submitted_at desc, id desc limit ${sql.lit(UNREAD_AMONG)}) s
          where not exists (
            select from submission_marks m
            where m.account_id = ${accountId} and m.user_id = ${actor.id} and m.submission_id = s.id
              and m.read_at is not null)
          limit ${sql.lit(MAX_UNREAD)}) found) newest
      where newest.unread > 0`,
    );
    for (const { formId, day, count } of days) trendOf(formId).days[day] = count;
    for (const { formId, count } of unread) trendOf(formId).unread = count;
  }
  return { from, trends: [...trends.values()] };
}
