import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { HOUR_MS } from '../platform/calendar/durations.ts';
import type { Config } from '../platform/config/config.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { storableText } from '../platform/db/storableText.ts';
import { Delivery } from '../platform/entities/delivery.entity.ts';
import { Webhook } from '../platform/entities/webhook.entity.ts';
import { addDeliveryJob, deliveryJobOf, type DeliveryKey } from '../platform/jobs/addDelivery.ts';
import { defineJob, type Attempt, type RunnableJob } from '../platform/jobs/defineJob.ts';
import { CHANNELS } from './channels.ts';
import { CALL_CHANNELS } from './channels/callChannels.ts';
import type { Channel, ChannelDeps, Outcome, Outgoing } from './channels/channel.ts';
import { KEY_ENDED } from './webhooks/endHook.ts';
import { stopWebhook } from './webhooks/stopWebhook.ts';
import { findSubscriber } from './webhooks/subscribers.ts';

/** Wait before the second attempt, and the longest between two, in ms; each wait is twice the one before. */
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** Longest stored part of an answer, in characters. */
const MAX_KEPT_ANSWER = 4_000;

/** Defines the job that makes the attempts of a channel's deliveries. */
const deliveryJob = (channel: Channel): RunnableJob<ChannelDeps> => {
  const { name } = deliveryJobOf(channel.kind);
  return defineJob({
    name,
    payload: z.object({ accountId: z.uuid(), id: z.uuid() }),
    queue: channel.queue,
    run: (deps: ChannelDeps, key, attempt) => deliver(deps, channel, { key, attempt }),
  });
};

/** A job for each channel. */
export const DELIVERY_JOBS = Object.values(CHANNELS).map(deliveryJob);

interface Found {
  delivery: Outgoing<object>;
  webhook: Webhook | null;
  /** Why nothing may be sent any more. */
  refusal: Outcome | null;
}

/**
 * Makes one attempt at a delivery. The result and the next step are written in one transaction: after a killed
 * worker the attempt is repeated under the same id.
 */
async function deliver(
  deps: ChannelDeps,
  channel: Channel,
  { key, attempt: job }: { key: DeliveryKey; attempt: Attempt },
): Promise<void> {
  const found = await inTransaction(deps.orm, (em) => findWaiting(em, key));
  if (!found) return;
  const { delivery, webhook, refusal } = found;
  const outcome: Outcome = refusal ?? (await channel.attempt(deps, delivery, { webhook, job }));
  await inTransaction(deps.orm, (em) => finish(em, deps.config, channel, { found, outcome }));
}

async function findWaiting(em: EntityManager, { accountId, id }: DeliveryKey): Promise<Found | null> {
  const delivery = await em.findOne(Delivery, { id, accountId, state: 'waiting' });
  if (!delivery) return null;
  const webhook = await findWebhook(em, delivery);
  // Deleted just now, and its deliveries with it.
  if (delivery.webhookId && !webhook) return null;
  return {
    delivery: delivery as Outgoing<object>,
    webhook,
    refusal: webhook && (await findRefusal(em, webhook)),
  };
}

/** Finds why a webhook is called no more: it is off, or the API key that subscribed it has ended. */
async function findRefusal(em: EntityManager, webhook: Webhook): Promise<Outcome | null> {
  if (!webhook.isActive) return { result: 'failed', error: CALL_CHANNELS[webhook.channel].isOff };
  if (!webhook.apiKeyId || (await findSubscriber(em, webhook))) return null;
  return { result: 'failed', error: KEY_ENDED, isFinal: true, stops: KEY_ENDED };
}

/** Finds the webhook that a delivery calls; null for other channels. */
export const findWebhook = async (
  em: EntityManager,
  { webhookId, accountId }: Delivery,
): Promise<Webhook | null> => (webhookId ? em.findOne(Webhook, { id: webhookId, accountId }) : null);

/** Stores what came of an attempt, and adds the job of the next one. */
async function finish(
  em: EntityManager,
  config: Config,
  channel: Channel,
  { found, outcome }: { found: Found; outcome: Outcome },
): Promise<void> {
  const { id, accountId, queuedAt, attempts } = found.delivery;
  const key = { channel: channel.kind, accountId, id };
  if (outcome.result === 'later') {
    if (outcome.waitMs !== null) await addDeliveryJob(em, key, new Date(Date.now() + outcome.waitMs));
    return;
  }
  const next = nextAttempt(channel, { attempts, queuedAt }, outcome);
  await storeAttempt(em, channel, { delivery: found.delivery, outcome, next });
  if (outcome.result === 'failed' && outcome.stops && found.webhook)
    await stopWebhook(em, config, found.webhook, outcome.stops);
  if (next) await addDeliveryJob(em, key, next);
}

/**
 * Stores an attempt that was made.
 * @param attempt.next when the next one is due; null for none.
 */
export async function storeAttempt(
  em: EntityManager,
  channel: Channel,
  attempt: { delivery: Delivery; outcome: Exclude<Outcome, { result: 'later' }>; next: Date | null },
): Promise<void> {
  const { delivery, outcome, next } = attempt;
  const { id, accountId, attempts } = delivery;
  const isSent = outcome.result === 'sent';
  await em.nativeUpdate(
    Delivery,
    { id, accountId, state: 'waiting' },
    {
      attempts: attempts + 1,
      attemptAt: null,
      state: isSent ? 'sent' : next ? 'waiting' : 'failed',
      nextAttemptAt: next,
      lastStatus: outcome.answer?.status ?? null,
      lastAnswer: outcome.answer ? storableText(outcome.answer.text.slice(0, MAX_KEPT_ANSWER)) : null,
      lastError: isSent ? null : outcome.error,
      sentAt: isSent ? new Date() : null,
      ...(outcome.message && { message: outcome.message }),
      ...(isSent && !channel.keepsMessage && { message: null }),
    },
  );
}

/** Returns the time of the next attempt; null for none. */
function nextAttempt(
  { triesForMs }: Channel,
  { attempts, queuedAt }: Pick<Delivery, 'attempts' | 'queuedAt'>,
  outcome: Outcome,
): Date | null {
  if (outcome.result !== 'failed' || outcome.isFinal) return null;
  const next = Date.now() + waitAfter(attempts, outcome);
  return next > queuedAt.getTime() + triesForMs ? null : new Date(next);
}

/** Returns the wait before the next attempt, in ms. @param attempts those before this one. */
export const waitAfter = (attempts: number, { waitMs = 0 }: { waitMs?: number }): number =>
  Math.max(waitMs, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts));
