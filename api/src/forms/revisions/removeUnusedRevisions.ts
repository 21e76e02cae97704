import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../../db/inTransaction.ts';

/** Days for which a replaced revision is kept: a day in which open pages may still submit it, and one more. */
const KEPT_DAYS = 2;
/** Newest revisions of a form of which the history keeps the last of each hour, for comparing and restoring. */
const KEPT_IN_HISTORY = 50;
/** Days for which copies of drafts can be restored. */
const COPIES_KEPT_DAYS = 30;
/** Revisions of one transaction. */
const BATCH = 500;

const REMOVE = `
  delete from form_revisions where id in (
    select r.id from form_revisions r join forms f on f.id = r.form_id
    where r.id <> f.current_revision_id
      and not exists (select from form_submissions s where s.revision_id = r.id)
      and exists (
        select from form_revisions later where later.form_id = r.form_id and later.number > r.number
          and later.created_at < now() - make_interval(days => ?))
      and (
        exists (
          select from form_revisions later where later.form_id = r.form_id and later.number > r.number
            and date_trunc('hour', later.created_at) = date_trunc('hour', r.created_at))
        or ? <= (select count(*) from form_revisions later
          where later.form_id = r.form_id and later.number > r.number))
    limit ?)`;

const REMOVE_COPIES = `
  delete from form_drafts where not is_current and saved_at < now() - make_interval(days => ?)`;

/**
 * Removes replaced revisions without submissions that the history does not keep, and old copies of drafts. A
 * revision is kept as long as its submissions (D-184).
 */
export async function removeUnusedRevisions(orm: MikroORM): Promise<void> {
  let isDone = false;
  while (!isDone) {
    const { affectedRows } = await inTransaction(orm, (em) =>
      em.execute<{ affectedRows: number }>(REMOVE, [KEPT_DAYS, KEPT_IN_HISTORY, BATCH], 'run'),
    );
    isDone = affectedRows < BATCH;
  }
  await inTransaction(orm, (em) => em.execute(REMOVE_COPIES, [COPIES_KEPT_DAYS]));
}
