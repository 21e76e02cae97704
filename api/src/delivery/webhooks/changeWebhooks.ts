import { randomBytes } from 'node:crypto';
import { LockMode, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { checkUrl } from '@inlay/sdk/model';
import type { z } from 'zod';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import {
  MAX_WEBHOOKS,
  type createWebhookRequestSchema,
  type SenderChannel,
  type updateWebhookRequestSchema,
  type webhookChangesSchema,
  type WebhookItem,
  type WebhookWithSecret,
} from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import { Delivery } from '../../platform/entities/delivery.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { invalidField } from '../../platform/http/invalidField.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { sealSecret } from '../../platform/secrets/sealSecret.ts';
import { Webhook } from '../../platform/entities/webhook.entity.ts';
import { CALL_CHANNELS } from '../channels/callChannels.ts';
import { changeSender, goOn, newSender } from './changeSenders.ts';

const SECRET_BYTES = 32;
/** The version of the payload that new webhooks get (decision 236). */
const NEWEST_PAYLOAD = 2;
/** Time for which the previous secret still signs, so that the receiver can change it. */
const OVERLAP_MS = DAY_MS;

/** Lists a form's webhooks, oldest first. */
export async function listWebhooks(em: EntityManager, form: Form): Promise<WebhookItem[]> {
  const orderBy = { createdAt: 'asc', id: 'asc' } as const;
  return (await em.find(Webhook, { formId: form.id }, { orderBy })).map(presentWebhook);
}

/** @throws {ProblemError} `webhook.not_found`. */
export async function getWebhook(em: EntityManager, form: Form, id: string): Promise<Webhook> {
  const webhook = await em.findOne(Webhook, { id, formId: form.id });
  if (!webhook) throw new ProblemError('webhook.not_found');
  return webhook;
}

/** What a webhook has of what only senders are given. */
const UNNAMED = { name: '', settings: {}, credentialHints: {} };

type Changes = z.output<typeof updateWebhookRequestSchema>;

/** @throws {ProblemError} `webhook.limit_reached`, `request.invalid`. */
export async function createWebhook(
  em: EntityManager,
  config: Config,
  { form, entered }: { form: Form; entered: z.output<typeof createWebhookRequestSchema> },
): Promise<WebhookWithSecret> {
  const id = createId();
  const own =
    'url' in entered
      ? { ...UNNAMED, channel: 'webhook' as const, url: parseWebhookUrl(config, entered.url) }
      : newSender(config, { id, entered });
  const isSigned = own.channel === 'webhook';
  const secret = isSigned ? newSecret() : null;
  // Serialises additions, so that two at once cannot exceed the limit (T38).
  await em.findOneOrFail(Form, { id: form.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if ((await em.count(Webhook, { formId: form.id })) >= MAX_WEBHOOKS) {
    throw new ProblemError('webhook.limit_reached');
  }
  if (isSigned) await assertNew(em, { formId: form.id, url: own.url });
  const webhook = em.create(Webhook, {
    id,
    ...own,
    formId: form.id,
    accountId: form.accountId,
    secret: secret && sealSecret(secret, config.secret, { purpose: 'webhook', id }),
    isActive: true,
    payloadVersion: NEWEST_PAYLOAD,
  });
  await em.flush();
  return { webhook: presentWebhook(webhook), secret };
}

/** @throws {ProblemError} `webhook.not_found`, `request.invalid`. */
export async function updateWebhook(
  em: EntityManager,
  config: Config,
  { webhook, changes }: { webhook: Webhook; changes: Changes },
): Promise<WebhookItem> {
  if (isOfSender(changes)) changeSender(config, webhook, changes);
  else if (webhook.channel === 'webhook') await changeSigned(em, config, { webhook, changes });
  else if (Object.keys(changes).some((name) => !COMMON.has(name)))
    throw invalidField('channel', { code: 'invalid', message: 'Name the channel of this sender' });
  const { isActive, condition } = changes;
  if (condition !== undefined) webhook.condition = condition;
  if (isActive !== undefined) {
    webhook.isActive = isActive;
    webhook.stoppedReason = null;
  }
  await em.flush();
  if (isActive && CALL_CHANNELS[webhook.channel].isOrdered) await goOn(em, webhook);
  return presentWebhook(webhook);
}

const isOfSender = (changes: Changes): changes is Extract<Changes, { channel: SenderChannel }> =>
  changes.channel !== undefined && changes.channel !== 'webhook';

/** What can be changed of every channel without naming it. */
const COMMON: ReadonlySet<string> = new Set(['channel', 'isActive', 'condition']);

async function changeSigned(
  em: EntityManager,
  config: Config,
  { webhook, changes }: { webhook: Webhook; changes: z.output<typeof webhookChangesSchema> },
): Promise<void> {
  if (changes.url !== undefined) {
    webhook.url = parseWebhookUrl(config, changes.url);
    await assertNew(em, { formId: webhook.formId, url: webhook.url, id: { $ne: webhook.id } });
    // What did not arrive goes to the new address, and the log says so.
    const { id: webhookId, accountId, url: recipient } = webhook;
    await em.nativeUpdate(Delivery, { webhookId, accountId, state: { $ne: 'sent' } }, { recipient });
  }
  if (changes.payloadVersion !== undefined) webhook.payloadVersion = changes.payloadVersion;
  if (changes.events !== undefined) webhook.events = [...new Set(changes.events)];
}

/** Creates a new secret; the previous one still signs for a day, so that no delivery is refused. */
export async function rotateSecret(
  em: EntityManager,
  config: Config,
  webhook: Webhook,
): Promise<WebhookWithSecret> {
  if (webhook.channel !== 'webhook')
    throw invalidField('channel', { code: 'invalid', message: 'This sender has no secret that signs' });
  const secret = newSecret();
  webhook.previousSecret = webhook.secret;
  webhook.previousExpiresAt = new Date(Date.now() + OVERLAP_MS);
  webhook.secret = sealSecret(secret, config.secret, { purpose: 'webhook', id: webhook.id });
  await em.flush();
  return { webhook: presentWebhook(webhook), secret };
}

/** @throws {ProblemError} `request.invalid` where another webhook of the form has the address: it would be called twice. */
async function assertNew(em: EntityManager, others: FilterQuery<Webhook>): Promise<void> {
  if ((await em.count(Webhook, others)) > 0)
    throw invalidField('url', {
      code: 'taken',
      message: 'This form already has a webhook with this address',
    });
}

/** Parses an https address with a public host, or one of the installation's own hosts (T17, D-166). */
function parseWebhookUrl({ allowedHosts }: Config, text: string): string {
  const checked = checkUrl(text, { allowedHosts });
  if (!checked.ok) throw invalidField('url', checked);
  const { protocol, hostname } = new URL(checked.value);
  if (protocol !== 'https:' && !allowedHosts.includes(hostname)) {
    throw invalidField('url', { code: 'scheme_not_allowed', message: 'Only HTTPS URLs are allowed' });
  }
  return checked.value;
}

/** Creates a secret in the format of Standard Webhooks. */
const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

const presentWebhook = (webhook: Webhook): WebhookItem => {
  const { previousExpiresAt } = webhook;
  const isOverlapping = previousExpiresAt && previousExpiresAt > new Date();
  const shown = {
    id: webhook.id,
    channel: webhook.channel,
    name: webhook.name,
    url: webhook.url,
    settings: webhook.settings,
    credentialHints: webhook.credentialHints,
    failingSince: webhook.failingSince?.toISOString() ?? null,
    canRepeat: CALL_CHANNELS[webhook.channel].canRepeat,
    isActive: webhook.isActive,
    payloadVersion: webhook.payloadVersion,
    events: webhook.events,
    condition: webhook.condition ?? null,
    stoppedReason: webhook.stoppedReason ?? null,
    previousSecretExpiresAt: isOverlapping ? previousExpiresAt.toISOString() : null,
    createdAt: webhook.createdAt.toISOString(),
  };
  // Stored as the schema of its channel had it.
  return shown as WebhookItem;
};
