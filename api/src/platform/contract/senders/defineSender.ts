import { z } from 'zod';
import { sentConditionSchema } from '../definition.ts';
import { webhookBaseSchema } from './webhookBase.ts';

/** Longest name of a sender, in characters. */
export const MAX_SENDER_NAME = 80;

const nameSchema = z.string().trim().max(MAX_SENDER_NAME);

/**
 * Defines what the contract has of a channel with settings of its own: how a sender is created, changed and listed.
 * @param settings all that the screen shows.
 * @param credentials what opens the receiver's door: stored sealed, and never returned.
 */
export function defineSender<
  const Channel extends string,
  Settings extends z.ZodRawShape,
  Credentials extends z.ZodRawShape,
>(channel: Channel, shape: { settings: Settings; credentials: Credentials }) {
  const kind = z.literal(channel);
  const settings = z.strictObject(shape.settings);
  const credentials = z.strictObject(shape.credentials);
  return {
    channel,
    settings,
    credentials,
    create: z.strictObject({ channel: kind, name: nameSchema.optional(), settings, credentials }),
    /** What is left out stays; of the credentials as well. */
    change: z.strictObject({
      channel: kind,
      name: nameSchema.optional(),
      isActive: z.boolean().optional(),
      condition: sentConditionSchema.nullable().optional(),
      settings: settings.optional(),
      credentials: credentials.partial().optional(),
    }),
    item: webhookBaseSchema.extend({ channel: kind, settings }),
  };
}
