import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { run, sql } from '../../platform/db/sql.ts';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import type { WebhookEventType } from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { getAnsweredDefinition } from '../../submissions/printSubmission.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import { Webhook } from '../../platform/entities/webhook.entity.ts';
import { sendWebhookJob } from './sendWebhook.ts';
import { envelopeOf, type WebhookEvent } from './envelope.ts';
import { webhookPayload } from './webhookPayload.ts';

/** Attempts end a day after the first. */
/** The end of attempts that start now. */
export const giveUpTime = (): Date => new Date(Date.now() + DAY_MS);

/** Settings that addresses of files are made of. */
type DeliveryConfig = Pick<Config, 'publicUrl' | 'secret' | 'filesOrigin'>;

/** Creates one delivery of a submission for every active webhook of its form that wants it. */
export async function createDeliveries(
  em: EntityManager,
  { form, submission, config }: { form: Form; submission: Submission; config: DeliveryConfig },
): Promise<void> {
  const webhooks = (await lockActive(em, { formId: form.id, accountId: form.accountId })).filter(
    wants('form.submitted'),
  );
  if (webhooks.length === 0) return;
  const definition = await getAnsweredDefinition(em, submission.revisionId);
  for (const webhook of webhooks) {
    const data = webhookPayload(webhook.payloadVersion, { form, submission, definition, config });
    const event = {
      id: submission.id,
      type: 'form.submitted' as const,
      time: new Date().toISOString(),
      data,
    };
    await addDelivery(em, webhook, event, { submissionId: submission.id });
  }
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

/** Creates a delivery without answers, to test the receiver. @returns its id. */
export async function createTestDelivery(em: EntityManager, form: Form, webhook: Webhook): Promise<string> {
  const id = createId();
  const data = { formId: form.id, formTitle: form.title };
  await addDelivery(em, webhook, { id, type: 'form.test', time: new Date().toISOString(), data }, { id });
  return id;
}

interface Place {
  id?: string;
  /** The submission that arrived; delivered once. */
  submissionId?: string;
  /** The submission that something else happened to. */
  aboutId?: string;
}

/** Creates a delivery of an event for one webhook, with the job that makes it. */
export async function addDelivery(
  em: EntityManager,
  webhook: Webhook,
  event: WebhookEvent,
  { id = createId(), submissionId, aboutId }: Place,
): Promise<void> {
  const body = JSON.stringify(envelopeOf(webhook, event));
  const { id: webhookId, formId, accountId } = webhook;
  const written = await run(
    em,
    sql`
      insert into webhook_deliveries
        (id, webhook_id, form_id, account_id, submission_id, about_id, event, body, give_up_at, created_at)
      values (${id}, ${webhookId}, ${formId}, ${accountId}, ${submissionId ?? null}, ${aboutId ?? null},
        ${event.type}, ${body}, ${giveUpTime()}, ${new Date()})
      on conflict on constraint webhook_deliveries_once do nothing returning id`,
  );
  if (written.length > 0) await addJob(em, sendWebhookJob, { deliveryId: id });
}
