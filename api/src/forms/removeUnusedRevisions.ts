import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../db/inTransaction.ts';

/** Days for which a replaced revision is kept: a day in which open pages may still submit it, and one more. */
const KEPT_DAYS = 2;
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
    limit ?)`;

/** Removes replaced revisions without submissions. A revision is kept as long as its submissions (D-184). */
export async function removeUnusedRevisions(orm: MikroORM): Promise<void> {
  let isDone = false;
  while (!isDone) {
    const { affectedRows } = await inTransaction(orm, (em) =>
      em.execute<{ affectedRows: number }>(REMOVE, [KEPT_DAYS, BATCH], 'run'),
    );
    isDone = affectedRows < BATCH;
  }
}
