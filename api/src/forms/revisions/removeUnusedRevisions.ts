import type { Pool } from 'pg';
import { eachAccount } from '../../platform/db/eachAccount.ts';

/** Days for which a replaced revision is kept: a day in which open pages may still submit it, and one more. */
const KEPT_DAYS = 2;
/** Newest revisions of a form of which the history keeps the last of each hour, for comparing and restoring. */
const KEPT_IN_HISTORY = 50;
/** Days for which copies of drafts can be restored. */
const COPIES_KEPT_DAYS = 30;
/** Revisions of an account that one statement removes. */
const BATCH = 500;

const FIND = `
  select r.id from form_revisions r join forms f on f.id = r.form_id
  where r.account_id = $1 and r.id <> f.current_revision_id
    and not exists (select from form_submissions s where s.account_id = $1 and s.revision_id = r.id)
    and not exists (
      select from unfinished_answers u
      where u.account_id = $1 and u.form_id = r.form_id and u.revision_id = r.id and u.ended_as is null)
    and exists (
      select from form_revisions later where later.form_id = r.form_id and later.number > r.number
        and later.created_at < now() - make_interval(days => ${KEPT_DAYS}))
    and (
      exists (
        select from form_revisions later where later.form_id = r.form_id and later.number > r.number
          and date_trunc('hour', later.created_at) = date_trunc('hour', r.created_at))
      or ${KEPT_IN_HISTORY} <= (select count(*) from form_revisions later
        where later.form_id = r.form_id and later.number > r.number))
  limit ${BATCH}`;

/** None of them gets a submission meanwhile: pages that show them are too old to send. */
const REMOVE = 'delete from form_revisions where account_id = $1 and id = any($2::uuid[])';

const REMOVE_COPIES = `
  delete from form_drafts where not is_current and saved_at < now() - make_interval(days => ${COPIES_KEPT_DAYS})`;

/**
 * Removes replaced revisions without submissions that the history does not keep, and old copies of drafts. A
 * revision is kept as long as its submissions (D-184).
 */
export async function removeUnusedRevisions(pool: Pool): Promise<void> {
  for await (const accountId of eachAccount(pool, 'form_revisions'))
    while ((await removeSome(pool, accountId)) === BATCH);
  await pool.query(REMOVE_COPIES);
}

async function removeSome(pool: Pool, accountId: string): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(FIND, [accountId]);
  if (rows.length > 0) await pool.query(REMOVE, [accountId, rows.map(({ id }) => id)]);
  return rows.length;
}
