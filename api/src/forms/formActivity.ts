import type { EntityManager } from '@mikro-orm/postgresql';
import { idArray, run, sql, type Sql } from '../platform/db/sql.ts';
import type { Form } from '../platform/entities/form.entity.ts';

/** The activity of a form's visitors. */
export interface FormActivity {
  /** Submissions outside the trash. */
  submissionCount: number;
  lastSubmissionAt: Date | null;
}

export const NO_ACTIVITY: FormActivity = { submissionCount: 0, lastSubmissionAt: null };

/** Rows counted one by one; the counters of analytics, equal in every snapshot (decision 070), tell larger numbers. */
const FEW = 1_000;

/** The activity of forms of one account. */
const activityOf = (accountId: string, formIds: readonly string[]): Sql => {
  const kept = sql`s.account_id = ${accountId} and s.form_id = form.id and s.deleted_at is null`;
  return sql`
    select form.id as form_id, latest.submitted_at as last,
      case when few.count <= ${sql.lit(FEW)} then few.count
        else (select sum(day.submissions)::int from form_stats_days day
          where day.account_id = ${accountId} and day.form_id = form.id) end as count
    from unnest(${idArray(formIds)}::uuid[]) as form(id)
    cross join lateral (
      select s.submitted_at from form_submissions s where ${kept} order by s.submitted_at desc limit 1) as latest
    cross join lateral (
      select count(*)::int as count from (
        select 1 from form_submissions s where ${kept} limit ${sql.lit(FEW + 1)}) as first) as few`;
};

/** The activity of several forms at once, by form id; forms without any are left out. */
export async function findFormActivity(
  em: EntityManager,
  forms: readonly Pick<Form, 'id' | 'accountId'>[],
): Promise<Map<string, FormActivity>> {
  const found = new Map<string, FormActivity>();
  for (const [accountId, ofAccount] of Map.groupBy(forms, (form) => form.accountId)) {
    const ids = ofAccount.map(({ id }) => id);
    const rows = await run<{ form_id: string; count: number; last: Date }>(em, activityOf(accountId, ids));
    for (const { form_id: id, count, last } of rows)
      found.set(id, { submissionCount: count, lastSubmissionAt: new Date(last) });
  }
  return found;
}
