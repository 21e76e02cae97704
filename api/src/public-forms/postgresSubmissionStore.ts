import type { Pool, PoolClient } from 'pg';
import { CHANNEL, type LiveEvent } from '../realtime/liveEvents.ts';
import type { NewSubmission, StoredSubmission, StoreResult, SubmissionStore } from './submissionStore.ts';

interface Row {
  id: string;
  content_hash: string;
  receipt_code: string;
  submitted_at: Date;
  redirect_id: string | null;
}

const FIND_BY_KEY = `
  select s.id, s.content_hash, s.receipt_code, s.submitted_at, r.id as redirect_id
  from form_submissions s left join form_redirects r on r.submission_id = s.id
  where s.form_id = $1 and s.idempotency_key = $2`;

/**
 * One statement, so one way to the database: the row, where its visitor goes on to (EMBED-046), the job
 * that tells who is to be told, and the news for who has the inbox open, heard when it is committed (D-13).
 * Without anybody to tell there is no job.
 */
const INSERT = `
  with stored as (
    insert into form_submissions
      (id, form_id, account_id, revision_id, submission_data, idempotency_key, content_hash, receipt_code, user_agent, submitted_at)
    values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10)
    on conflict (form_id, idempotency_key) do nothing
    returning id, content_hash, receipt_code, submitted_at
  ), leaving as (
    insert into form_redirects (id, form_id, account_id, submission_id, target)
    select $11::uuid, $2, $3, id, $12 from stored where $12::text is not null
    returning id
  ), job as (
    select graphile_worker.add_job('notify_submission', json_build_object('submissionId', id, 'referrer', $13::text))
    from stored
    where exists (select 1 from forms where id = $2 and (client_primary_email is not null or auto_reply is not null))
      or exists (select 1 from form_notification_emails where form_id = $2 and is_enabled)
      or exists (select 1 from user_notification_emails where user_id = $3 and is_active and (form_id is null or form_id = $2))
      or exists (select 1 from webhooks where form_id = $2 and is_active)
  )
  select stored.*, (select id from leaving) as redirect_id, (select count(*) from job) as jobs,
    pg_notify($14, $15) from stored`;

const USE_CAPTCHA_TOKEN = `
  insert into used_captcha_tokens (token_hash, provider, expires_at) values ($1, $2, $3)
  on conflict (token_hash) do nothing`;

const USE_BROWSER = `
  insert into submission_browsers (form_id, browser_hash, submission_id) values ($1, $2, $3)
  on conflict (form_id, browser_hash) do nothing`;

/** Submissions to a limited form queue here; others never come this way. */
const LOCK_LIMIT = 'select max_submissions from form_publishing where form_id = $1 for update';

const COUNT = `
  select count(*)::int from (
    select 1 from form_submissions where form_id = $1 and deleted_at is null limit $2
  ) counted`;

/** Stores each submission in a transaction of its own: one statement, answered after its commit. */
export function createPostgresSubmissionStore(pool: Pool): SubmissionStore {
  return {
    findByKey: (formId, idempotencyKey) => findByKey(pool, formId, idempotencyKey),
    store: (submission) => store(pool, submission),
  };
}

async function findByKey(
  database: Pool | PoolClient,
  formId: string,
  idempotencyKey: string,
): Promise<StoredSubmission | null> {
  const { rows } = await database.query<Row>(FIND_BY_KEY, [formId, idempotencyKey]);
  return rows[0] ? toStored(rows[0]) : null;
}

async function store(pool: Pool, submission: NewSubmission): Promise<StoreResult> {
  const { captchaToken, browserHash, isLimited } = submission;
  if (!captchaToken && !browserHash && !isLimited) return insertOrFind(pool, submission);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await storeWithConditions(client, submission);
    await client.query(result.kind === 'stored' ? 'commit' : 'rollback');
    client.release();
    return result;
  } catch (error) {
    // A connection with an unknown transaction state is closed, not handed back; the server rolls back.
    client.release(true);
    throw error;
  }
}

/**
 * The row first: a repeat of a stored submission needs no fresh token and no free place. Whatever is
 * not met then rolls it back.
 */
async function storeWithConditions(client: PoolClient, submission: NewSubmission): Promise<StoreResult> {
  const { formId, captchaToken: token, browserHash, isLimited } = submission;
  const limit = isLimited ? await lockLimit(client, formId) : null;
  const result = await insertOrFind(client, submission);
  if (result.kind !== 'stored') return result;
  if (limit !== null && (await countUpTo(client, formId, limit + 1)) > limit) return { kind: 'form_full' };
  if (browserHash && !(await isFirst(client, USE_BROWSER, [formId, browserHash, submission.id]))) {
    return { kind: 'already_sent' };
  }
  const isFresh =
    !token || (await isFirst(client, USE_CAPTCHA_TOKEN, [token.hash, token.provider, token.expiresAt]));
  return isFresh ? result : { kind: 'captcha_used' };
}

/** The number holds for whoever has the lock, whatever its owner is changing meanwhile. */
async function lockLimit(client: PoolClient, formId: string): Promise<number | null> {
  const { rows } = await client.query<{ max_submissions: number | null }>(LOCK_LIMIT, [formId]);
  return rows[0]?.max_submissions ?? null;
}

async function countUpTo(client: PoolClient, formId: string, most: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(COUNT, [formId, most]);
  return rows[0]?.count ?? 0;
}

const isFirst = async (client: PoolClient, sql: string, values: unknown[]): Promise<boolean> =>
  (await client.query(sql, values)).rowCount === 1;

async function insertOrFind(database: Pool | PoolClient, submission: NewSubmission): Promise<StoreResult> {
  const { formId, accountId } = submission;
  const { rows } = await database.query<Row>(INSERT, [
    submission.id,
    formId,
    accountId,
    submission.revisionId,
    JSON.stringify(submission.answers),
    submission.idempotencyKey,
    submission.contentHash,
    submission.receiptCode,
    submission.userAgent,
    submission.submittedAt,
    submission.redirect?.id ?? null,
    submission.redirect?.target ?? null,
    submission.referrer,
    CHANNEL,
    JSON.stringify({ type: 'submissions', formId, accountId } satisfies LiveEvent),
  ]);
  if (rows[0]) return { kind: 'stored', submission: toStored(rows[0]) };
  const existing = await findByKey(database, submission.formId, submission.idempotencyKey);
  if (!existing) throw new Error('A submission vanished between its conflict and its reading.');
  return { kind: 'repeated', submission: existing };
}

function toStored(row: Row): StoredSubmission {
  return {
    id: row.id,
    contentHash: row.content_hash,
    receiptCode: row.receipt_code,
    submittedAt: row.submitted_at,
    redirectId: row.redirect_id,
  };
}
