import { z } from 'zod';
import {
  conditionSchema,
  MAX_WEBHOOKS,
  sentConditionSchema,
  SENDER_CHANNELS,
  SENDERS,
} from '../../../platform/contract/index.ts';
import { pageOf } from './lists.ts';

/** What a form tells of its submissions, such as a channel of Slack or a table, without its credentials. */
export const senderSchema = z.object({
  id: z.uuid(),
  kind: z.enum(SENDER_CHANNELS),
  name: z.string(),
  settings: z.looseObject({}),
  condition: conditionSchema.nullable(),
  isActive: z.boolean(),
  stoppedReason: z.string().nullable(),
});
export const senderPageSchema = pageOf(senderSchema);

const condition = sentConditionSchema.nullable().default(null).meta({
  description: 'Told of submissions that fit it alone; of all by default.',
});
const [first, ...others] = SENDERS.map(({ channel, settings, create }) =>
  z.strictObject({ kind: z.literal(channel), name: create.shape.name.default(''), settings, condition }),
);

/** `PUT /forms/{formId}/senders`: those that it names, each by its kind and name. */
export const placeSendersRequestSchema = z.strictObject({
  senders: z.array(z.discriminatedUnion('kind', [first!, ...others])).max(MAX_WEBHOOKS),
});
