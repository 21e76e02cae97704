import type { Pool, PoolClient } from 'pg';
import { insertSubmissions } from './insertSubmissions.ts';
import type { NewSubmission } from './submissionStore.ts';

/** Submissions to a limited form queue here; others never come this way. */
const LOCK_LIMIT = 'select max_submissions from form_publishing where form_id = $1 for update';

const COUNT = `
  select count(*)::int from (
    select 1 from form_submissions where form_id = $1 and deleted_at is null limit $2
  ) counted`;

/** In the order of their hashes, or two groups could wait each for the other. */
const USE_BROWSERS = `
  insert into submission_browsers (form_id, browser_hash, submission_id)
  select $1, browser_hash, submission_id from unnest($2::text[], $3::uuid[]) used (browser_hash, submission_id)
  order by browser_hash
  on conflict (form_id, browser_hash) do nothing`;

/** Something that only the whole table can tell: how many there are, who has sent before. */
type Unmet = 'form_full' | 'already_sent';

/** Not all of a group may be stored: which ones, its halves will show. */
class UnmetError extends Error {
  override name = 'UnmetError';
}

/**
 * Stores submissions to one form that can be sent so many times, or once from a browser.
 * @returns what `insertSubmissions` does, or why the only one of the group is not stored.
 * @throws {UnmetError} when the conditions are not met by all of several; nothing is stored then.
 */
export async function storeUnderConditions(
  pool: Pool,
  submissions: readonly NewSubmission[],
): Promise<ReadonlySet<string> | Unmet> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await insertWithConditions(client, submissions);
    await client.query(typeof result === 'string' ? 'rollback' : 'commit');
    client.release();
    if (typeof result === 'string' && submissions.length > 1) throw new UnmetError(result);
    return result;
  } catch (error) {
    // A connection with an unknown transaction state is closed, not handed back; the server rolls back.
    if (!(error instanceof UnmetError)) client.release(true);
    throw error;
  }
}

/**
 * The rows first: a repeat of a stored submission needs no free place. Whatever is not met then rolls
 * everything back.
 */
async function insertWithConditions(
  client: PoolClient,
  submissions: readonly NewSubmission[],
): Promise<ReadonlySet<string> | Unmet> {
  const formId = submissions[0]?.formId ?? '';
  const limit = submissions.some(({ isLimited }) => isLimited) ? await lockLimit(client, formId) : null;
  const stored = await insertSubmissions(client, submissions);
  if (stored.size === 0) return stored;
  if (limit !== null && (await countUpTo(client, formId, limit + 1)) > limit) return 'form_full';
  const named = submissions.filter(({ id, browserHash }) => browserHash !== null && stored.has(id));
  if (named.length === 0) return stored;
  const { rowCount } = await client.query(USE_BROWSERS, [
    formId,
    named.map(({ browserHash }) => browserHash),
    named.map(({ id }) => id),
  ]);
  return rowCount === named.length ? stored : 'already_sent';
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
