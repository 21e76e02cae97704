import type { Pool } from 'pg';
import type { Language } from '@inlay/sdk/model';
import { createId } from '../../../platform/db/columns.ts';
import type { UnfinishedEnd } from '../../../platform/entities/unfinishedAnswers.entity.ts';
import { hashToken } from '../../../platform/identity/tokens.ts';
import type { PublishedForm } from '../publishedForm.ts';

type FormOf = Pick<PublishedForm, 'id' | 'accountId'>;

/** Answers in progress, as their link finds them. */
export interface UnfinishedRow {
  id: string;
  revisionId: string;
  /** Null once they have ended. */
  answers: Record<string, unknown> | null;
  pageId: string | null;
  idempotencyKey: string;
  version: number;
  savedBy: string;
  /** In which they were typed. */
  language: Language;
  savedAt: Date;
  expiresAt: Date;
  endedAs: UnfinishedEnd | null;
  /** The submission that they became; its code is null where it was deleted for good. */
  sent: { receiptCode: string | null; submittedAt: Date | null } | null;
}

/** What a save stores, and what it follows. */
export interface Save {
  form: FormOf & Pick<PublishedForm, 'revisionId' | 'unfinishedDays'>;
  idempotencyKey: string;
  token: string;
  /** The version that the saver has read; 0 before the first save. */
  version: number;
  savedBy: string;
  pageId: string | null;
  answers: Readonly<Record<string, unknown>>;
  language: Language;
}

/** What became of a save. `foreign`: the token belongs to other answers. */
export type Saved =
  | { kind: 'saved'; version: number; expiresAt: Date }
  | { kind: 'conflict'; row: UnfinishedRow }
  | { kind: 'ended'; as: UnfinishedEnd }
  | { kind: 'foreign' };

const COLUMNS = `u.id, u.revision_id as "revisionId", u.answers, u.page_id as "pageId",
  u.idempotency_key as "idempotencyKey", u.version, u.saved_by as "savedBy", u.language, u.saved_at as "savedAt",
  u.expires_at as "expiresAt",
  case when s.id is not null then 'sent' when u.ended_as is null and u.expires_at <= now() then 'expired'
    else u.ended_as end as "endedAs",
  case when s.id is not null or u.ended_as = 'sent'
    then json_build_object('receiptCode', s.receipt_code, 'submittedAt', s.submitted_at) end as sent`;

// A submission decides, whatever its row says: a killed process may have left the row as it was.
const FROM = `from unfinished_answers u
  left join form_submissions s on s.account_id = u.account_id and s.form_id = u.form_id
    and s.idempotency_key = u.idempotency_key`;

const FIND = `select ${COLUMNS} ${FROM} where u.account_id = $1 and u.form_id = $2 and u.token_hash = $3`;

const FIND_BY_KEY = `select ${COLUMNS} ${FROM}
  where u.account_id = $1 and u.form_id = $2 and u.idempotency_key = $3 and u.token_hash = $4`;

// Whoever saved last may save again without having heard of it: the answer to the last save may be lost (decision 871).
const SAVE = `
  insert into unfinished_answers as u (id, form_id, account_id, revision_id, answers, page_id, idempotency_key,
    token_hash, version, saved_by, language, started_at, saved_at, expires_at)
  select $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::jsonb, $6, $7::uuid, $8, 1, $9, $10, now(), now(),
    now() + make_interval(days => $11)
  where not exists (
    select from form_submissions s where s.account_id = $3 and s.form_id = $2 and s.idempotency_key = $7)
    and not exists (
      select from unfinished_answers other where other.account_id = $3 and other.form_id = $2
        and other.token_hash = $8 and other.idempotency_key <> $7)
  on conflict (form_id, idempotency_key, account_id) do update set
    revision_id = excluded.revision_id, answers = excluded.answers, page_id = excluded.page_id,
    version = u.version + 1, saved_by = excluded.saved_by, language = excluded.language, saved_at = now(),
    expires_at = excluded.expires_at, reminded_at = null
  where u.token_hash = excluded.token_hash and u.ended_as is null and u.expires_at > now()
    and (u.version = $12 or u.saved_by = excluded.saved_by)
  returning version, expires_at as "expiresAt"`;

const END = `
  update unfinished_answers set answers = null, email = null, mailed_token = null, ended_as = $4
  where account_id = $1 and form_id = $2 and idempotency_key = $3 and ended_as is null`;

const withTimes = (row: UnfinishedRow): UnfinishedRow => ({
  ...row,
  sent: row.sent && {
    ...row.sent,
    submittedAt: row.sent.submittedAt && new Date(row.sent.submittedAt),
  },
});

/** Finds the answers of a form that a link continues; null for a token of other answers, or of none. */
export async function findUnfinished(
  pool: Pool,
  { id, accountId }: FormOf,
  token: string,
): Promise<UnfinishedRow | null> {
  const { rows } = await pool.query<UnfinishedRow>(FIND, [accountId, id, hashToken(token)]);
  return rows[0] ? withTimes(rows[0]) : null;
}

/** Stores answers in progress, unless another device has saved since the version that the saver has read. */
export async function saveUnfinished(pool: Pool, save: Save): Promise<Saved> {
  const { form, idempotencyKey, token, savedBy, language, version } = save;
  const hash = hashToken(token);
  const { rows: done } = await pool.query<{ version: number; expiresAt: Date }>(SAVE, [
    createId(), form.id, form.accountId, form.revisionId, JSON.stringify(save.answers), save.pageId,
    idempotencyKey, hash, savedBy, language, form.unfinishedDays, version,
  ]); // prettier-ignore
  if (done[0]) return { kind: 'saved', ...done[0] };
  const { rows } = await pool.query<UnfinishedRow>(FIND_BY_KEY, [
    form.accountId,
    form.id,
    idempotencyKey,
    hash,
  ]);
  const row = rows[0] && withTimes(rows[0]);
  if (row) return row.endedAs ? { kind: 'ended', as: row.endedAs } : { kind: 'conflict', row };
  const isSent = await isStored(pool, form, idempotencyKey);
  return isSent ? { kind: 'ended', as: 'sent' } : { kind: 'foreign' };
}

async function isStored(pool: Pool, { id, accountId }: FormOf, key: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from form_submissions where account_id = $1 and form_id = $2 and idempotency_key = $3',
    [accountId, id, key],
  );
  return rowCount === 1;
}

/** Empties answers that have ended; what stays says for a while what their link was for. */
export async function endUnfinished(
  pool: Pool,
  { id, accountId }: FormOf,
  { idempotencyKey, as }: { idempotencyKey: string; as: UnfinishedEnd },
): Promise<void> {
  await pool.query(END, [accountId, id, idempotencyKey, as]);
}
