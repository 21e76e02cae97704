import { z } from 'zod';
import { WEBHOOK_EVENTS } from './senders/webhookBase.ts';
import { WEBHOOK_CHANNELS } from './webhooks.ts';

/** Ways by which a form tells of what happens to it. */
export const CHANNELS = ['mail', ...WEBHOOK_CHANNELS] as const;
export type ChannelKind = (typeof CHANNELS)[number];

/** Kinds of mails that a form's deliveries list; others are between the platform and one person. */
export const LISTED_MAILS = ['submission_notification', 'submission_digest', 'auto_reply'] as const;

/** `held`: not sent, for the reason in `lastError`. */
const deliveryStateSchema = z.enum(['waiting', 'sent', 'failed', 'held']);

/** One message of a form to one receiver, with its attempts. */
export const deliverySchema = z.object({
  /** Also the `webhook-id` header, the same on every attempt. */
  id: z.uuid(),
  channel: z.enum(CHANNELS),
  /** The webhook that is called; null for mails. */
  webhookId: z.uuid().nullable(),
  /** What it tells of. `form.test`: asked for on the screen of the webhook. */
  event: z.enum([...LISTED_MAILS, ...WEBHOOK_EVENTS, 'form.test']),
  /** An email address, or the URL that is called. */
  recipient: z.string(),
  submissionId: z.uuid().nullable(),
  state: deliveryStateSchema,
  attempts: z.number().int(),
  nextAttemptAt: z.iso.datetime().nullable(),
  /** Status of the last answer, where there was one. */
  lastStatus: z.number().int().nullable(),
  /** Why the last attempt failed, or why the message is held back. */
  lastError: z.string().nullable(),
  /** The start of what is sent; null where it is not shown. */
  request: z.string().nullable(),
  /** The start of the last answer. */
  response: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** Whether it may have arrived twice: an answer was lost, and the receiver cannot tell a repetition. */
  mayBeDouble: z.boolean(),
  /** Whether it can be sent again. */
  canResend: z.boolean(),
});

/** `GET /api/forms/{formId}/deliveries`: newest first, page by page. */
export const deliveriesQuerySchema = z.strictObject({
  channel: z.enum(CHANNELS).optional(),
  state: deliveryStateSchema.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export const deliveryListSchema = z.object({
  deliveries: z.array(deliverySchema),
  nextCursor: z.string().nullable(),
});
export const deliveryIdParamsSchema = z.strictObject({ formId: z.uuid(), deliveryId: z.uuid() });

/** `POST /api/forms/{formId}/deliveries/resend-failed`: those of one channel, or of all. */
export const resendFailedRequestSchema = z.strictObject({ channel: z.enum(CHANNELS).optional() });
export const resendFailedResponseSchema = z.object({ count: z.number().int() });

export type DeliveryItem = z.infer<typeof deliverySchema>;
export type DeliveryState = z.infer<typeof deliveryStateSchema>;
export type DeliveryList = z.infer<typeof deliveryListSchema>;
export type ResendFailedRequest = z.infer<typeof resendFailedRequestSchema>;
export type ResendFailedResponse = z.infer<typeof resendFailedResponseSchema>;
