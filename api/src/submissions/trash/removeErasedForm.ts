import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { dropPicture } from '../../forms/setLogo.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { DELETE_BATCH, deleteInBatches } from './deleteInBatches.ts';

const PURGE_OF_FORM = `
  delete from form_submissions where id in (
    select id from form_submissions where form_id = ? limit ${DELETE_BATCH}
  ) returning id`;

const ERASE = 'delete from forms where id = ? and erased_at is not null returning logo_url, cover_url';

/**
 * Removes a permanently deleted form: its submissions in batches, then the form. Foreign keys remove
 * revisions, views, redirects, clicks, addresses and mails; jobs remove its pictures (D-175).
 */
export async function removeErasedForm(orm: MikroORM, formId: string): Promise<void> {
  await deleteInBatches(orm, (em) => em.execute<unknown[]>(PURGE_OF_FORM, [formId]));
  await inTransaction(orm, async (em) => {
    const [gone] = await em.execute<{ logo_url: string | null; cover_url: string | null }[]>(ERASE, [formId]);
    for (const url of [gone?.logo_url, gone?.cover_url]) await dropPicture(em, url);
  });
}

export const removeErasedFormJob = defineJob({
  name: 'erase_form',
  payload: z.object({ formId: z.uuid() }),
  queue: 'bulk',
  key: ({ formId }) => [formId],
  run: ({ orm }: { orm: MikroORM }, { formId }) => removeErasedForm(orm, formId),
});
