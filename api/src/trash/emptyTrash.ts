import type { MikroORM } from '@mikro-orm/postgresql';
import { actAsSystem } from '../db/actAs.ts';
import { addJob } from '../jobs/jobs.ts';
import { logoNameOf } from '../files/logoName.ts';
import { findSafeRetentionDays, rememberCleanUp } from './retention.ts';

/** Rows of one transaction. */
const BATCH = 500;

/** Locked rows are somebody's who is just restoring them: they are looked at again tomorrow. */
const PURGE = `
  delete from form_submissions where id in (
    select id from form_submissions
    where deleted_at < now() - make_interval(days => ?) order by id limit ${BATCH} for update skip locked
  ) returning id`;

const PURGE_OF_FORM = `
  delete from form_submissions where id in (
    select id from form_submissions where form_id = ? limit ${BATCH}
  ) returning id`;

const ERASE_OVERDUE = `
  update forms set erased_at = now()
  where deleted_at < now() - make_interval(days => ?) and erased_at is null`;

const ERASE = 'delete from forms where id = ? and erased_at is not null returning logo_url';

/**
 * Removes for ever what has been in the trash longer than the retention (D-02, D-117). Runs daily, and
 * after a day that was missed; the retention is read again for each batch.
 */
export async function emptyTrash(orm: MikroORM): Promise<void> {
  const submissions = await repeat(orm, async (em) =>
    em.execute<unknown[]>(PURGE, [await findSafeRetentionDays(em)]),
  );
  await actAsSystem(orm, async (em) => em.execute(ERASE_OVERDUE, [await findSafeRetentionDays(em)], 'run'));
  const overdue = await actAsSystem(orm, (em) =>
    em.execute<{ id: string }[]>('select id from forms where erased_at is not null'),
  );
  for (const { id } of overdue) await removeErasedForm(orm, id);
  const run = { at: new Date().toISOString(), submissions, forms: overdue.length };
  await actAsSystem(orm, (em) => rememberCleanUp(em, run));
}

/**
 * Removes what hangs on a form that was deleted for ever: its submissions batch by batch, then the form,
 * which takes revisions, views, redirects, clicks, addresses, mails and its logo along (D-175).
 */
export async function removeErasedForm(orm: MikroORM, formId: string): Promise<void> {
  await repeat(orm, (em) => em.execute<unknown[]>(PURGE_OF_FORM, [formId]));
  await actAsSystem(orm, async (em) => {
    const [gone] = await em.execute<{ logo_url: string | null }[]>(ERASE, [formId]);
    const logo = logoNameOf(gone?.logo_url);
    if (logo) await addJob(em, 'remove_unused_logo', { formId, name: logo });
  });
}

type Work = Parameters<typeof actAsSystem<unknown[]>>[1];

/** Until a batch is not full any more. @returns how many there were. */
async function repeat(orm: MikroORM, work: Work): Promise<number> {
  let count = 0;
  for (;;) {
    const removed = await actAsSystem(orm, work);
    count += removed.length;
    if (removed.length < BATCH) return count;
  }
}
