import { z } from 'zod';
import {
  deliveriesQuerySchema,
  deliverySchema as wholeDeliverySchema,
  webhookBaseSchema,
  webhookChangesSchema,
} from '../../../platform/contract/index.ts';
import { pageOf, pageShape } from './lists.ts';

/** An address that is called for what happens to a form. */
export const webhookSchema = webhookBaseSchema.pick({
  id: true,
  url: true,
  isActive: true,
  events: true,
  condition: true,
  payloadVersion: true,
  stoppedReason: true,
  createdAt: true,
});
export const webhookPageSchema = pageOf(webhookSchema);

/** The only answer that holds the secret. */
export const webhookWithSecretSchema = webhookSchema.extend({
  secret: z.string().meta({ description: 'Signs the calls; it is not shown again.' }),
});

const { events, condition, payloadVersion } = webhookChangesSchema.shape;

/** `POST /forms/{formId}/webhooks` */
export const createWebhookRequestSchema = z.strictObject({
  url: z.string().max(2_000),
  events: events.meta({ description: '`form.submitted` alone by default.' }),
  condition: condition.meta({ description: 'Of submissions that fit it alone; of all by default.' }),
  payloadVersion,
});
/** `PATCH /forms/{formId}/webhooks/{webhookId}`: changes what it names. */
export const updateWebhookRequestSchema = z.strictObject(webhookChangesSchema.shape);

/** The delivery that a test has queued. */
export const queuedDeliverySchema = z.object({ deliveryId: z.uuid() });

/** One message of a form to one receiver. */
export const deliverySchema = wholeDeliverySchema.pick({
  id: true,
  channel: true,
  webhookId: true,
  event: true,
  recipient: true,
  submissionId: true,
  state: true,
  attempts: true,
  nextAttemptAt: true,
  lastStatus: true,
  lastError: true,
  createdAt: true,
  sentAt: true,
});
export const deliveryPageSchema = pageOf(deliverySchema);

const { channel, state } = deliveriesQuerySchema.shape;
/** `GET /forms/{formId}/deliveries` */
export const deliveryListQuerySchema = z.strictObject({ ...pageShape, channel, state });
