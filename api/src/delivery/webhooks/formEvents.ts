import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { FormPublishing } from '../../platform/entities/formPublishing.entity.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { TELL_OF_FORM, tellOfForm, type FormNews } from '../../platform/jobs/tellOfForm.ts';
import { addCall } from './callWebhooks.ts';
import { lockListeners } from './listeners.ts';

/** What every event of a form says of it. */
export const aboutForm = (
  { id, title }: Pick<Form, 'id' | 'title'>,
  { type, revisionId, reason }: Pick<FormNews, 'type' | 'revisionId' | 'reason'>,
) => ({
  version: 2,
  formId: id,
  formTitle: title,
  ...(type === 'form.published' ? { revisionId } : { reason }),
});

/** Calls the webhooks that want to hear of a form. */
export const tellOfFormJob = defineJob({
  name: TELL_OF_FORM.name,
  payload: z.object({
    accountId: z.uuid(),
    formId: z.uuid(),
    id: z.uuid(),
    type: z.enum(['form.published', 'form.opened', 'form.closed']),
    time: z.iso.datetime(),
    revisionId: z.uuid(),
    reason: z.enum(['by_hand', 'trash', 'time', 'limit']).nullable(),
  }),
  queue: 'news',
  run: ({ orm }: { orm: MikroORM }, { accountId, formId, id, type, time, ...news }) =>
    inTransaction(orm, async (em) => {
      const form = await em.findOne(Form, { id: formId, accountId, erasedAt: null });
      if (!form) return;
      const data = aboutForm(form, { type, ...news });
      for (const { webhook } of await lockListeners(em, form, type))
        await addCall(
          em,
          webhook,
          { id, type, formId, time, data: () => data },
          { onceKey: `${webhook.id}:${id}` },
        );
    }),
});

/** Tells of a form that the submission has filled up: of the last one that it takes, and of no other. */
export async function tellOfFullForm(em: EntityManager, form: Form, submission: Submission): Promise<void> {
  const { id: formId, accountId } = form;
  const settings = await em.findOne(FormPublishing, { formId, accountId });
  if (!settings?.maxSubmissions) return;
  const [found] = await run<{ place: number }>(
    em,
    sql`select count(*)::int as place from form_submissions
      where account_id = ${accountId} and form_id = ${formId} and deleted_at is null
        and (submitted_at, id) <= (select submitted_at, id from form_submissions
          where account_id = ${accountId} and form_id = ${formId} and id = ${submission.id})`,
  );
  if (found?.place === settings.maxSubmissions)
    await tellOfForm(em, form, { type: 'form.closed', reason: 'limit', id: submission.id });
}
