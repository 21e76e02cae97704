import type { Pool } from 'pg';

const KEEP = `
  update uploads set expires_at = greatest(expires_at, $4)
  where id = any($1::uuid[]) and form_id = $2 and account_id = $3 and submission_id is null and expires_at > now()`;

const DROP = `
  update uploads set expires_at = now()
  where id = any($1::uuid[]) and form_id = $2 and account_id = $3 and submission_id is null`;

/** Lets uploads go that no submission has: nobody names them any more. */
export async function dropUploads(
  pool: Pool,
  { id, accountId }: { id: string; accountId: string },
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await pool.query(DROP, [ids, id, accountId]);
}

/** Keeps uploads that no submission has yet as long as the answers in progress that name them (decision 870). */
export async function keepUploads(
  pool: Pool,
  { id, accountId }: { id: string; accountId: string },
  { ids, until }: { ids: readonly string[]; until: Date },
): Promise<void> {
  if (ids.length > 0) await pool.query(KEEP, [ids, id, accountId, until]);
}
