import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { checkUrl } from '@inlay/sdk/model';
import type { z } from 'zod';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import {
  MAX_HOOKS,
  MAX_WEBHOOKS,
  type AccountWebhook,
  type createWebhookRequestSchema,
  type SenderChannel,
  type updateWebhookRequestSchema,
  type webhookChangesSchema,
  type WebhookEventType,
  type WebhookItem,
  type WebhookList,
  type WebhookWithSecret,
} from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import { Delivery } from '../../platform/entities/delivery.entity.ts';
import { lockUntilCommit } from '../../platform/db/lockUntilCommit.ts';
import { ApiKey } from '../../platform/entities/apiKey.entity.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { invalidField } from '../../platform/http/invalidField.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { createWebhookSecret, sealWebhookSecret } from '../../platform/secrets/webhookSecret.ts';
import { Webhook } from '../../platform/entities/webhook.entity.ts';
import type { Text } from '../../platform/texts/translate.ts';
import { CALL_CHANNELS } from '../channels/callChannels.ts';
import { assertAlone, assertHasCredentials, changeSender, goOn, newSender } from './changeSenders.ts';
import { listActivity } from './listActivity.ts';

/** The version of the payload that new webhooks get (decision 236). */
const NEWEST_PAYLOAD = 2;
/** Time for which the previous secret still signs, so that the receiver can change it. */
const OVERLAP_MS = DAY_MS;

/** What webhooks belong to: a form, or a whole account. */
export interface WebhookPlace {
  accountId: string;
  /** Null: every form of the account. */
  formId: string | null;
}

/** The place of a form's own webhooks. */
export const placeOf = ({ id: formId, accountId }: Pick<Form, 'id' | 'accountId'>): WebhookPlace => ({
  accountId,
  formId,
});

/** Where the webhooks of a person's whole account are. */
export const accountPlaceOf = ({ accountId }: Pick<Actor, 'accountId'>): WebhookPlace => ({
  accountId,
  formId: null,
});

/** Lists the webhooks of a form, or of a whole account, oldest first. */
export async function listWebhooks(
  em: EntityManager,
  { accountId, formId }: WebhookPlace,
): Promise<WebhookItem[]> {
  const orderBy = { createdAt: 'asc', id: 'asc' } as const;
  const webhooks = await em.find(Webhook, { accountId, formId }, { orderBy });
  const keyIds = webhooks.flatMap(({ apiKeyId }) => apiKeyId ?? []);
  const keys = keyIds.length === 0 ? [] : await em.find(ApiKey, { accountId, id: { $in: keyIds } });
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  return webhooks.map((webhook) => presentWebhook(webhook, names.get(webhook.apiKeyId ?? '') ?? null));
}

/** Lists what a form's own webhooks are not alone with: those of its whole account, by their websites. */
export async function listAccountWebhooks(
  em: EntityManager,
  { accountId }: Pick<Form, 'accountId'>,
): Promise<AccountWebhook[]> {
  const webhooks = await em.find(Webhook, { accountId, formId: null }, { orderBy: { id: 'asc' } });
  return webhooks.map(({ id, channel, url, isActive, events }) => ({
    id,
    channel,
    // The rest of the address may be a secret, and belongs to those who manage the account.
    website: new URL(url).host,
    isActive,
    events,
  }));
}

/** Lists what a form's submissions are told to, with what it has done lately. */
export const listOfForm = async (em: EntityManager, form: Form): Promise<WebhookList> => ({
  webhooks: await listWebhooks(em, placeOf(form)),
  activity: await listActivity(em, form),
  accountWebhooks: await listAccountWebhooks(em, form),
});

/** @throws {ProblemError} `webhook.not_found`. */
export async function getWebhook(
  em: EntityManager,
  { accountId, formId }: WebhookPlace,
  id: string,
): Promise<Webhook> {
  const webhook = await em.findOne(Webhook, { id, accountId, formId });
  if (!webhook) throw new ProblemError('webhook.not_found');
  return webhook;
}

/** What a webhook has of what only senders are given. */
const UNNAMED = { name: '', settings: {}, credentialHints: {} };

type Changes = z.output<typeof updateWebhookRequestSchema>;

interface NewWebhook {
  place: WebhookPlace;
  entered: z.output<typeof createWebhookRequestSchema>;
  /** The one event that a program subscribes to, and its key. */
  hook?: { event: WebhookEventType; apiKeyId: string };
}

