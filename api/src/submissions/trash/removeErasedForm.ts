import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { recordErasure } from '../../platform/backup/erasures.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { proveErasures } from '../../platform/signed-log/proofs.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { Database } from '../../platform/entities/database.ts';
import { dropPicture } from '../../forms/setLogo.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { DELETE_BATCH, deleteInBatches } from './deleteInBatches.ts';

const erasedSchema = z.object({ formId: z.uuid(), accountId: z.uuid() });
type Erased = z.output<typeof erasedSchema>;

const purgeOf = ({ formId, accountId }: Erased) => sql<{ id: string }>`
  delete from form_submissions where account_id = ${accountId} and form_id = ${formId} and id in (
    select id from form_submissions where account_id = ${accountId} and form_id = ${formId}
    limit ${sql.lit(DELETE_BATCH)}
  ) returning id`;

const erase = ({ formId, accountId }: Erased) => sql<Pick<Database['forms'], 'logo_url' | 'cover_url'>>`
  delete from forms where account_id = ${accountId} and id = ${formId} and erased_at is not null
  returning logo_url, cover_url`;

/**
 * Removes a permanently deleted form: its submissions in batches, then the form. Foreign keys remove
 * revisions, views, redirects, clicks, addresses and mails; jobs remove its pictures (D-175).
 */
export async function removeErasedForm(orm: MikroORM, form: Erased): Promise<void> {
  const { accountId } = form;
  await deleteInBatches(orm, async (em) => {
    const gone = await run(em, purgeOf(form));
    await proveErasures(
      em,
      gone.map(({ id }) => ({ id, accountId })),
    );
    return gone;
  });
  await inTransaction(orm, async (em) => {
    const [gone] = await run(em, erase(form));
    // A restored copy of before does not bring it back.
    if (gone) await run(em, recordErasure({ kind: 'form', accountId, id: form.formId }));
    for (const url of [gone?.logo_url, gone?.cover_url]) await dropPicture(em, url);
  });
}

export const removeErasedFormJob = defineJob({
  name: 'erase_form',
  payload: erasedSchema,
  queue: 'bulk',
  key: ({ formId }) => [formId],
  run: ({ orm }: { orm: MikroORM }, form) => removeErasedForm(orm, form),
});
