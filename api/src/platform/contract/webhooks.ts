import { z } from 'zod';
import { sentConditionSchema } from './definition.ts';
import { SENDER_CHANNELS, SENDERS } from './senders/senders.ts';
import { eventsSchema, payloadVersionSchema, webhookBaseSchema } from './senders/webhookBase.ts';

/** Channels that call an address which a form's owner names. */
export const WEBHOOK_CHANNELS = ['webhook', ...SENDER_CHANNELS] as const;
export type WebhookChannel = (typeof WEBHOOK_CHANNELS)[number];

/** Most webhooks and senders of one form, and most that an account has for all of its forms. */
export const MAX_WEBHOOKS = 10;
/** Most hooks that the API keys of one account have subscribed. */
export const MAX_HOOKS = 100;

export const webhookIdParamsSchema = z.strictObject({ formId: z.uuid(), webhookId: z.uuid() });

/** A webhook, signed as defined by Standard Webhooks. */
const signedSchema = webhookBaseSchema.extend({ channel: z.literal('webhook') });

/** A webhook or a sender, with the settings of its channel. */
export const webhookSchema = z.discriminatedUnion('channel', [
  signedSchema,
  ...SENDERS.map(({ item }) => item),
]);

/** What a webhook or a sender has done lately. */
export const webhookActivitySchema = z.object({
  webhookId: z.uuid(),
  /** Deliveries that wait for their next attempt, or for their sender. */
  waiting: z.number().int(),
  /** The last of the form's 1,000 latest deliveries that is its own. */
  last: z
    .object({ id: z.uuid(), state: z.enum(['waiting', 'sent', 'failed']), at: z.iso.datetime() })
    .nullable(),
});

/** A webhook of the whole account, as those see it who may not change it. */
export const accountWebhookSchema = webhookBaseSchema
  .pick({ id: true, isActive: true, events: true })
  .extend({ channel: z.enum(WEBHOOK_CHANNELS), website: z.string() });

/** `GET /api/forms/{formId}/webhooks`: oldest first, with those of the whole account. */
export const webhookListSchema = z.object({
  webhooks: z.array(webhookSchema),
  activity: z.array(webhookActivitySchema),
  accountWebhooks: z.array(accountWebhookSchema),
});
/** `GET /api/webhooks`: those of the whole account, oldest first. */
export const accountWebhookListSchema = webhookListSchema.pick({ webhooks: true });
export const accountWebhookParamsSchema = z.strictObject({ webhookId: z.uuid() });

export const createWebhookRequestSchema = z.discriminatedUnion('channel', [
  z.strictObject({ channel: z.literal('webhook').optional(), url: z.string().max(2_000) }),
  ...SENDERS.map(({ create }) => create),
]);

/** What can be changed of a webhook. */
export const webhookChangesSchema = z.strictObject({
  url: z.string().max(2_000).optional(),
  isActive: z.boolean().optional(),
  payloadVersion: payloadVersionSchema.optional(),
  events: eventsSchema.optional(),
  condition: sentConditionSchema.nullable().optional(),
});
export const updateWebhookRequestSchema = z.discriminatedUnion('channel', [
  webhookChangesSchema.extend({ channel: z.literal('webhook').optional() }),
  ...SENDERS.map(({ change }) => change),
]);

/** The only answer that holds the secret; null for a channel that does not sign. */
export const webhookWithSecretSchema = z.object({ webhook: webhookSchema, secret: z.string().nullable() });
/** `POST /api/forms/{formId}/webhooks/{webhookId}/test`: the delivery that was queued. */
/** A test that was queued, and the form whose log has it; null where the account has no form. */
export const webhookTestSchema = z.object({ deliveryId: z.uuid(), formId: z.uuid().nullable() });

/** A webhook that signs, among the items of a list. */
export type SignedWebhook = z.infer<typeof signedSchema>;
export type WebhookChanges = z.infer<typeof webhookChangesSchema>;
export type WebhookItem = z.infer<typeof webhookSchema>;
export type AccountWebhook = z.infer<typeof accountWebhookSchema>;
export type WebhookTest = z.infer<typeof webhookTestSchema>;
export type AccountWebhookList = z.infer<typeof accountWebhookListSchema>;
export type WebhookActivity = z.infer<typeof webhookActivitySchema>;
export type WebhookList = z.infer<typeof webhookListSchema>;
export type CreateWebhookRequest = z.input<typeof createWebhookRequestSchema>;
export type UpdateWebhookRequest = z.input<typeof updateWebhookRequestSchema>;
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>;
