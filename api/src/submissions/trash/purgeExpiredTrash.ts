import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { DELETE_BATCH, deleteInBatches } from './deleteInBatches.ts';
import { removeErasedForm } from './removeErasedForm.ts';
import { findSafeRetentionDays, rememberCleanUp } from '../../platform/settings/trashRetention.ts';

/** A row that a user restores meanwhile is no longer deleted when it comes to it. */
const PURGE = `
  delete from form_submissions where deleted_at is not null and (id, form_id, account_id) in (
    select id, form_id, account_id from form_submissions
    where deleted_at < now() - make_interval(days => ?) order by id limit ${DELETE_BATCH}
  ) returning id`;

const ERASE_OVERDUE = `
  update forms set erased_at = now()
  where deleted_at < now() - make_interval(days => ?) and erased_at is null`;

/**
 * Removes permanently what has been in the trash longer than the retention, which each batch reads again
 * (D-02, D-117).
 */
export async function purgeExpiredTrash(orm: MikroORM): Promise<void> {
  const submissions = await deleteInBatches(orm, async (em) =>
    em.execute<unknown[]>(PURGE, [await findSafeRetentionDays(em)]),
  );
  await inTransaction(orm, async (em) => em.execute(ERASE_OVERDUE, [await findSafeRetentionDays(em)], 'run'));
  const overdue = await inTransaction(orm, (em) =>
    em.execute<{ id: string }[]>('select id from forms where erased_at is not null'),
  );
  for (const { id } of overdue) await removeErasedForm(orm, id);
  const run = { at: new Date().toISOString(), submissions, forms: overdue.length };
  await inTransaction(orm, (em) => rememberCleanUp(em, run));
}

export const purgeExpiredTrashJob = defineJob({
  name: 'empty_trash',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '47 3 * * *', backfillMs: DAY_MS },
  run: ({ orm }: { orm: MikroORM }) => purgeExpiredTrash(orm),
});
