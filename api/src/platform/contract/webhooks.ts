import { z } from 'zod';

/** Most webhooks of one form. */
export const MAX_WEBHOOKS = 10;

/** What a webhook can be called for; each begins with the first (docs/webhooks.md). */
export const WEBHOOK_EVENTS = [
  'form.submitted',
  'submission.status_changed',
  'submission.assigned',
  'submission.commented',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

const eventsSchema = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);

export const webhookIdParamsSchema = z.strictObject({ formId: z.uuid(), webhookId: z.uuid() });
export const webhookDeliveryIdParamsSchema = webhookIdParamsSchema.extend({ deliveryId: z.uuid() });

/** 3: version 2 in a CloudEvents envelope. */
const payloadVersionSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export type PayloadVersion = z.infer<typeof payloadVersionSchema>;

export const webhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  isActive: z.boolean(),
  /** Shape of its payloads (docs/webhooks.md). */
  payloadVersion: payloadVersionSchema,
  /** What it is called for. */
  events: eventsSchema,
  /** Reason for which the platform turned it off. */
  stoppedReason: z.string().nullable(),
  /** Until then the previous secret signs as well. */
  previousSecretExpiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

/** `GET /api/forms/{formId}/webhooks`: oldest first. */
export const webhookListSchema = z.object({ webhooks: z.array(webhookSchema) });
export const createWebhookRequestSchema = z.strictObject({ url: z.string().max(2_000) });
export const updateWebhookRequestSchema = z.strictObject({
  url: z.string().max(2_000).optional(),
  isActive: z.boolean().optional(),
  payloadVersion: payloadVersionSchema.optional(),
  events: eventsSchema.optional(),
});
/** The only answer that holds the secret. */
export const webhookWithSecretSchema = z.object({ webhook: webhookSchema, secret: z.string() });

/** The attempts to deliver one event. */
export const webhookDeliverySchema = z.object({
  /** The `webhook-id` header, the same on every try. */
  id: z.uuid(),
  submissionId: z.uuid().nullable(),
  /** `form.test`: asked for on the screen of the webhook. */
  event: z.enum([...WEBHOOK_EVENTS, 'form.test']),
  isTest: z.boolean(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.number().int(),
  nextAttemptAt: z.iso.datetime().nullable(),
  lastStatus: z.number().int().nullable(),
  lastError: z.string().nullable(),
  /** The start of the request body. */
  request: z.string(),
  /** The start of the response body. */
  response: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});

/** `GET /api/forms/{formId}/webhooks/{webhookId}/deliveries`: newest first, page by page. */
export const webhookDeliveryListSchema = z.object({
  deliveries: z.array(webhookDeliverySchema),
  nextCursor: z.string().nullable(),
});
export const replayFailedResponseSchema = z.object({ count: z.number().int() });

export type WebhookItem = z.infer<typeof webhookSchema>;
export type WebhookList = z.infer<typeof webhookListSchema>;
export type UpdateWebhookRequest = z.infer<typeof updateWebhookRequestSchema>;
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>;
export type WebhookDeliveryItem = z.infer<typeof webhookDeliverySchema>;
export type WebhookDeliveryList = z.infer<typeof webhookDeliveryListSchema>;
export type ReplayFailedResponse = z.infer<typeof replayFailedResponseSchema>;