/** @throws {ProblemError} `webhook.limit_reached`, `request.invalid`. */
export async function createWebhook(
  em: EntityManager,
  config: Config,
  { place, entered, hook }: NewWebhook,
): Promise<WebhookWithSecret> {
  const { accountId, formId } = place;
  const field = hook ? 'target' : 'url';
  const id = createId();
  const own =
    'url' in entered
      ? { ...UNNAMED, channel: 'webhook' as const, url: parseWebhookUrl(config, entered.url, field) }
      : newSender(config, { id, entered });
  const isSigned = own.channel === 'webhook';
  const secret = isSigned ? createWebhookSecret() : null;
  // Serialises additions, so that two at once cannot exceed the limit (T38).
  await lockUntilCommit(em, `webhooks:${accountId}`);
  await assertRoom(em, place, hook?.apiKeyId ?? null);
  const others = { accountId, formId, url: own.url, apiKeyId: hook?.apiKeyId ?? null };
  if (isSigned)
    await assertNew(em, hook ? { ...others, events: { $contains: [hook.event] } } : others, field);
  else await assertAlone(em, { id, accountId, ...own });
  const webhook = em.create(Webhook, {
    id,
    ...own,
    formId,
    accountId,
    secret: secret && sealWebhookSecret(secret, config.secret, id),
    isActive: true,
    payloadVersion: NEWEST_PAYLOAD,
    ...(hook && { events: [hook.event], apiKeyId: hook.apiKeyId }),
  });
  await em.flush();
  return { webhook: presentWebhook(webhook), secret };
}

/** @throws {ProblemError} `webhook.limit_reached`: people have ten in each place, programs a hundred in the account. */
async function assertRoom(em: EntityManager, place: WebhookPlace, apiKeyId: string | null): Promise<void> {
  const { accountId, formId } = place;
  const count = apiKeyId
    ? await em.count(Webhook, { accountId, apiKeyId: { $ne: null } })
    : await em.count(Webhook, { accountId, formId, apiKeyId: null });
  if (count < (apiKeyId ? MAX_HOOKS : MAX_WEBHOOKS)) return;
  if (apiKeyId) throw new ProblemError('webhook.limit_reached', { message: TOO_MANY_HOOKS });
  if (formId === null) throw new ProblemError('webhook.limit_reached', { message: TOO_MANY_OF_ACCOUNT });
  throw new ProblemError('webhook.limit_reached');
}

const TOO_MANY_OF_ACCOUNT: Text = 'An account can have at most 10 webhooks for all forms';
const TOO_MANY_HOOKS: Text = 'The API keys of an account can have at most 100 hooks';

/** @throws {ProblemError} `webhook.not_found`, `request.invalid`. */
export async function updateWebhook(
  em: EntityManager,
  config: Config,
  { webhook, changes }: { webhook: Webhook; changes: Changes },
): Promise<WebhookItem> {
  if (isOfSender(changes)) {
    changeSender(config, webhook, changes);
    await assertAlone(em, webhook);
  } else if (webhook.channel === 'webhook') await changeSigned(em, config, { webhook, changes });
  else if (Object.keys(changes).some((name) => !COMMON.has(name)))
    throw invalidField('channel', { code: 'invalid', message: 'Name the channel of this sender' });
  const { isActive, condition } = changes;
  if (condition !== undefined) webhook.condition = condition;
  if (isActive && webhook.channel !== 'webhook') assertHasCredentials(webhook);
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
    const { id: webhookId, accountId, formId = null, apiKeyId = null, url: recipient } = webhook;
    await assertNew(em, { accountId, formId, apiKeyId, url: recipient, id: { $ne: webhookId } });
    // What did not arrive goes to the new address, and the log says so.
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
  const secret = createWebhookSecret();
  webhook.previousSecret = webhook.secret;
  webhook.previousExpiresAt = new Date(Date.now() + OVERLAP_MS);
  webhook.secret = sealWebhookSecret(secret, config.secret, webhook.id);
  await em.flush();
  return { webhook: presentWebhook(webhook), secret };
}

/** @throws {ProblemError} `request.invalid` where another webhook of the place has the address: it would be called twice. */
async function assertNew(
  em: EntityManager,
  others: FilterQuery<Webhook> & { formId: string | null },
  field: UrlField = 'url',
): Promise<void> {
  if ((await em.count(Webhook, others)) === 0) return;
  const message: Text =
    others.formId === null
      ? 'This account already has a webhook with this address'
      : 'This form already has a webhook with this address';
  throw invalidField(field, { code: 'taken', message });
}

/** What a request names an address by. */
type UrlField = 'url' | 'target';

/** Parses an https address with a public host, or one of the installation's own hosts (T17, D-166). */
function parseWebhookUrl({ allowedHosts }: Config, text: string, field: UrlField = 'url'): string {
  const checked = checkUrl(text, { allowedHosts });
  if (!checked.ok) throw invalidField(field, checked);
  const { protocol, hostname } = new URL(checked.value);
  if (protocol !== 'https:' && !allowedHosts.includes(hostname)) {
    throw invalidField(field, { code: 'scheme_not_allowed', message: 'Only HTTPS URLs are allowed' });
  }
  return checked.value;
}

/** @param keyName of the API key that subscribed it. */
const presentWebhook = (webhook: Webhook, keyName: string | null = null): WebhookItem => {
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
    apiKey: webhook.apiKeyId ? { id: webhook.apiKeyId, name: keyName ?? '' } : null,
    previousSecretExpiresAt: isOverlapping ? previousExpiresAt.toISOString() : null,
    createdAt: webhook.createdAt.toISOString(),
  };
  // Stored as the schema of its channel had it.
  return shown as WebhookItem;
};
