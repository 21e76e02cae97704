import { z } from 'zod';
import { conditionSchema, sentConditionSchema } from './definition.ts';

/** Channels that call an address which a form's owner names. */
export const WEBHOOK_CHANNELS = ['webhook'] as const;
export type WebhookChannel = (typeof WEBHOOK_CHANNELS)[number];

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

/** 3: version 2 in a CloudEvents envelope. */
const payloadVersionSchema = z.union([z.literal(1), z.literal(2), z.literal(3)], 'Must be 1, 2 or 3');

export type PayloadVersion = z.infer<typeof payloadVersionSchema>;

export const webhookSchema = z.object({
  id: z.uuid(),
  channel: z.enum(WEBHOOK_CHANNELS),
  url: z.string(),
  isActive: z.boolean(),
  /** Shape of its payloads (docs/webhooks.md). */
  payloadVersion: payloadVersionSchema,
  /** What it is called for. */
  events: eventsSchema,
  /** Only submissions whose answers fit it are told; null = all. */
  condition: conditionSchema.nullable(),
  /** Reason for which the platform turned it off. */
  stoppedReason: z.string().nullable(),
  /** Until then the previous secret signs as well. */
  previousSecretExpiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

/** `GET /api/forms/{formId}/webhooks`: oldest first. */
export const webhookListSchema = z.object({ webhooks: z.array(webhookSchema) });
export const createWebhookRequestSchema = z.strictObject({
  channel: z.enum(WEBHOOK_CHANNELS).default('webhook'),
  url: z.string().max(2_000),
});
export const updateWebhookRequestSchema = z.strictObject({
  url: z.string().max(2_000).optional(),
  isActive: z.boolean().optional(),
  payloadVersion: payloadVersionSchema.optional(),
  events: eventsSchema.optional(),
  condition: sentConditionSchema.nullable().optional(),
});
/** The only answer that holds the secret. */
export const webhookWithSecretSchema = z.object({ webhook: webhookSchema, secret: z.string() });
/** `POST /api/forms/{formId}/webhooks/{webhookId}/test`: the delivery that was queued. */
export const webhookTestSchema = z.object({ deliveryId: z.uuid() });

export type WebhookItem = z.infer<typeof webhookSchema>;
export type WebhookList = z.infer<typeof webhookListSchema>;
export type UpdateWebhookRequest = z.infer<typeof updateWebhookRequestSchema>;
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>;
