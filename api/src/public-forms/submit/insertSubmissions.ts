import type { Pool, PoolClient } from 'pg';
import { CHANNEL } from '../../realtime/liveEvents.ts';
import type { NewSubmission } from './submissionStore.ts';

/**
 * Stores a group in one statement, so one round trip and one transaction: it consumes the captcha tokens, writes
 * the rows and their redirects (EMBED-046), adds one notification job where a form has recipients, and notifies
 * open inboxes on commit (D-13). A repeat of a stored key consumes no token (T30).
 *
 * Rows are written in the order of their keys, so that two groups with common keys never deadlock.
 *
 * The plan is kept, perhaps from a time when the tables were empty and all indexes cost the same. `limit 1` in
 * the look-ups prevents full scans. `order by` in the look-up of used keys admits only the index of the keys;
 * any other index would read every submission of the form.
 */
const INSERT = `
  with asked as materialized (
    select * from jsonb_to_recordset($1::jsonb) as asked (
      id uuid, "formId" uuid, "accountId" uuid, "revisionId" uuid, answers jsonb, "idempotencyKey" uuid,
      "contentHash" text, "receiptCode" text, "userAgent" text, "submittedAt" timestamptz,
      "redirectId" uuid, target text, referrer text, token text, provider text, "expiresAt" timestamptz)
  ), spent as (
    insert into used_captcha_tokens (token_hash, provider, expires_at)
    select a.token, a.provider, a."expiresAt" from asked a
    where a.token is not null and (
      select s.idempotency_key from form_submissions s
      where s.form_id = a."formId" and s.idempotency_key >= a."idempotencyKey"
      order by s.idempotency_key limit 1
    ) is distinct from a."idempotencyKey"
    order by a.token
    on conflict (token_hash) do nothing
    returning token_hash
  ), stored as (
    insert into form_submissions
      (id, form_id, account_id, revision_id, submission_data, idempotency_key, content_hash, receipt_code, user_agent, submitted_at)
    select a.id, a."formId", a."accountId", a."revisionId", a.answers, a."idempotencyKey", a."contentHash",
      a."receiptCode", a."userAgent", a."submittedAt"
    from asked a
    where a.token is null or a.token in (select token_hash from spent)
    order by a."formId", a."idempotencyKey"
    on conflict (form_id, idempotency_key) do nothing
    returning id
  ), fresh as materialized (
    select a.* from asked a join stored using (id)
  ), forms_stored as materialized (
    select distinct "formId" as form_id, "accountId" as account_id from fresh
  ), leaving as (
    insert into form_redirects (id, form_id, account_id, submission_id, target)
    select "redirectId", "formId", "accountId", id, target from fresh where target is not null
  ), job as (
    select graphile_worker.add_job('notify_submissions', json_build_object('submissions',
      json_agg(json_build_object('submissionId', f.id, 'referrer', f.referrer) order by f.id)))
    from fresh f
    where f."formId" in (
      select s.form_id from forms_stored s
      where (select true from forms f where f.id = s.form_id
          and (f.client_primary_email is not null or f.auto_reply is not null) limit 1)
        or (select true from notification_recipients r
          where r.account_id = s.account_id and r.form_id = s.form_id and r.is_enabled limit 1)
        or (select true from notification_recipients r
          where r.account_id = s.account_id and r.form_id is null and r.is_enabled limit 1)
        or (select true from webhooks w where w.form_id = s.form_id and w.is_active limit 1)
    )
    having count(*) > 0
  ), news as (
    select pg_notify($2, json_build_object('type', 'submissions', 'formId', form_id)::text)
    from forms_stored
  )
  select (select coalesce(array_agg(id), '{}') from stored) as ids,
    (select count(*) from job) as jobs, (select count(*) from news) as news`;

/**
 * Inserts submissions. No two of them may share a key or a captcha token.
 * @returns the ids of the written rows, without those whose key or token was used before.
 */
export async function insertSubmissions(
  database: Pool | PoolClient,
  submissions: readonly NewSubmission[],
): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ ids: string[] }>({
    name: 'insert_submissions',
    text: INSERT,
    values: [JSON.stringify(submissions.map(toRecord)), CHANNEL],
  });
  return new Set(rows[0]?.ids);
}

const toRecord = ({ redirect, captchaToken, ...submission }: NewSubmission) => ({
  ...submission,
  redirectId: redirect?.id,
  target: redirect?.target,
  token: captchaToken?.hash,
  provider: captchaToken?.provider,
  expiresAt: captchaToken?.expiresAt,
});
