import type { Pool, PoolClient } from 'pg';
import { JOBS, TASKS } from '../../../../platform/db/graphileTables.ts';
import { stateKey } from '../../publishedForm.ts';
import type { Invalid, QuotaFull } from '../outcome.ts';
import { ATTEMPT_LIMITS, countAttempts } from '../submitAttempts.ts';
import type { NewSubmission } from './submissionStore.ts';

/** The rows of a group, by the names of `toRecord`. */
const asked = ({ hasLanguages, hasSpam }: Parts): string => `asked as materialized (
  select * from jsonb_to_recordset($1::jsonb) as asked (
    id uuid, "formId" uuid, "accountId" uuid, "revisionId" uuid, answers jsonb, "idempotencyKey" uuid,
    "contentHash" text, "receiptCode" text, "userAgent" text, "submittedAt" timestamptz, "stateKey" text, bucket text,
    "redirectId" uuid, target text, referrer text, token text, provider text, "expiresAt" timestamptz${hasLanguages ? ', language text' : ''}${hasSpam ? ', spam jsonb' : ''})
)`;

/**
 * The forms of the group: what they do for each submission, whether anybody is to be told of it, and the last period
 * whose submissions a digest tells of (decision 190). The subqueries of a form with a current period are not run; those
 * of recipients that no digest is for are run for such forms alone (decision 860).
 */
const FORMS_ASKED = `forms_asked as materialized (
  select f.id, ${stateKey('f', 'p')} as "stateKey", d.starts_at, d.ends_at,
    coalesce(f.auto_reply ->> 'isOn' = 'true' or f.answered_recipients is not null
      or (select true from webhooks w where w.form_id = f.id and w.is_active limit 1)
      or (select true from webhooks w
        where w.account_id = f.account_id and w.form_id is null and w.is_active limit 1)
      or (d.ends_at is not null and (select true from notification_recipients r
        where r.account_id = f.account_id and r.form_id = f.id and r.is_enabled and r.condition is not null limit 1)),
      false) as is_acting,
    coalesce(d.ends_at > now() or (
      (f.client_primary_email is not null
        or (select true from notification_recipients r
          where r.account_id = f.account_id and r.form_id = f.id and r.is_enabled limit 1)
        or (select true from notification_recipients r
          where r.account_id = f.account_id and r.form_id is null and r.is_enabled limit 1))
      and (select true from account_members m join profiles o on o.user_id = m.user_id
        where m.account_id = f.account_id and m.role = 'owner' and o.notifications_enabled limit 1)), false) as is_told
  from (select distinct "formId" as id from asked) asked
  cross join lateral (select * from forms where id = asked.id limit 1) f
  left join lateral (select * from form_publishing where form_id = f.id limit 1) p on true
  left join lateral (
    select starts_at, ends_at from digest_periods where form_id = f.id order by ends_at desc limit 1) d on true
)`;

/** Claims whose form is as it was, then those whose attempt counts as well. Without a claim all is confirmed. */
const CONFIRMED = `held as materialized (
  select a.id, a.bucket, a."idempotencyKey" as key
  from asked a join forms_asked f on f.id = a."formId" and f."stateKey" = a."stateKey"
), limits as materialized (${ATTEMPT_LIMITS}), counted as (${countAttempts('held')}
), confirmed as materialized (
  select id from asked where bucket is null
  union all
  select h.id from held h, limits where not is_on or h.bucket in (select bucket from counted)
)`;

/** Of submissions with one token, one spends it (T30). */
const SPENT = `spent as (
  insert into used_captcha_tokens (token_hash, provider, expires_at)
  select a.token, a.provider, a."expiresAt" from asked a
  where a.token is not null and a.id in (select id from confirmed)
  order by a.token
  on conflict (token_hash) do nothing
  returning token_hash
)`;

/** A repeat of a stored key needs no token, and leaves a new one for another submission (T30). */
const GIVE_BACK = 'delete from used_captcha_tokens where token_hash = any($1)';

/** Rows are written in the order of their keys, so that two groups with common keys never deadlock. */
const stored = (condition: string, { hasLanguages, hasSpam }: Parts): string => `stored as (
  insert into form_submissions
    (id, form_id, account_id, revision_id, submission_data, idempotency_key, content_hash, receipt_code, user_agent, submitted_at${hasLanguages ? ', language' : ''}${hasSpam ? ', spam, deleted_at' : ''})
  select a.id, a."formId", a."accountId", a."revisionId", a.answers, a."idempotencyKey", a."contentHash",
    a."receiptCode", a."userAgent", a."submittedAt"${hasLanguages ? ', a.language' : ''}${hasSpam ? `, a.spam, case when a.spam is not null then a."submittedAt" end` : ''}
  from asked a
  where a.id in (select id from confirmed) and ${condition}
  order by a."formId", a."idempotencyKey"
  on conflict on constraint form_submissions_idempotency_key do nothing
  returning id, form_id
)`;

const LEAVING = `leaving as (
  insert into form_redirects (id, form_id, account_id, submission_id, target)
  select "redirectId", "formId", "accountId", id, target
  from asked where target is not null and id in (select id from stored)
)`;

/**
 * `add_job` costs as much as all the rest, so a job of a known task is inserted as it would do, except for its
 * notification: see `createSubmissionAnnouncer` (decision 190).
 */
