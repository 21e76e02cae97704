import { z } from 'zod';
import { conditionSchema } from '../definition.ts';

/** What a webhook or a sender can be called for; each begins with the first (docs/webhooks.md). */
export const WEBHOOK_EVENTS = [
  'form.submitted',
  'submission.status_changed',
  'submission.assigned',
  'submission.commented',
  'submission.updated',
  'submission.withdrawn',
  'form.published',
  'form.opened',
  'form.closed',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];
/** Those of a form itself, without a submission. */
export type FormEventType = Exclude<Extract<WebhookEventType, `form.${string}`>, 'form.submitted'>;

export const eventsSchema = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);

/** 3: version 2 in a CloudEvents envelope. */
export const payloadVersionSchema = z.union([z.literal(1), z.literal(2), z.literal(3)], 'Must be 1, 2 or 3');

export type PayloadVersion = z.infer<typeof payloadVersionSchema>;

/** What a form's webhooks and senders share. */
export const webhookBaseSchema = z.object({
  id: z.uuid(),
  /** Given by its owner; empty for none. */
  name: z.string(),
  /** What is called; of a sender with the parts hidden that are secret. */
  url: z.string(),
  isActive: z.boolean(),
  /** Shape of a webhook's payloads (docs/webhooks.md). */
  payloadVersion: payloadVersionSchema,
  /** What it is called for. */
  events: eventsSchema,
  /** Only submissions whose answers fit it are told; null = all. */
  condition: conditionSchema.nullable(),
  /** Why the platform turned it off, or paused it while it is active. */
  stoppedReason: z.string().nullable(),
  /** The API key that subscribed it, and with which it ends; null for people's. */
  apiKey: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Since when each attempt has failed; null while it works. */
  failingSince: z.iso.datetime().nullable(),
  /** What the credentials that are set end with, by their names. */
  credentialHints: z.record(z.string(), z.string()),
  /** Whether a message can arrive twice when the receiver's answer was lost. */
  canRepeat: z.boolean(),
  /** Until then the previous secret signs as well. */
  previousSecretExpiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
