import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { MINUTE_MS } from '../platform/calendar/durations.ts';
import type { Config } from '../platform/config/config.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { run, sql } from '../platform/db/sql.ts';
import { Delivery } from '../platform/entities/delivery.entity.ts';
import { kyselyIn } from '../platform/entities/kysely.ts';
import { Webhook } from '../platform/entities/webhook.entity.ts';
import { addSenderJob, SENDER_JOB, type SenderKey } from '../platform/jobs/addDelivery.ts';
import { defineJob, type Attempt } from '../platform/jobs/defineJob.ts';
import type { Text } from '../platform/texts/translate.ts';
import { findSender } from './channels/callChannels.ts';
import type { ChannelDeps, Outcome } from './channels/channel.ts';
import { loadParcels, type Parcel } from './channels/parcel.ts';
import { openSender, type Sender } from './channels/sender.ts';
import { storeAttempt, waitAfter } from './deliver.ts';
import { stopWebhook } from './webhooks/stopWebhook.ts';

/** Time after which a run leaves its worker to other receivers, in ms. */
const RUN_MS = 20_000;
/** Time of nothing but failures after which a sender is paused, in ms: its owners are told within the hour. */
const STOPS_AFTER_MS = 30 * MINUTE_MS;
/** Latest next attempt of one that fails, in ms after its first failure: a receiver may ask to wait for longer. */
const LATEST_ATTEMPT_MS = 50 * MINUTE_MS;
/** Messages refused one after the other that pause a sender: it is then not about one of them. */
const REFUSED_IN_A_ROW = 3;

const KEEPS_FAILING: Text = 'It has failed for half an hour. Its last deliveries say why.';
const KEEPS_REFUSING: Text = 'The receiver refused three messages in a row. Its last deliveries say why.';
const IS_DELETED: Text = 'The submission was deleted';

/** Time within which the deliveries of a submission are written, in ms; one that takes longer loses its place. */
const NOTICED_MS = MINUTE_MS;
/** Wait for the deliveries of an earlier submission, in ms. */
const LOOK_AGAIN_MS = 500;

/** What a sender is to send next. */
interface Batch {
  webhook: Webhook;
  sender: Sender;
  deliveries: Delivery[];
  parcels: Parcel[];
  /** The one that has failed for half an hour, where the next one is tried to learn whether it fails alone. */
  held: Delivery | null;
}

/**
 * Sends what waits for a sender, oldest submission first. Those behind one that has failed wait with it, so that their
 * order is kept; after half an hour the next one shows whether it fails alone, and is then given up (decision 862).
 */
async function workSender(deps: ChannelDeps, key: SenderKey, { signal }: Attempt): Promise<void> {
  const until = Date.now() + RUN_MS;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (!(await sendNext(deps, key))) return;
    if (Date.now() < until && !signal.aborted) continue;
    return inTransaction(deps.orm, (em) => addSenderJob(em, key));
  }
}

export const workSenderJob = defineJob({
  name: SENDER_JOB.name,
  payload: z.object({ accountId: z.uuid(), senderId: z.uuid() }),
  queue: 'calls',
  run: workSender,
});

/** Makes one attempt at what is next. @returns whether there may be more to send now. */
async function sendNext(deps: ChannelDeps, key: SenderKey): Promise<boolean> {
  const batch = await inTransaction(deps.orm, (em) => takeBatch(em, deps.config, key));
  if (!batch) return false;
  const { webhook, sender, parcels } = batch;
  const outcomes =
    parcels.length > 0 ? await sender.send(deps, openSender(deps.config, webhook), parcels) : [];
  return inTransaction(deps.orm, (em) => finishBatch(em, deps.config, { ...batch, outcomes }));
}

/** Takes what is next, and notes that its attempt has begun: a killed worker may have sent it. */
async function takeBatch(em: EntityManager, config: Config, key: SenderKey): Promise<Batch | null> {
  const { accountId, senderId: webhookId } = key;
  const webhook = await em.findOne(Webhook, {
    id: webhookId,
    accountId,
    isActive: true,
    stoppedReason: null,
  });
  const sender = webhook && findSender(webhook.channel);
  if (!sender) return null;
  const waiting = { webhookId, accountId, state: 'waiting', submissionId: { $ne: null } } as const;
  const failsFor = failingFor(webhook);
  const found = await em.find(Delivery, waiting, {
    orderBy: { submissionId: 'asc', id: 'asc' },
    limit: failsFor === null ? sender.most : 2,
  });
  const [first, second] = found;
  if (!first) return null;
  const held = second && failsFor !== null && failsFor >= STOPS_AFTER_MS ? first : null;
  const deliveries = failsFor === null ? found : [held && second ? second : first];
  const due = await findDue(em, held && second ? second : first);
  if (due > new Date()) {
    await addSenderJob(em, key, due);
    return null;
  }
  for (const delivery of deliveries) {
    delivery.mayBeDouble ||= sender.canRepeat && Boolean(delivery.attemptAt);
    delivery.attemptAt = new Date();
  }
  await em.flush();
  return { webhook, sender, deliveries, parcels: await loadParcels(em, config, deliveries, sender), held };
}

/** Returns for how long nothing of a sender has arrived, in ms; null where the last attempt arrived. */
const failingFor = ({ failingSince }: Webhook): number | null =>
  failingSince ? Date.now() - failingSince.getTime() : null;

