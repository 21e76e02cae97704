import type { EntityManager } from '@mikro-orm/postgresql';
import { createId } from '../db/columns.ts';
import type { Form } from '../entities/form.entity.ts';
import { addJob } from '../jobs/addJob.ts';
import { getAnsweredDefinition } from '../submissions/printSubmission.ts';
import type { Submission } from '../entities/submission.entity.ts';
import { Webhook } from '../entities/webhook.entity.ts';
import { sendWebhookJob } from './sendWebhook.ts';
import { envelopeOf } from './envelope.ts';
import { webhookPayload } from './webhookPayload.ts';

/** Attempts end a day after the first. */
const DAY_MS = 24 * 60 * 60_000;
/** The end of attempts that start now. */
export const giveUpTime = (): Date => new Date(Date.now() + DAY_MS);

const INSERT = `
  insert into webhook_deliveries (id, webhook_id, form_id, account_id, submission_id, body, give_up_at, created_at)
  values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (webhook_id, submission_id) do nothing returning id`;

/** Creates one delivery of a submission for every active webhook of its form. */
export async function createDeliveries(
  em: EntityManager,
  { form, submission }: { form: Form; submission: Submission },
): Promise<void> {
  const webhooks = await em.find(Webhook, { formId: form.id, isActive: true });
  if (webhooks.length === 0) return;
  const definition = await getAnsweredDefinition(em, submission.revisionId);
  for (const webhook of webhooks) {
    const data = webhookPayload(webhook.payloadVersion, { form, submission, definition });
    await addDelivery(em, webhook, 'form.submitted', data, submission.id);
  }
}

/** Creates a delivery without answers, to test the receiver. @returns its id. */
export async function createTestDelivery(em: EntityManager, form: Form, webhook: Webhook): Promise<string> {
  const id = createId();
  await addDelivery(em, webhook, 'form.test', { formId: form.id, formTitle: form.title }, null, id);
  return id;
}

async function addDelivery(
  em: EntityManager,
  webhook: Webhook,
  type: 'form.submitted' | 'form.test',
  data: object,
  submissionId: string | null,
  id = createId(),
): Promise<void> {
  const now = new Date();
  const event = { id: submissionId ?? id, type, time: now.toISOString(), data };
  const body = JSON.stringify(envelopeOf(webhook, event));
  const { id: webhookId, formId, accountId } = webhook;
  const values = [id, webhookId, formId, accountId, submissionId, body, giveUpTime(), now];
  const written = await em.execute<{ id: string }[]>(INSERT, values);
  if (written.length > 0) await addJob(em, sendWebhookJob, { deliveryId: id });
}
