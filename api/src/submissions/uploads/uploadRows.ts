import type { Pool } from 'pg';
import { readFrom } from '../../platform/db/readTogether.ts';
import { compile, sql, type Sql } from '../../platform/db/sql.ts';
import { NAMES_UPLOAD } from '../namesUpload.ts';
import {
  BYTES_OF_UPLOAD,
  bytesOfAccount,
  lockBytes,
  RESERVED_BYTES,
} from '../../platform/files/accountBytes.ts';
import type { UploadReason, UploadState } from '../../platform/entities/upload.entity.ts';

/** The row of an upload. */
export interface UploadRow {
  id: string;
  accountId: string;
  formId: string;
  fieldId: string;
  submissionId: string | null;
  state: UploadState;
  reason: UploadReason | null;
  name: string;
  /** As announced; the size of a kept picture is another. */
  size: number;
  type: string | null;
  sha256: string | null;
  key: string | null;
  createdAt: Date;
  /** Idempotency key of the submission that has it. */
  takenBy: string | null;
}

const COLUMNS = `id, account_id as "accountId", form_id as "formId", field_id as "fieldId",
  submission_id as "submissionId", state, reason, name, size::float8 as size, type, sha256, key, created_at as "createdAt",
  (select s.idempotency_key from form_submissions s
   where s.id = submission_id and s.form_id = uploads.form_id and s.account_id = uploads.account_id) as "takenBy"`;

/** Finds uploads by id. */
export async function findUploads(pool: Pool, ids: readonly string[]): Promise<UploadRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<UploadRow>({
    name: 'find_uploads',
    text: `select ${COLUMNS} from uploads where id = any($1::uuid[])`,
    values: [ids],
  });
  return rows;
}

/** Finds an upload; null for an unknown one. */
export const findUpload = async (pool: Pool, id: string): Promise<UploadRow | null> =>
  (await findUploads(pool, [id]))[0] ?? null;

/** Finds the file of a submission that is outside the trash, as its form is; null for any other. */
export async function findReadableUpload(pool: Pool, id: string): Promise<UploadRow | null> {
  const { rows } = await pool.query<UploadRow>(
    `select ${COLUMNS} from uploads
     where id = $1 and exists (
       select 1 from form_submissions s join forms f on f.id = s.form_id and f.account_id = s.account_id
       where s.id = submission_id and s.form_id = uploads.form_id and s.account_id = uploads.account_id
         and s.deleted_at is null and f.deleted_at is null)`,
    [id],
  );
  return rows[0] ?? null;
}

/** Lists the files of submissions that their answers name, in the order in which they arrived. */
export async function listFilesOf(
  pool: Pool,
  { accountId, formId, submissionId }: { accountId: string; formId: string; submissionId: string | null },
): Promise<UploadRow[]> {
  const { rows } = await pool.query<UploadRow>(
    `select ${COLUMNS} from uploads
     where account_id = $1 and form_id = $2 and ($3::uuid is null or submission_id = $3) and submission_id in (
       select id from form_submissions s where s.account_id = $1 and s.form_id = $2 and s.deleted_at is null
         and ${NAMES_UPLOAD})
     order by submission_id, id`,
    [accountId, formId, submissionId],
  );
  return rows;
}

/** Finds a file of a submission, also one that an edit has left out; null for any other. */
export async function findFileOf(
  pool: Pool,
  { submissionId, fileId }: { submissionId: string; fileId: string },
): Promise<UploadRow | null> {
  const row = await findReadableUpload(pool, fileId);
  return row?.submissionId === submissionId ? row : null;
}

/** Time for which an upload is kept that makes no progress, in minutes: as long as a broken line may take. */
const IDLE_MINUTES = 15;
const IDLE = `now() + interval '${IDLE_MINUTES} minutes'`;

type NewUpload = Pick<UploadRow, 'id' | 'formId' | 'accountId' | 'fieldId' | 'name' | 'size'> & {
  source: string | null;
};

const insertOf = (
  { id, formId, accountId, fieldId, name, size, source }: NewUpload,
  limits: { accountBytes: number; sourceBytes: number },
): Sql => sql`
  with used as materialized (
    select ${bytesOfAccount(accountId)} as bytes, (
      select coalesce(sum(${BYTES_OF_UPLOAD}), 0) from uploads
      where account_id = ${accountId}::uuid and source = ${source}) as of_source),
  lacking as (
    select case when bytes + ${size}::bigint > ${Math.floor(limits.accountBytes)}::bigint then 'account'
      when of_source + ${size}::bigint > ${Math.floor(limits.sourceBytes)}::bigint then 'source' end as lacking
    from used),
  inserted as (
    insert into uploads (id, form_id, account_id, field_id, state, name, size, created_at, expires_at, source)
    select ${id}, ${formId}, ${accountId}::uuid, ${fieldId}, 'receiving', ${name}, ${size}::bigint, now(),
      ${sql.raw(IDLE)}, ${source} from lacking where lacking is null)
  select lacking from lacking`;

/** Inserts an upload; tells whose room it would exceed, the account's or its source's share of it, null for nobody's. */
export async function insertUpload(
  pool: Pool,
  row: NewUpload,
  limits: { accountBytes: number; sourceBytes: number },
): Promise<'account' | 'source' | null> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A statement of its own, so that the sum sees what was committed before.
    await client.query(compile(lockBytes(row.accountId)));
    const insert = compile(insertOf(row, limits));
    const { rows } = await client.query<{ lacking: 'account' | 'source' | null }>(insert);
    await client.query('commit');
    client.release();
    return rows[0]?.lacking ?? null;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const NOTE = `update uploads set received = $2, expires_at = ${IDLE} where id = $1 and state = 'receiving' and coalesce(received, 0) < $2::bigint`;

/** Asks whether the account has room for an upload of this size, in place of what it takes already. */
export const roomFor = (
  { id, accountId, size }: Pick<UploadRow, 'id' | 'accountId' | 'size'>,
  accountBytes: number,
) => sql<{ hasRoom: boolean }>`
  select ${bytesOfAccount(accountId)} - ${BYTES_OF_UPLOAD} + ${size}::bigint <= ${Math.floor(accountBytes)}::bigint as "hasRoom"
  from uploads where account_id = ${accountId} and id = ${id}`;

/** Notes what has arrived of an upload, which goes unless more of it follows within minutes. */
export const noteReceived = async (pool: Pool, id: string, bytes: number): Promise<void> =>
  void (await pool.query(NOTE, [id, bytes]));

/** Whether the account still has room for the whole of an upload, whose announcement reserved only a part of it. */
export async function hasRoomFor(
  pool: Pool,
  upload: Pick<UploadRow, 'id' | 'accountId' | 'size'>,
  accountBytes: number,
): Promise<boolean> {
  if (upload.size <= RESERVED_BYTES) return true;
  const [row] = await readFrom(pool)(roomFor(upload, accountBytes));
  return row?.hasRoom ?? false;
}

/** Deletes an upload that no submission has; a trigger leaves its file to `removeFilesJob`. */
export async function deleteUpload(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from uploads where id = $1 and submission_id is null', [id]);
}
