import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormDefinition } from '@inlay/sdk/model';
import type { WebhookTest } from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { createId } from '../../platform/db/columns.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import type { Webhook } from '../../platform/entities/webhook.entity.ts';
import { addDelivery } from '../../platform/jobs/addDelivery.ts';
import { isMet, type Judge } from '../../submissions/judgeCondition.ts';
import { CALL_CHANNELS } from '../channels/callChannels.ts';
import type { FormEvent } from '../channels/channel.ts';
import { lockListeners } from './listeners.ts';
import { webhookPayload } from './webhookPayload.ts';

/** Settings that addresses of files are made of. */
type PayloadConfig = Pick<Config, 'publicUrl' | 'secret' | 'filesOrigin'>;

/** Writes one call about a submission for every active webhook of its form that wants it and whose condition it fits. */
export async function callAboutSubmission(
  em: EntityManager,
  {
    form,
    submission,
    definition,
    judge,
    config,
  }: {
    form: Form;
    submission: Submission;
    definition: FormDefinition;
    judge: Judge;
    config: PayloadConfig;
  },
): Promise<void> {
  const listeners = (await lockListeners(em, form, 'form.submitted')).filter(({ webhook }) =>
    isMet(judge, webhook.condition),
  );
  if (listeners.length === 0) return;
  const time = new Date().toISOString();
  for (const { webhook, visibility } of listeners) {
    const { fields, since } = visibility;
    if (since && submission.submittedAt < since) continue;
    const event: FormEvent = {
      id: submission.id,
      type: 'form.submitted',
      formId: form.id,
      time,
      data: (version) => webhookPayload(version, { form, submission, definition, config, fields }),
    };
    await addCall(em, webhook, event, {
      submissionId: submission.id,
      onceKey: `${webhook.id}:${submission.id}`,
    });
  }
}

/**
 * Writes a call without answers, to test the receiver.
 * @param form null for an account that has none yet. @returns its id, and whose log has it.
 */
export async function addTestCall(
  em: EntityManager,
  form: Pick<Form, 'id' | 'title'> | null,
  webhook: Webhook,
): Promise<WebhookTest> {
  const id = createId();
  const formId = form?.id ?? null;
  const data = () => ({ formId, formTitle: form?.title ?? null });
  const event = { id, type: 'form.test' as const, formId, time: new Date().toISOString(), data };
  await addCall(em, webhook, event, { id });
  return { deliveryId: id, formId };
}

/** Writes a call of a webhook about an event, with the job that makes it. */
export async function addCall(
  em: EntityManager,
  webhook: Webhook,
  event: FormEvent,
  about: { id?: string; submissionId?: string; onceKey?: string },
): Promise<void> {
  const { id: webhookId, channel, url: recipient, accountId } = webhook;
  const { isOrdered, write } = CALL_CHANNELS[channel];
  const message = write(webhook, event);
  const formId = event.formId ?? undefined;
  const call = { channel, kind: event.type, recipient, message, formId, accountId, webhookId };
  // A test passes those that wait, also while they wait for their sender.
  await addDelivery(em, { ...call, ...about, isOrdered: isOrdered && event.type !== 'form.test' });
}
