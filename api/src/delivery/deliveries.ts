import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Config } from '../platform/config/config.ts';
import {
  LISTED_MAILS,
  WEBHOOK_EVENTS,
  type ChannelKind,
  type deliveriesQuerySchema,
  type DeliveryItem,
  type DeliveryList,
  type DeliveryState,
} from '../platform/contract/index.ts';
import { Delivery } from '../platform/entities/delivery.entity.ts';
import type { Form } from '../platform/entities/form.entity.ts';
import { Webhook } from '../platform/entities/webhook.entity.ts';
import { cutPage, decodePageKey } from '../platform/http/pageByKey.ts';
import { ProblemError } from '../platform/http/problemError.ts';
import { addDeliveryJob, addSenderJob } from '../platform/jobs/addDelivery.ts';
import { CHANNELS } from './channels.ts';
import { CALL_CHANNELS } from './channels/callChannels.ts';
import { findWebhook } from './deliver.ts';

/** Longest part of a message or answer that is shown, in characters. */
const MAX_SHOWN = 4_000;
/** Most deliveries sent again at once. */
const MAX_RESENT = 1_000;

const LISTED = [...LISTED_MAILS, ...WEBHOOK_EVENTS, 'form.test'];

/** Deliveries of a form that its log lists. */
const ofForm = ({ id: formId, accountId }: Form): FilterQuery<Delivery> => ({
  formId,
  accountId,
  kind: { $in: LISTED },
});

const inState = (state: DeliveryState): FilterQuery<Delivery> => {
  if (state === 'held') return { heldReason: { $ne: null } };
  return state === 'failed' ? { state, heldReason: null } : { state };
};

/** Lists one page of a form's deliveries, newest first. */
export async function listDeliveries(
  em: EntityManager,
  form: Form,
  { channel, state, cursor, limit }: z.infer<typeof deliveriesQuerySchema>,
): Promise<DeliveryList> {
  const { at, id } = cursor ? decodePageKey(cursor) : {};
  const older = at && id ? { $or: [{ createdAt: { $lt: at } }, { createdAt: at, id: { $lt: id } }] } : {};
  const found = await em.find(
    Delivery,
    { $and: [ofForm(form), channel ? { channel } : {}, state ? inState(state) : {}, older] },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: limit + 1 },
  );
  const called = found.flatMap(({ webhookId }) => webhookId ?? []);
  const webhooks = await em.find(Webhook, { id: { $in: called }, accountId: form.accountId });
  const webhookOf = ({ webhookId }: Delivery) => webhooks.find((one) => one.id === webhookId) ?? null;
  const { page, nextCursor } = cutPage(found, limit, (one) => ({ at: one.createdAt, id: one.id }));
  return { deliveries: page.map((one) => presentDelivery(one, webhookOf(one))), nextCursor };
}

/** Sends a delivery again: under its id, or anew where its message is gone. @throws {ProblemError} why it cannot. */
export async function resendOne(
  em: EntityManager,
  config: Config,
  { form, id }: { form: Form; id: string },
): Promise<void> {
  const delivery = await em.findOne(Delivery, { $and: [ofForm(form), { id }] });
  if (!delivery) throw new ProblemError('delivery.not_found');
  await resendDelivery(em, config, delivery);
}

/** Sends all failed deliveries again, as far as they may be, oldest first. @returns their number. */
export async function resendFailed(
  em: EntityManager,
  config: Config,
  { form, channel }: { form: Form; channel: ChannelKind | undefined },
): Promise<number> {
  const failed = await em.find(
    Delivery,
    { $and: [ofForm(form), inState('failed'), channel ? { channel } : {}] },
    { orderBy: { createdAt: 'asc', id: 'asc' }, limit: MAX_RESENT },
  );
  let count = 0;
  for (const delivery of failed)
    try {
      // oxlint-disable-next-line no-await-in-loop -- one connection writes one after the other
      await resendDelivery(em, config, delivery);
      count += 1;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
    }
  return count;
}

/** Sends a delivery again, if its channel lets it. @throws {ProblemError} why it does not. */
export async function resendDelivery(em: EntityManager, config: Config, delivery: Delivery): Promise<void> {
  const { resend } = CHANNELS[delivery.channel];
  const webhook = await findWebhook(em, delivery);
  if (!canCall(delivery, webhook)) throw new ProblemError('webhook.inactive');
  if (resend && !(await resend(em, config, delivery))) return;
  const waiting = { state: 'waiting', heldReason: null, attempts: 0, nextAttemptAt: null } as const;
  Object.assign(delivery, waiting, { queuedAt: new Date() });
  await em.flush();
  if (webhook && CALL_CHANNELS[webhook.channel].isOrdered && delivery.submissionId)
    await addSenderJob(em, { accountId: webhook.accountId, senderId: webhook.id });
  else await addDeliveryJob(em, delivery);
}

const canCall = ({ webhookId }: Delivery, webhook: Webhook | null): boolean =>
  !webhookId || webhook?.isActive === true;

/** Tells whether a delivery can be sent again. */
function canResend(delivery: Delivery, webhook: Webhook | null): boolean {
  // The first attempt is on its way, or waits for its sender.
  if (delivery.state === 'waiting' && (delivery.attempts === 0 || webhook?.stoppedReason)) return false;
  const hasMessage = delivery.message !== null && delivery.message !== undefined;
  const isThere = hasMessage || CHANNELS[delivery.channel].canWriteAgain?.(delivery) === true;
  return isThere && canCall(delivery, webhook);
}

/** Presents a delivery. Signatures and secrets are not stored with it, so none can be shown. */
const presentDelivery = (delivery: Delivery, webhook: Webhook | null): DeliveryItem => {
  const channel = CHANNELS[delivery.channel];
  return {
    id: delivery.id,
    channel: delivery.channel,
    webhookId: delivery.webhookId ?? null,
    event: delivery.kind as DeliveryItem['event'],
    recipient: delivery.recipient,
    submissionId: delivery.submissionId ?? null,
    mayBeDouble: delivery.mayBeDouble,
    state: delivery.heldReason ? 'held' : delivery.state,
    attempts: delivery.attempts,
    nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
    lastStatus: delivery.lastStatus ?? null,
    lastError: delivery.lastError ?? null,
    request: delivery.message ? (channel.print(delivery.message)?.slice(0, MAX_SHOWN) ?? null) : null,
    response: delivery.lastAnswer ?? null,
    createdAt: delivery.createdAt.toISOString(),
    sentAt: delivery.sentAt?.toISOString() ?? null,
    canResend: canResend(delivery, webhook),
  };
};
