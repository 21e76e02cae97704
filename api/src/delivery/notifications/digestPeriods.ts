import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql } from '../../platform/db/sql.ts';
import { MINUTE_MS } from '../../platform/calendar/durations.ts';
import type { Database } from '../../platform/entities/database.ts';
import { DigestPeriod } from '../../platform/entities/digestPeriod.entity.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';

/** Time after its first submission in which a period ends, in ms. */
const LENGTH_MS = 9.5 * MINUTE_MS;
/** Time from the end of a period to its digest, in ms: whoever saw the period has stored their rows by then. */
const GRACE_MS = 0.5 * MINUTE_MS;

/** When the digest of a period is due. */
export const dueAt = ({ endsAt }: DigestPeriod): Date => new Date(endsAt.getTime() + GRACE_MS);

/** Those of some submissions that lie in no period of their form, in the order of their ids. */
const outside = (accountId: string, asked: string) => sql<Pick<Database['form_submissions'], 'id'>>`
  select s.id from jsonb_to_recordset(${asked}::jsonb) as asked(id uuid)
  cross join lateral (
    select id, form_id, submitted_at from form_submissions where account_id = ${accountId} and id = asked.id limit 1) s
  join forms f on f.id = s.form_id
  where f.auto_reply ->> 'isOn' = 'true' or f.answered_recipients is not null
    or exists (select from webhooks w where w.form_id = s.form_id and w.is_active)
    or exists (
      select from notification_recipients r
      where r.account_id = f.account_id and r.form_id = f.id and r.is_enabled and r.condition is not null)
    or exists (select from webhooks w where w.account_id = f.account_id and w.form_id is null and w.is_active)
    or not exists (
      select from digest_periods d
      where d.form_id = s.form_id and d.starts_at <= s.submitted_at and d.ends_at > s.submitted_at)
  order by s.id`;

/**
 * Finds the submissions that cause something: a digest tells of the others, and their forms answer and call nobody and
 * have no recipient with a condition.
 * Deleted submissions cause nothing.
 */
export async function findCausing(
  em: EntityManager,
  news: readonly { accountId: string; submissionId: string }[],
): Promise<ReadonlySet<string>> {
  const causing = new Set<string>();
  for (const [accountId, ofAccount] of Map.groupBy(news, (one) => one.accountId)) {
    const asked = JSON.stringify(ofAccount.map(({ submissionId }) => ({ id: submissionId })));
    for (const { id } of await run(em, outside(accountId, asked))) causing.add(id);
  }
  return causing;
}

/**
 * Whether a digest tells of a submission, or has told.
 * @param isUntold whether only a digest that is still to come counts
 */
export async function isInPeriod(
  em: EntityManager,
  { formId, submittedAt }: Pick<Submission, 'formId' | 'submittedAt'>,
  isUntold: boolean,
): Promise<boolean> {
  const count = await em.count(DigestPeriod, {
    formId,
    startsAt: { $lte: submittedAt },
    endsAt: { $gt: submittedAt },
    ...(isUntold && { toldAt: null }),
  });
  return count > 0;
}

/** The period whose digest comes next. */
export const findUntold = (em: EntityManager, formId: string): Promise<DigestPeriod | null> =>
  em.findOne(DigestPeriod, { formId, toldAt: null }, { orderBy: { endsAt: 'asc' } });

/**
 * Brings a submission that lies in no period into one: into the period that waits for its digest, if that begins later,
 * else into a new one, which all that follow lie in as well. The caller holds the form's lock.
 * @returns the period; null for a submission older than what was told already, which needs a mail of its own.
 */
export async function takeIntoPeriod(
  em: EntityManager,
  { formId, accountId, submittedAt }: Pick<Submission, 'formId' | 'accountId' | 'submittedAt'>,
): Promise<DigestPeriod | null> {
  const last = await em.findOne(DigestPeriod, { formId }, { orderBy: { endsAt: 'desc' } });
  if (last && submittedAt < last.startsAt) {
    if (last.toldAt) return null;
    last.startsAt = submittedAt;
    return last;
  }
  const endsAt = new Date(Math.max(Date.now(), submittedAt.getTime()) + LENGTH_MS);
  return em.create(DigestPeriod, { formId, accountId, startsAt: submittedAt, endsAt });
}
