import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { FormPublishing } from '../../platform/entities/formPublishing.entity.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { tellOfForm } from '../../platform/jobs/tellOfForm.ts';

/** Tells of a form that its closing time has closed; one that was moved, or closed before, tells nothing. */
export const closeFormJob = defineJob({
  name: 'close_form',
  payload: z.object({ accountId: z.uuid(), formId: z.uuid() }),
  queue: 'news',
  key: ({ formId }) => [formId],
  run: ({ orm }: { orm: MikroORM }, { accountId, formId }) =>
    inTransaction(orm, async (em) => {
      const form = await em.findOne(Form, { id: formId, accountId, active: true, deletedAt: null });
      const settings = await em.findOne(FormPublishing, { formId, accountId });
      if (form && settings?.closesAt && settings.closesAt <= new Date())
        await tellOfForm(em, form, { type: 'form.closed', reason: 'time' });
    }),
});

/** Tells of a form whose closing time was changed: at once where that opens or closes it, and at its time. */
export async function followClosingTime(
  em: EntityManager,
  form: Form,
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  if (before === after) return;
  const now = Date.now();
  const isPast = (time: string | null): boolean => time !== null && Date.parse(time) <= now;
  if (form.active && isPast(before) !== isPast(after))
    await tellOfForm(em, form, { type: isPast(after) ? 'form.closed' : 'form.opened', reason: 'time' });
  if (after !== null && !isPast(after)) {
    const { id: formId, accountId } = form;
    await addJob(em, closeFormJob, { accountId, formId }, { runAt: new Date(after) });
  }
}
