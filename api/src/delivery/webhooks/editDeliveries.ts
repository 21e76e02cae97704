import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import type { PayloadVersion } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { TELL_OF_EDIT, type EditNews } from '../../platform/jobs/tellOfEdit.ts';
import { isMet, judgeStored } from '../../submissions/judgeCondition.ts';
import type { FormEvent } from '../channels/channel.ts';
import { loadEdit, type LoadedEdit } from '../channels/loadEdit.ts';
import { addCall } from './callWebhooks.ts';
import { lockListeners, type Listener } from './listeners.ts';
import { webhookPayload } from './webhookPayload.ts';

/** Tells the webhooks and senders that want it of an edit, a withdrawal, or that a withdrawn submission is back. */
export const tellOfEditJob = defineJob({
  name: TELL_OF_EDIT.name,
  payload: z.object({
    accountId: z.uuid(),
    formId: z.uuid(),
    id: z.uuid(),
    version: z.number().int(),
    type: z.enum(['submission.updated', 'submission.withdrawn']),
  }),
  queue: 'news',
  run: ({ config, orm }: { config: Config; orm: MikroORM }, news) =>
    inTransaction(orm, async (em) => {
      const told = await findTold(em, news);
      if (!told) return;
      for (const listener of await lockListeners(em, told.form, news.type))
        await tell(em, config, { news, told, listener });
    }),
});

/** An edit, and the submission as it was just after it. */
interface Told {
  form: Form;
  submission: Submission;
  edit: LoadedEdit;
}

async function findTold(em: EntityManager, news: EditNews): Promise<Told | null> {
  const { accountId, formId, id, version } = news;
  const form = await em.findOne(Form, { id: formId, accountId, deletedAt: null });
  const stored = await em.findOne(Submission, { id, formId, accountId });
  const edit = stored && (await loadEdit(em, stored, version));
  if (!form || !edit) return null;
  const { answers, revisionId } = edit.made;
  const submission: Submission = Object.assign(
    Object.create(Object.getPrototypeOf(stored) as object),
    stored,
    { answers, revisionId },
  );
  return { form, submission, edit };
}

async function tell(
  em: EntityManager,
  config: Config,
  { news, told, listener }: { news: EditNews; told: Told; listener: Listener },
): Promise<void> {
  const { form, submission, edit } = told;
  const { definition } = edit.made;
  const { webhook, visibility } = listener;
  const { fields, since } = visibility;
  if (since && submission.submittedAt < since) return;
  if (webhook.condition && !isMet(judgeStored(definition, submission), webhook.condition)) return;
  const isWithdrawal = news.type === 'submission.withdrawn';
  const isReturn = !isWithdrawal && edit.kind === 'withdrawn';
  const said = isReturn ? null : sayEdit(news, edit, fields);
  // Whoever sees none of the changed answers has no news.
  if (said && !isWithdrawal && fields !== null && said.changedIds.length === 0) return;
  const number = isReturn ? `${news.version}.restored` : news.version;
  const whole = (version: PayloadVersion) =>
    webhookPayload(version, { form, submission, definition, config, fields });
  const event: FormEvent = {
    id: `${submission.id}.${number}`,
    type: news.type,
    formId: form.id,
    time: (isReturn ? new Date() : edit.at).toISOString(),
    data: (version) =>
      isWithdrawal
        ? {
            version: 2,
            formId: form.id,
            formTitle: form.title,
            submissionId: submission.id,
            receiptCode: submission.receiptCode,
            submittedAt: submission.submittedAt.toISOString(),
            withdrawnAt: edit.at.toISOString(),
          }
        : { ...whole(version), edit: said },
  };
  const onceKey = `${webhook.id}:${submission.id}:${number}`;
  await addCall(em, webhook, event, { submissionId: submission.id, onceKey });
}

/** What is said of an edit beside the answers that it made: former ones stay with the platform. */
const sayEdit = (
  { version: number }: EditNews,
  { at, isByVisitor, by, reason, listChanges }: LoadedEdit,
  fields: readonly string[] | null,
) => ({
  number,
  editedAt: at.toISOString(),
  isByVisitor,
  // Of the work of the owner's people, who sees some answers sees nothing.
  by: fields === null ? by : null,
  reason: fields === null ? reason : null,
  changedIds: listChanges(fields).map(({ id }) => id),
});
