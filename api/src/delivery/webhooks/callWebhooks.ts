import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import type { WebhookEventType } from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import { Webhook } from '../../platform/entities/webhook.entity.ts';
import { addDelivery } from '../../platform/jobs/addDelivery.ts';
import type { Judge } from '../../submissions/judgeCondition.ts';
import { getAnsweredDefinition } from '../../submissions/printSubmission.ts';
import { CALL_CHANNELS } from '../channels/callChannels.ts';
import type { FormEvent } from '../channels/channel.ts';
import { webhookPayload } from './webhookPayload.ts';

/** Settings that addresses of files are made of. */
type PayloadConfig = Pick<Config, 'publicUrl' | 'secret' | 'filesOrigin'>;

/** Writes one call about a submission for every active webhook of its form that wants it and whose condition it fits. */
export async function callAboutSubmission(
  em: EntityManager,
  {
    form,
    submission,
    judge,
    config,
  }: { form: Form; submission: Submission; judge: Judge; config: PayloadConfig },
): Promise<void> {
  const active = await lockActive(em, { formId: form.id, accountId: form.accountId });
  const webhooks = active.filter((one) => wants('form.submitted')(one) && fits(judge)(one));
  if (webhooks.length === 0) return;
  const definition = await getAnsweredDefinition(em, submission);
  const event: FormEvent = {
    id: submission.id,
    type: 'form.submitted',
    time: new Date().toISOString(),
    data: (version) => webhookPayload(version, { form, submission, definition, config }),
  };
  for (const webhook of webhooks)
    await addCall(em, webhook, event, {
      submissionId: submission.id,
      onceKey: `${webhook.id}:${submission.id}`,
    });
}

/** Lists the webhooks of a form that are called, and keeps them until the transaction ends: one may be deleted now. */
export const lockActive = (
  em: EntityManager,
  ofForm: { formId: string; accountId: string },
): Promise<Webhook[]> =>
  em.find(
    Webhook,
    { ...ofForm, isActive: true },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_READ },
  );

/** Tells whether a webhook is called for a type of event. */
export const wants =
  (type: WebhookEventType) =>
  ({ events }: Webhook): boolean =>
    events.includes(type);

/** Tells whether the judged submission fits the condition of a webhook. */
export const fits =
  (judge: Judge) =>
  ({ condition }: Webhook): boolean =>
    !condition || judge(condition) === 'met';

/** Writes a call without answers, to test the receiver. @returns its id. */
export async function addTestCall(em: EntityManager, form: Form, webhook: Webhook): Promise<string> {
  const id = createId();
  const data = () => ({ formId: form.id, formTitle: form.title });
  await addCall(em, webhook, { id, type: 'form.test', time: new Date().toISOString(), data }, { id });
  return id;
}

/** Writes a call of a webhook about an event, with the job that makes it. */
export async function addCall(
  em: EntityManager,
  webhook: Webhook,
  event: FormEvent,
  about: { id?: string; submissionId?: string; onceKey?: string },
): Promise<void> {
  const { id: webhookId, channel, url: recipient, formId, accountId } = webhook;
  const { isOrdered, write } = CALL_CHANNELS[channel];
  const message = write(webhook, event);
  const call = { channel, kind: event.type, recipient, message, formId, accountId, webhookId };
  // A test passes those that wait, also while they wait for their sender.
  await addDelivery(em, { ...call, ...about, isOrdered: isOrdered && event.type !== 'form.test' });
}
