import { randomBytes } from 'node:crypto';
import { LockMode, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { checkUrl } from '@inlay/sdk/model';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import {
  MAX_WEBHOOKS,
  type UpdateWebhookRequest,
  type WebhookChannel,
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

/** @throws {ProblemError} `webhook.limit_reached`, `request.invalid`. */
export async function createWebhook(
  em: EntityManager,
  config: Config,
  { form, channel, url }: { form: Form; channel: WebhookChannel; url: string },
): Promise<WebhookWithSecret> {
  const checked = parseWebhookUrl(config, url);
  // Serialises additions, so that two at once cannot exceed the limit (T38).
  await em.findOneOrFail(Form, { id: form.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if ((await em.count(Webhook, { formId: form.id })) >= MAX_WEBHOOKS) {
    throw new ProblemError('webhook.limit_reached');
  }
  await assertNew(em, { formId: form.id, url: checked });
  const id = createId();
  const secret = newSecret();
  const sealed = sealSecret(secret, config.secret, { purpose: 'webhook', id });
  const entry = {
    id,
    channel,
    formId: form.id,
    accountId: form.accountId,
    url: checked,
    secret: sealed,
  };
  const webhook = em.create(Webhook, { ...entry, isActive: true, payloadVersion: NEWEST_PAYLOAD });
  await em.flush();
  return { webhook: presentWebhook(webhook), secret };
}

/** @throws {ProblemError} `webhook.not_found`, `request.invalid`. */
export async function updateWebhook(
  em: EntityManager,
  config: Config,
  { webhook, changes }: { webhook: Webhook; changes: UpdateWebhookRequest },
): Promise<WebhookItem> {
  if (changes.url !== undefined) {
    webhook.url = parseWebhookUrl(config, changes.url);
    await assertNew(em, { formId: webhook.formId, url: webhook.url, id: { $ne: webhook.id } });
    // What did not arrive goes to the new address, and the log says so.
    const { id: webhookId, accountId, url: recipient } = webhook;
    await em.nativeUpdate(Delivery, { webhookId, accountId, state: { $ne: 'sent' } }, { recipient });
  }
  if (changes.payloadVersion !== undefined) webhook.payloadVersion = changes.payloadVersion;
  if (changes.condition !== undefined) webhook.condition = changes.condition;
  if (changes.events !== undefined) webhook.events = [...new Set(changes.events)];
  if (changes.isActive !== undefined) {
    webhook.isActive = changes.isActive;
    webhook.stoppedReason = null;
  }
  await em.flush();
  return presentWebhook(webhook);
}

/** Creates a new secret; the previous one still signs for a day, so that no delivery is refused. */
export async function rotateSecret(
  em: EntityManager,
  config: Config,
  webhook: Webhook,
): Promise<WebhookWithSecret> {
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
  return {
    id: webhook.id,
    channel: webhook.channel,
    url: webhook.url,
    isActive: webhook.isActive,
    payloadVersion: webhook.payloadVersion,
    events: webhook.events,
    condition: webhook.condition ?? null,
    stoppedReason: webhook.stoppedReason ?? null,
    previousSecretExpiresAt: isOverlapping ? previousExpiresAt.toISOString() : null,
    createdAt: webhook.createdAt.toISOString(),
  };
};