/** Returns when the first delivery may go: not before one of an earlier submission can have been written. */
async function findDue(em: EntityManager, first: Delivery): Promise<Date> {
  if (first.nextAttemptAt) return first.nextAttemptAt;
  const now = Date.now();
  const { accountId, formId, submissionId } = first;
  const earlier = await run(
    em,
    sql`
      select from form_submissions s
      where s.account_id = ${accountId} and s.form_id = ${formId ?? null} and s.deleted_at is null
        and s.id < ${submissionId ?? null}::uuid and s.id > ${uuidv7({ msecs: now - NOTICED_MS })}::uuid
        and not exists (select from submission_notices n
          where n.account_id = s.account_id and n.form_id = s.form_id and n.submission_id = s.id)
      limit 1`,
  );
  return new Date(earlier.length > 0 ? now + LOOK_AGAIN_MS : now);
}

/** Stores what came of each. @returns whether there may be more to send now. */
async function finishBatch(
  em: EntityManager,
  config: Config,
  { webhook, sender, deliveries, parcels, held, outcomes }: Batch & { outcomes: readonly Outcome[] },
): Promise<boolean> {
  const key = { accountId: webhook.accountId, senderId: webhook.id };
  let wait: number | null = null;
  let stops: Text | null = null;
  for (const delivery of deliveries) {
    const at = parcels.findIndex((parcel) => parcel.delivery.id === delivery.id);
    const outcome: Outcome =
      at < 0
        ? { result: 'failed', error: IS_DELETED, isFinal: true }
        : (outcomes[at] ?? { result: 'later', waitMs: 0 });
    if (outcome.result === 'later') {
      await em.nativeUpdate(Delivery, keyOf(delivery), { attemptAt: null });
      wait = Math.max(wait ?? 0, outcome.waitMs ?? 0);
      continue;
    }
    if (sender.canRepeat && outcome.result === 'failed' && outcome.mayHaveArrived)
      await em.nativeUpdate(Delivery, keyOf(delivery), { mayBeDouble: true });
    const repeats = outcome.result === 'failed' && !outcome.isFinal;
    const waitMs = repeats ? waitAfter(delivery.attempts, outcome) : 0;
    const next = repeats ? new Date(Date.now() + waitMs) : null;
    await storeAttempt(em, sender, { delivery, outcome, next });
    if (outcome.result === 'failed' && outcome.stops) stops ??= outcome.stops;
    stops ??= await judge(em, webhook, { delivery, outcome, waitMs });
    // After half an hour the next one is tried at once.
    if (repeats && (failingFor(webhook) ?? 0) < STOPS_AFTER_MS) wait = Math.max(wait ?? 0, waitMs);
    if (held && outcome.result === 'sent')
      await em.nativeUpdate(Delivery, keyOf(held), { state: 'failed', nextAttemptAt: null });
    else if (held && at >= 0) stops ??= KEEPS_FAILING;
  }
  if (stops) {
    await stopWebhook(em, config, webhook, stops);
    return false;
  }
  if (wait === null) return true;
  await addSenderJob(em, key, new Date(Date.now() + wait));
  return false;
}

const keyOf = ({ id, accountId }: Delivery) => ({ id, accountId, state: 'waiting' as const });

/** Keeps since when a sender fails. @returns why it is to be paused; null for no reason. */
async function judge(
  em: EntityManager,
  webhook: Webhook,
  attempt: { delivery: Delivery; outcome: Exclude<Outcome, { result: 'later' }>; waitMs: number },
): Promise<Text | null> {
  const { id, accountId } = webhook;
  const { delivery, outcome, waitMs } = attempt;
  const since = webhook.failingSince ?? null;
  const set = async (failingSince: Date | null): Promise<void> => {
    webhook.failingSince = failingSince;
    await em.nativeUpdate(Webhook, { id, accountId }, { failingSince });
  };
  if (outcome.result === 'sent') {
    if (since) await set(null);
    return null;
  }
  if (outcome.isFinal) return outcome.answer && (await wereRefused(em, delivery)) ? KEEPS_REFUSING : null;
  if (!since) await set(new Date());
  const failsFor = failingFor(webhook) ?? 0;
  if (failsFor < STOPS_AFTER_MS) return failsFor + waitMs > LATEST_ATTEMPT_MS ? KEEPS_FAILING : null;
  return (await isAlone(em, webhook)) ? KEEPS_FAILING : null;
}

/** Tells whether nothing else waits for a sender. */
async function isAlone(em: EntityManager, { id: webhookId, accountId }: Webhook): Promise<boolean> {
  const waiting = { webhookId, accountId, state: 'waiting', submissionId: { $ne: null } } as const;
  return (await em.count(Delivery, waiting)) <= 1;
}

/** Tells whether this delivery and those before it were refused. */
async function wereRefused(
  em: EntityManager,
  { webhookId, accountId, submissionId }: Delivery,
): Promise<boolean> {
  const last = await kyselyIn(em)
    .selectFrom('deliveries')
    .select('state')
    .where('account_id', '=', accountId)
    .where('webhook_id', '=', webhookId ?? null)
    .where('submission_id', '<=', submissionId ?? null)
    .where('state', '<>', 'waiting')
    .orderBy('submission_id', 'desc')
    .orderBy('id', 'desc')
    .limit(REFUSED_IN_A_ROW)
    .execute();
  return last.length === REFUSED_IN_A_ROW && last.every(({ state }) => state === 'failed');
}
