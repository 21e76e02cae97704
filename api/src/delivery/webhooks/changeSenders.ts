import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import {
  SENDERS,
  type createWebhookRequestSchema,
  type SenderChannel,
  type updateWebhookRequestSchema,
  type WebhookEventType,
} from '../../platform/contract/index.ts';
import { Delivery } from '../../platform/entities/delivery.entity.ts';
import { Webhook } from '../../platform/entities/webhook.entity.ts';
import { invalidField } from '../../platform/http/invalidField.ts';
import { addSenderJob } from '../../platform/jobs/addDelivery.ts';
import { findSender, SENDER_CHANNELS } from '../channels/callChannels.ts';
import { openSender, sealCredentials } from '../channels/sender.ts';

type Of<Schema extends z.ZodType> = Extract<z.output<Schema>, { channel: SenderChannel }>;

/** Returns the columns of a new sender. @throws {ProblemError} `request.invalid`. */
export function newSender(
  config: Config,
  { id, entered }: { id: string; entered: Of<typeof createWebhookRequestSchema> },
) {
  const { channel, name = '', settings, credentials } = entered;
  const { check } = SENDER_CHANNELS[channel];
  const { address: url, hints } = check(config, { settings, credentials });
  const sealed = sealCredentials(config, { id, credentials });
  return {
    channel,
    name,
    url,
    settings,
    credentials: sealed,
    credentialHints: hints,
    events: eventsOf(channel, settings),
  };
}

/** Changes what is named; credentials that are left out stay. @throws {ProblemError} `request.invalid`. */
export function changeSender(
  config: Config,
  webhook: Webhook,
  changes: Of<typeof updateWebhookRequestSchema>,
): void {
  if (webhook.channel !== changes.channel)
    throw invalidField('channel', { code: 'invalid', message: 'Name the channel of this sender' });
  const { name, settings, credentials } = changes;
  if (name !== undefined) webhook.name = name;
  if (settings !== undefined || credentials !== undefined)
    changeSettings(config, webhook, { settings, credentials });
}

/**
 * Changes what a sender writes, and its credentials. One without credentials takes settings alone while it is off.
 * @throws {ProblemError} `request.invalid`.
 */
export function changeSettings(
  config: Config,
  webhook: Webhook,
  { settings, credentials }: { settings?: object | undefined; credentials?: object | undefined },
): void {
  const channel = webhook.channel as SenderChannel;
  if (!webhook.credentials && settings && !credentials && !webhook.isActive) {
    webhook.settings = settings;
    webhook.events = eventsOf(channel, settings);
    return;
  }
  const before = openSender<object, object>(config, webhook);
  const next = {
    settings: settings ?? before.settings,
    credentials: { ...before.credentials, ...credentials },
  };
  assertWhole(channel, next.credentials);
  const { address, hints } = SENDER_CHANNELS[channel].check(config, next);
  webhook.url = address;
  webhook.settings = next.settings;
  webhook.events = eventsOf(channel, next.settings);
  webhook.credentials = sealCredentials(config, { id: webhook.id, credentials: next.credentials });
  webhook.credentialHints = hints;
}

/** What a sender is called for. */
export const eventsOf = (channel: SenderChannel, settings: object): WebhookEventType[] => [
  ...(SENDER_CHANNELS[channel].events ?? [
    'form.submitted',
    ...('tellsEdits' in settings && settings.tellsEdits
      ? (['submission.updated', 'submission.withdrawn'] as const)
      : []),
  ]),
];

/** @throws {ProblemError} `request.invalid` beside the first credential that is missing. */
function assertWhole(channel: SenderChannel, credentials: object): void {
  const parsed = SENDERS.find((one) => one.channel === channel)?.credentials.safeParse(credentials);
  const [issue] = parsed?.error?.issues ?? [];
  if (issue) throw invalidField(['credentials', ...issue.path.map(String)], REQUIRED);
}

/** @throws {ProblemError} `request.invalid` where a copy has no credentials yet. */
export function assertHasCredentials({ credentials }: Webhook): void {
  if (!credentials) throw invalidField('credentials', REQUIRED);
}

const REQUIRED = { code: 'required', message: 'Required' } as const;

/** @throws {ProblemError} `request.invalid` where another sender would disturb this one at its address. */
export async function assertAlone(
  em: EntityManager,
  { id, accountId, channel, url }: Pick<Webhook, 'id' | 'accountId' | 'channel' | 'url'>,
): Promise<void> {
  if (!findSender(channel)?.isAlone) return;
  if ((await em.count(Webhook, { accountId, url, id: { $ne: id } })) > 0)
    throw invalidField('settings', {
      code: 'taken',
      message: 'Another sender of this account already writes to this table.',
    });
}

/** Sends everything that is missing of a sender, in order: what waits, and what was given up. */
export async function goOn(em: EntityManager, webhook: Webhook): Promise<void> {
  const { id: webhookId, accountId, url: recipient } = webhook;
  const missing = { webhookId, accountId, submissionId: { $ne: null }, state: { $ne: 'sent' } } as const;
  webhook.failingSince = null;
  await em.flush();
  const anew = {
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: null,
    queuedAt: new Date(),
    recipient,
  } as const;
  await em.nativeUpdate(Delivery, missing, anew);
  await addSenderJob(em, { accountId, senderId: webhookId });
}
