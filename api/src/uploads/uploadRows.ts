import type { Pool } from 'pg';
import { bytesOfAccount, LOCK_BYTES } from '../files/accountBytes.ts';
import type { UploadState } from '../entities/upload.entity.ts';

/** The row of an upload. */
export interface UploadRow {
  id: string;
  accountId: string;
  formId: string;
  fieldId: string;
  submissionId: string | null;
  state: UploadState;
  name: string;
  size: number;
  type: string | null;
  sha256: string | null;
  key: string | null;
  createdAt: Date;
  /** Idempotency key of the submission that has it. */
  takenBy: string | null;
}

const COLUMNS = `id, account_id as "accountId", form_id as "formId", field_id as "fieldId",
  submission_id as "submissionId", state, name, size::float8 as size, type, sha256, key, created_at as "createdAt",
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

/** Lists the files of submissions, in the order in which they arrived. */
export async function listFilesOf(
  pool: Pool,
  { accountId, formId, submissionId }: { accountId: string; formId: string; submissionId: string | null },
): Promise<UploadRow[]> {
  const { rows } = await pool.query<UploadRow>(
    `select ${COLUMNS} from uploads
     where account_id = $1 and form_id = $2 and ($3::uuid is null or submission_id = $3) and submission_id in (
       select id from form_submissions s where s.account_id = $1 and s.form_id = $2 and s.deleted_at is null)
     order by submission_id, id`,
    [accountId, formId, submissionId],
  );
  return rows;
}

const INSERT = `
  with used as materialized (
    select ${bytesOfAccount('$3::uuid')} as bytes)
  insert into uploads (id, form_id, account_id, field_id, state, name, size, created_at, expires_at)
  select $1, $2, $3::uuid, $4, 'receiving', $5, $6::bigint, now(), now() + $8::int * interval '1 second' from used
  where bytes + $6::bigint <= $7::bigint`;

/** Inserts an upload; false when the account has no room for it. */
export async function insertUpload(
  pool: Pool,
  row: Pick<UploadRow, 'id' | 'formId' | 'accountId' | 'fieldId' | 'name' | 'size'>,
  limits: { accountBytes: number; keptSeconds: number },
): Promise<boolean> {
  const { id, formId, accountId, fieldId, name, size } = row;
  const values = [id, formId, accountId, fieldId, name, size, limits.accountBytes, limits.keptSeconds];
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A statement of its own, so that the sum sees what was committed before.
    await client.query(LOCK_BYTES, [accountId]);
    const { rowCount } = await client.query(INSERT, values);
    await client.query('commit');
    client.release();
    return rowCount === 1;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Deletes an upload that no submission has; a trigger leaves its file to `removeFilesJob`. */
export async function deleteUpload(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from uploads where id = $1 and submission_id is null', [id]);
}
