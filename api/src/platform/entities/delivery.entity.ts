import { defineEntity, p } from '@mikro-orm/core';
import type { ChannelKind } from '../contract/index.ts';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { PLATFORM_ACCOUNT_ID } from './account.entity.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_ACCOUNT, TO_FORM, TO_SUBMISSION } from './tenantReferences.ts';

/** Reason for holding a mail back: a limit, an unconfirmed or impossible address, or a recipient who stopped them. */
export type HeldReason =
  | 'address_limit'
  | 'account_limit'
  | 'form_limit'
  | 'submission_limit'
  | 'unconfirmed'
  | 'stopped'
  | 'no_domain';

const DeliverySchema = defineEntity({
  name: 'Delivery',
  tableName: 'deliveries',
  checks: [{ name: 'deliveries_state', expression: "state in ('waiting', 'sent', 'failed')" }],
  // Most have no key: nulls are distinct.
  uniques: [{ name: 'deliveries_once', properties: ['onceKey', 'accountId'] }],
  indexes: [
    {
      name: 'deliveries_waiting',
      expression: "create index deliveries_waiting on deliveries (next_attempt_at) where state = 'waiting'",
    },
    {
      name: 'deliveries_failed',
      expression: "create index deliveries_failed on deliveries (created_at) where state = 'failed'",
    },
    { name: 'deliveries_form', properties: ['formId', 'createdAt', 'id'] },
    { name: 'deliveries_submission', properties: ['submissionId'] },
    { name: 'deliveries_webhook', properties: ['webhookId'] },
    {
      name: 'deliveries_sender',
      expression:
        "create index deliveries_sender on deliveries (webhook_id, submission_id) where state = 'waiting'",
    },
  ],
  properties: {
    /** Also the webhook-id or Message-ID that the receiver sees, the same on every attempt. */
    id: idColumn(),
    channel: p.text().$type<ChannelKind>(),
    /** Kind of mail, or the event that a webhook is called for. */
    kind: p.text(),
    recipient: p.text(),
    /** Null for what has none, such as the call of a webhook. */
    subject: p.text().nullable(),
    /** What its channel sends, the same on every attempt; null once a mail is sent (D-124). */
    message: p.json().$type<object>().nullable(),
    /** Unique key, so that a job that runs twice adds it once. */
    onceKey: p.text().nullable(),
    /** The form's; mails that are about none are the platform's. */
    accountId: p.uuid().primary().default(PLATFORM_ACCOUNT_ID),
    formId: () => formIdColumn().nullable(),
    submissionId: p.uuid().nullable(),
    webhookId: p.uuid().nullable(),
    state: p.text().$type<'waiting' | 'sent' | 'failed'>().default('waiting'),
    attempts: p.integer().default(0),
    nextAttemptAt: timeColumn().nullable(),
    /** When it was queued, the last time: its channel says for how long it is tried from then on. */
    queuedAt: timeColumn().defaultRaw('now()'),
    /** Status of the last answer; null when there was none. */
    lastStatus: p.integer().nullable(),
    /** Beginning of the last answer. */
    lastAnswer: p.text().nullable(),
    lastError: p.text().nullable(),
    /** When the attempt of a sender that is under way has begun; kept by one whose worker was killed. */
    attemptAt: timeColumn().nullable(),
    /** Whether an attempt may have arrived whose answer was lost. */
    mayBeDouble: p.boolean().default(false),
    /** Code of the reason for holding it back; `failed` without an attempt. */
    heldReason: p.text().$type<HeldReason>().nullable(),
    sentAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** One message to one receiver, in the queue or gone out: a mail (D-23, D-124), or the call of a webhook. */
export class Delivery extends DeliverySchema.class {
  static readonly references = [
    TO_ACCOUNT,
    TO_SUBMISSION,
    TO_FORM,
    'foreign key (account_id, webhook_id) references webhooks (account_id, id) on delete cascade',
  ];
}
DeliverySchema.setClass(Delivery);