const job = ({ hasSpam }: Parts): string => `told as materialized (
  select json_build_object('submissions',
    json_agg(json_build_object('accountId', a."accountId", 'submissionId', a.id, 'referrer', a.referrer) order by a.id)) as payload
  from asked a join forms_asked f on f.id = a."formId"
  where a.id in (select id from stored)${hasSpam ? ' and a.spam is null' : ''} and (f.is_acting or (f.is_told and (
    f.ends_at is null or a."submittedAt" < f.starts_at or a."submittedAt" >= f.ends_at)))
  having count(*) > 0
), job as (
  insert into ${JOBS} (task_id, payload)
  select t.id, told.payload from told, ${TASKS} t where t.identifier = 'notify_submissions'
), first_job as (
  select graphile_worker.add_job('notify_submissions', payload) from told
  where not exists (select from ${TASKS} where identifier = 'notify_submissions')
)`;

/** What some submission of a group needs besides its row. */
interface Parts {
  hasTokens: boolean;
  hasRedirects: boolean;
  /** Whether a form has several languages (LANG-009). */
  hasLanguages: boolean;
  /** Whether any goes to the Spam folder (SPAM-001). */
  hasSpam: boolean;
}

const nameOf = ({ hasTokens, hasRedirects, hasLanguages, hasSpam }: Parts): string =>
  `insert_submissions${hasTokens ? '_tokens' : ''}${hasRedirects ? '_redirects' : ''}${hasLanguages ? '_languages' : ''}${hasSpam ? '_spam' : ''}`;

/**
 * Stores a group in one statement, so one round trip and one transaction: it confirms the claims, which also counts
 * their attempts, consumes the captcha tokens, writes the rows and their redirects (EMBED-046), and adds one
 * notification job for those that no digest tells of. A part that no submission of the group needs is left out: preparing
 * it would cost more than writing a row.
 *
 * The plan is kept, perhaps from a time when the tables were empty and all indexes cost the same. `limit 1` in
 * the look-ups prevents full scans.
 */
const createInsert = (parts: Parts) => ({
  name: nameOf(parts),
  text: `with ${[
    asked(parts),
    FORMS_ASKED,
    CONFIRMED,
    ...(parts.hasTokens
      ? [SPENT, stored('(a.token is null or a.token in (select token_hash from spent))', parts)]
      : [stored('true', parts)]),
    ...(parts.hasRedirects ? [LEAVING] : []),
    job(parts),
  ].join(', ')}
  select array(select id from stored) as stored, array(select id from confirmed) as confirmed,
    ${parts.hasTokens ? 'array(select token_hash from spent)' : `'{}'::text[]`} as spent,
    (select is_on from limits) as "isCounting", (select count(*) from first_job) as jobs`,
});

const inserts = new Map<string, ReturnType<typeof createInsert>>();

/** Returns the statement for a group, written once. */
function insertFor(submissions: readonly NewSubmission[]): ReturnType<typeof createInsert> {
  const parts = {
    hasTokens: submissions.some(({ captchaToken }) => captchaToken),
    hasRedirects: submissions.some(({ redirect }) => redirect),
    hasLanguages: submissions.some(({ language }) => language),
    hasSpam: submissions.some(({ spam }) => spam),
  };
  const name = nameOf(parts);
  const insert = inserts.get(name) ?? createInsert(parts);
  inserts.set(name, insert);
  return insert;
}

/** To be stored once more, after others of its group. */
export interface Again {
  kind: 'again';
}

/** What became of a group, by its ids. */
export interface Inserted {
  /** Written. */
  stored: ReadonlySet<string>;
  /** Written, or a key or token of theirs was used before; the claims of the others do not hold. */
  confirmed: ReadonlySet<string>;
  /** Those that chose an option without a place left, or a full quota; `again` where another look may find one. */
  unplaced?: ReadonlyMap<string, Invalid | QuotaFull | Again>;
  /** The places on the waiting list of those that were stored on it. */
  positions?: ReadonlyMap<string, number>;
  /** Whether attempts are counted. */
  isCounting: boolean;
}

/**
 * Inserts submissions. No two of them may share a key or a captcha token, nor, while attempts are counted, a bucket.
 */
export async function insertSubmissions(
  database: Pool | PoolClient,
  submissions: readonly NewSubmission[],
): Promise<Inserted> {
  const { rows } = await database.query<{
    stored: string[];
    confirmed: string[];
    spent: string[];
    isCounting: boolean;
  }>({
    ...insertFor(submissions),
    values: [JSON.stringify(submissions.map(toRecord))],
  });
  const [row] = rows;
  const stored = new Set(row?.stored);
  const spent = new Set(row?.spent);
  const unused = submissions.flatMap(({ id, captchaToken }) =>
    captchaToken && spent.has(captchaToken.hash) && !stored.has(id) ? [captchaToken.hash] : [],
  );
  if (unused.length > 0) await database.query(GIVE_BACK, [unused]);
  return {
    stored,
    confirmed: new Set(row?.confirmed),
    isCounting: row?.isCounting ?? true,
  };
}

/** A submission as the statement reads it. PostgreSQL pays for each name in it, so it has no others and no nulls. */
const toRecord = (one: NewSubmission) => ({
  id: one.id,
  formId: one.formId,
  accountId: one.accountId,
  revisionId: one.revisionId,
  answers: one.answers,
  idempotencyKey: one.idempotencyKey,
  contentHash: one.contentHash,
  receiptCode: one.receiptCode,
  userAgent: one.userAgent ?? undefined,
  language: one.language ?? undefined,
  spam: one.spam ?? undefined,
  submittedAt: one.submittedAt,
  referrer: one.referrer ?? undefined,
  stateKey: one.claim?.stateKey,
  bucket: one.claim?.bucket,
  redirectId: one.redirect?.id,
  target: one.redirect?.target,
  token: one.captchaToken?.hash,
  provider: one.captchaToken?.provider,
  expiresAt: one.captchaToken?.expiresAt,
});
