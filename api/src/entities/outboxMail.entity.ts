import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';

/** Why a mail is held back: a limit it passes, an unconfirmed address, or a recipient who stopped such mails. */
export type HeldReason =
  | 'address_limit'
  | 'account_limit'
  | 'form_limit'
  | 'submission_limit'
  | 'unconfirmed'
  | 'stopped';

const OutboxMailSchema = defineEntity({
  name: 'OutboxMail',
  tableName: 'mail_outbox',
  checks: [
    { name: 'mail_outbox_state', expression: "state in ('waiting', 'sent', 'failed')" },
    { name: 'mail_outbox_account', expression: 'form_id is null or account_id is not null' },
  ],
  indexes: [
    {
      name: 'mail_outbox_waiting',
      expression: "create index mail_outbox_waiting on mail_outbox (next_attempt_at) where state = 'waiting'",
    },
    { name: 'mail_outbox_form', properties: ['formId', 'createdAt'] },
    { name: 'mail_outbox_submission', properties: ['submissionId'] },
  ],
  properties: {
    id: idColumn(),
    kind: p.text(),
    recipient: p.text(),
    replyTo: p.text().nullable(),
    subject: p.text(),
    /** What makes this mail the only one of its kind, so that it is written once. */
    onceKey: p.text().nullable().unique(),
    /** Where one press stops mails like this one (RFC 8058). */
    stopUrl: p.text().nullable(),
    bodyText: p.text().nullable(),
    bodyHtml: p.text().nullable(),
    /** Set with the form; null for mails that are about none. */
    accountId: p.uuid().nullable(),
    formId: () => formIdColumn().nullable(),
    submissionId: p.uuid().nullable(),
    state: p.text().$type<'waiting' | 'sent' | 'failed'>().default('waiting'),
    attempts: p.integer().default(0),
    nextAttemptAt: timeColumn().nullable(),
    lastError: p.text().nullable(),
    /** Why it is held back, in a code; `failed` without a try. */
    heldReason: p.text().$type<HeldReason>().nullable(),
    sentAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** A mail on its way; its body is removed once it is sent (D-23, D-124). */
export class OutboxMail extends OutboxMailSchema.class {}
OutboxMailSchema.setClass(OutboxMail);
