import { z } from 'zod';
import {
  WEBHOOK_EVENTS,
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

const subscriptionShape = {
  event: z.enum(WEBHOOK_EVENTS).meta({ description: 'What the target is called for.' }),
  formId: z
    .uuid()
    .toLowerCase()
    .nullable()
    .default(null)
    .meta({ description: 'The form; null for every form of the account.' }),
};

/** A subscription of a program: a webhook with the rights of its API key. */
export const hookSchema = z.object({
  id: z.uuid(),
  event: subscriptionShape.event,
  formId: z.uuid().nullable(),
  target: z.string(),
  isActive: z.boolean(),
  stoppedReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export const hookPageSchema = pageOf(hookSchema);
export const hookWithSecretSchema = hookSchema.extend({ secret: webhookWithSecretSchema.shape.secret });
/** `POST /hooks` */
export const createHookRequestSchema = z.strictObject({
  ...subscriptionShape,
  target: z.string().max(2_000).meta({ description: 'The address that is called.' }),
});
export const hookParamsSchema = z.strictObject({ hookId: z.uuid() });
/** `GET /hooks/sample` */
export const hookSampleQuerySchema = z.strictObject({
  event: subscriptionShape.event,
  formId: z.uuid().toLowerCase().optional(),
});
export const hookSampleSchema = z.object({
  isMadeUp: z.boolean().meta({ description: 'Whether no submission has been sent like this.' }),
  /** `type`, `timestamp` and `data`, as docs/webhooks.md has them. */
  payload: z.looseObject({}),
});

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
