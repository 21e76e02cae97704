import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FormDefinition } from '@inlay/sdk/model';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import type { PayloadVersion } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import { SubmissionVersion } from '../../platform/entities/submissionVersion.entity.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { TELL_OF_EDIT, type EditNews } from '../../platform/jobs/tellOfEdit.ts';
import { isMet, judgeStored } from '../../submissions/judgeCondition.ts';
import { getAnsweredDefinition } from '../../submissions/printSubmission.ts';
import { changedParts } from '../../submissions/versions/changedParts.ts';
import type { FormEvent } from '../channels/channel.ts';
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

/** An edit, with the answers that it made and those before. */
interface Told {
  form: Form;
  /** As it was just after the edit; later ones have their own news. */
  submission: Submission;
  definition: FormDefinition;
  before: SubmissionVersion;
  definitionBefore: FormDefinition;
  by: { id: string; name: string } | null;
}

async function findTold(em: EntityManager, news: EditNews): Promise<Told | null> {
  const { accountId, formId, id, version } = news;
  const form = await em.findOne(Form, { id: formId, accountId, deletedAt: null });
  const stored = await em.findOne(Submission, { id, formId, accountId });
  const place = { submissionId: id, formId, accountId };
  const before = await em.findOne(SubmissionVersion, { ...place, version: version - 1 });
  if (!form || !stored || !before) return null;
  const later = await em.findOne(SubmissionVersion, { ...place, version });
  const { answers, revisionId } = later ?? stored;
  const submission: Submission = Object.assign(
    Object.create(Object.getPrototypeOf(stored) as object),
    stored,
    {
      answers,
      revisionId,
    },
  );
  const profile = before.changedBy ? await em.findOne(Profile, { user: before.changedBy }) : null;
  return {
    form,
    submission,
    definition: await getAnsweredDefinition(em, submission),
    before,
    definitionBefore: await getAnsweredDefinition(em, { ...place, revisionId: before.revisionId }),
    by: before.changedBy ? { id: before.changedBy, name: profile?.fullName || profile?.email || '' } : null,
  };
}

async function tell(
  em: EntityManager,
  config: Config,
  { news, told, listener }: { news: EditNews; told: Told; listener: Listener },
): Promise<void> {
  const { form, submission, definition, before } = told;
  const { webhook, visibility } = listener;
  const { fields, since } = visibility;
  if (since && submission.submittedAt < since) return;
  if (webhook.condition && !isMet(judgeStored(definition, submission), webhook.condition)) return;
  const isWithdrawal = news.type === 'submission.withdrawn';
  const isReturn = !isWithdrawal && before.kind === 'withdrawn';
  const edit = isReturn ? null : editOf(news, told, fields);
  // Whoever sees none of the changed answers has no news.
  if (edit && !isWithdrawal && fields !== null && edit.changedIds.length === 0) return;
  const number = isReturn ? `${news.version}.restored` : news.version;
  const whole = (version: PayloadVersion) =>
    webhookPayload(version, { form, submission, definition, config, fields });
  const event: FormEvent = {
    id: `${submission.id}.${number}`,
    type: news.type,
    formId: form.id,
    time: (isReturn ? new Date() : before.changedAt).toISOString(),
    data: (version) =>
      isWithdrawal
        ? {
            version: 2,
            formId: form.id,
            formTitle: form.title,
            submissionId: submission.id,
            receiptCode: submission.receiptCode,
            submittedAt: submission.submittedAt.toISOString(),
            withdrawnAt: before.changedAt.toISOString(),
          }
        : { ...whole(version), edit },
  };
  const onceKey = `${webhook.id}:${submission.id}:${number}`;
  await addCall(em, webhook, event, { submissionId: submission.id, onceKey });
}

/** What is said of an edit beside the answers that it made: former ones stay with the platform. */
const editOf = (
  { version: number }: EditNews,
  { submission, definition, before, definitionBefore, by }: Told,
  fields: readonly string[] | null,
) => ({
  number,
  editedAt: before.changedAt.toISOString(),
  isByVisitor: before.isByVisitor,
  // Of the work of the owner's people, who sees some answers sees nothing.
  by: fields === null ? by : null,
  reason: fields === null ? (before.reason ?? null) : null,
  changedIds: changedParts(
    { definition: definitionBefore, answers: before.answers },
    { definition, answers: submission.answers },
    { submittedAt: submission.submittedAt, fields },
  ).map(({ id }) => id),
});
