import type { EntityManager } from '@mikro-orm/postgresql';
import type { ChannelKind } from '../contract/index.ts';
import { createId } from '../db/columns.ts';
import { forPlatform } from '../process/rowPrincipal.ts';
import { run, sql } from '../db/sql.ts';
import type { HeldReason } from '../entities/delivery.entity.ts';
import { addJob } from './addJob.ts';
import type { AddableJob } from './defineJob.ts';

/** A message for one receiver. */
export interface NewDelivery {
  id?: string;
  channel: ChannelKind;
  kind: string;
  recipient: string;
  subject?: string;
  /** What the channel sends. */
  message: object;
  accountId: string;
  formId?: string | undefined;
  submissionId?: string | undefined;
  webhookId?: string;
  /** Whether it waits for those of its webhook that came before it. */
  isOrdered?: boolean;
  /** A key under which it is written once. */
  onceKey?: string;
}

/** Names a delivery to its job. */
export interface DeliveryKey {
  accountId: string;
  id: string;
}

/** The job that sends deliveries of a channel, as it is added; `deliveryJob` runs it. */
export const deliveryJobOf = (channel: ChannelKind): AddableJob<DeliveryKey> => {
  const name = `send_${channel}`;
  return { name, keyOf: ({ id }) => `${name}:${id}` };
};

/** The job that works through a sender's waiting deliveries in their order; `workSenderJob` runs it. */
export const SENDER_JOB: AddableJob<SenderKey> = {
  name: 'work_sender',
  keyOf: ({ senderId }) => `work_sender:${senderId}`,
};

/** Names a sender to its job. */
export interface SenderKey {
  accountId: string;
  senderId: string;
}

/** Adds the job of a sender, or moves it to another time. */
export const addSenderJob = (
  em: EntityManager,
  { accountId, senderId }: SenderKey,
  runAt?: Date,
): Promise<void> =>
  addJob(em, SENDER_JOB, { accountId, senderId }, { sender: senderId, ...(runAt && { runAt }) });

/** Adds the job of a delivery, or moves it to another time. */
export const addDeliveryJob = (
  em: EntityManager,
  { channel, accountId, id }: DeliveryKey & { channel: ChannelKind },
  runAt?: Date,
): Promise<void> => addJob(em, deliveryJobOf(channel), { accountId, id }, runAt && { runAt });

/**
 * Writes a message in the transaction of what it tells of: it goes out once that commits, and never if it rolls back. The
 * platform writes it: a mail to a person lies under the platform's account, whoever caused it.
 * @param hold says why it may not go out, and null where it may; asked for a new one alone.
 * @returns why it is held back, or null.
 */
export const addDelivery = (
  em: EntityManager,
  delivery: NewDelivery,
  hold: () => Promise<{ reason: HeldReason; text: string } | null> = () => Promise.resolve(null),
): Promise<HeldReason | null> => forPlatform(() => write(em, delivery, hold));

async function write(
  em: EntityManager,
  delivery: NewDelivery,
  hold: () => Promise<{ reason: HeldReason; text: string } | null>,
): Promise<HeldReason | null> {
  const { id = createId(), channel, kind, recipient, accountId } = delivery;
  const now = new Date();
  const written = await run(
    em,
    sql`
      insert into deliveries
        (id, channel, kind, recipient, subject, message, account_id, form_id, submission_id, webhook_id, once_key,
         queued_at, created_at)
      values (${id}, ${channel}, ${kind}, ${recipient}, ${delivery.subject ?? null},
        ${JSON.stringify(delivery.message)}, ${accountId}, ${delivery.formId ?? null},
        ${delivery.submissionId ?? null}, ${delivery.webhookId ?? null}, ${delivery.onceKey ?? null}, ${now}, ${now})
      on conflict (once_key, account_id) do nothing returning id`,
  );
  if (written.length === 0) return null;
  const held = await hold();
  if (held)
    await run(
      em,
      sql`
        update deliveries set state = 'failed', held_reason = ${held.reason}, last_error = ${held.text}
        where account_id = ${accountId} and id = ${id}`,
    );
  else if (delivery.isOrdered && delivery.webhookId)
    await addSenderJob(em, { accountId, senderId: delivery.webhookId });
  else await addDeliveryJob(em, { channel, accountId, id });
  return held?.reason ?? null;
}
