import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type {
  deliveriesQuerySchema,
  WebhookDeliveryItem,
  WebhookDeliveryList,
} from '../../platform/contract/index.ts';
import { cutPage, decodePageKey } from '../../platform/http/pageByKey.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { giveUpTime } from './createDeliveries.ts';
import type { Webhook } from '../../platform/entities/webhook.entity.ts';
import { WebhookDelivery } from '../../platform/entities/webhookDelivery.entity.ts';
import { sendWebhookJob } from './sendWebhook.ts';

/** Longest part of a request or response that is shown, in characters. */
const MAX_SHOWN = 4_000;
/** Most deliveries replayed at once. */
const MAX_REPLAYED = 1_000;

/** Lists one page of a webhook's deliveries, newest first. */
export async function listDeliveries(
  em: EntityManager,
  webhook: Webhook,
  { cursor, limit }: z.infer<typeof deliveriesQuerySchema>,
): Promise<WebhookDeliveryList> {
  const { at, id } = cursor ? decodePageKey(cursor) : {};
  const older = at && id ? { $or: [{ createdAt: { $lt: at } }, { createdAt: at, id: { $lt: id } }] } : {};
  const found = await em.find(
    WebhookDelivery,
    { webhookId: webhook.id, ...older },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: limit + 1 },
  );
  const { page, nextCursor } = cutPage(found, limit, (one) => ({ at: one.createdAt, id: one.id }));
  return { deliveries: page.map(presentDelivery), nextCursor };
}

/** Sends a delivery again under the same id. @throws {ProblemError} `webhook.delivery_not_found`. */
export async function replayDelivery(
  em: EntityManager,
  webhook: Webhook,
  deliveryId: string,
): Promise<WebhookDeliveryItem> {
  const delivery = await getDelivery(em, webhook, deliveryId);
  await replay(em, webhook, [delivery]);
  return presentDelivery(delivery);
}

/** Sends all failed deliveries again. @returns their number. */
export async function replayFailed(em: EntityManager, webhook: Webhook): Promise<number> {
  const failed = await em.find(
    WebhookDelivery,
    { webhookId: webhook.id, state: 'failed' },
    { orderBy: { createdAt: 'asc' }, limit: MAX_REPLAYED },
  );
  await replay(em, webhook, failed);
  return failed.length;
}

/** @throws {ProblemError} `webhook.delivery_not_found`. */
export async function getDelivery(em: EntityManager, webhook: Webhook, id: string): Promise<WebhookDelivery> {
  const delivery = await em.findOne(WebhookDelivery, { id, webhookId: webhook.id });
  if (!delivery) throw new ProblemError('webhook.delivery_not_found');
  return delivery;
}

async function replay(
  em: EntityManager,
  webhook: Webhook,
  deliveries: readonly WebhookDelivery[],
): Promise<void> {
  assertActive(webhook);
  for (const delivery of deliveries) {
    Object.assign(delivery, { state: 'waiting', attempts: 0, nextAttemptAt: null, giveUpAt: giveUpTime() });
  }
  await em.flush();
  for (const { id } of deliveries) await addJob(em, sendWebhookJob, { deliveryId: id });
}

/** @throws {ProblemError} `webhook.inactive`. */
export function assertActive(webhook: Webhook): void {
  if (!webhook.isActive) throw new ProblemError('webhook.inactive');
}

/** Tests from before the column have no event of their own. */
function eventOf({ event, submissionId, aboutId }: WebhookDelivery): {
  event: typeof event;
  isTest: boolean;
} {
  const isTest = !submissionId && !aboutId;
  return { event: isTest ? 'form.test' : event, isTest };
}

/** Presents a delivery. Signatures and secrets are not stored with it, so none can be shown. */
export const presentDelivery = (delivery: WebhookDelivery): WebhookDeliveryItem => ({
  id: delivery.id,
  submissionId: delivery.submissionId ?? delivery.aboutId ?? null,
  ...eventOf(delivery),
  state: delivery.state,
  attempts: delivery.attempts,
  nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
  lastStatus: delivery.lastStatus ?? null,
  lastError: delivery.lastError ?? null,
  request: delivery.body.slice(0, MAX_SHOWN),
  response: delivery.lastAnswer ?? null,
  createdAt: delivery.createdAt.toISOString(),
  sentAt: delivery.sentAt?.toISOString() ?? null,
});
