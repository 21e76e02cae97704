import { defineEntity, p } from '@mikro-orm/core';
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

/** The PDF of a submission that a mail carries; it is drawn when the mail is sent (decision 368). */
export interface AttachedPdf {
  /** Ids of the parts that the recipient may see; null = all. */
  fields: readonly string[] | null;
  /** What the mail says where the PDF is left out, in the mail's language. */
  leftOut: string;
}

const OutboxMailSchema = defineEntity({
  name: 'OutboxMail',
  tableName: 'mail_outbox',
  checks: [{ name: 'mail_outbox_state', expression: "state in ('waiting', 'sent', 'failed')" }],
  uniques: [{ name: 'mail_outbox_once', properties: ['onceKey', 'accountId'] }],
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
    /** Unique key of the mail, so that a job that runs twice adds it once. */
    onceKey: p.text().nullable(),
    /** Address that stops such mails with one click (RFC 8058). */
    stopUrl: p.text().nullable(),
    bodyText: p.text().nullable(),
    bodyHtml: p.text().nullable(),
    /** Null for mails without an attachment, and once it is sent. */
    attachedPdf: p.json().$type<AttachedPdf>().nullable(),
    /** The form's; mails that are about none are the platform's. */
    accountId: p.uuid().primary().default(PLATFORM_ACCOUNT_ID),
    formId: () => formIdColumn().nullable(),
    submissionId: p.uuid().nullable(),
    state: p.text().$type<'waiting' | 'sent' | 'failed'>().default('waiting'),
    attempts: p.integer().default(0),
    nextAttemptAt: timeColumn().nullable(),
    lastError: p.text().nullable(),
    /** Code of the reason for holding it back; `failed` without an attempt. */
    heldReason: p.text().$type<HeldReason>().nullable(),
    sentAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** A mail in the queue; its body is removed once it is sent (D-23, D-124). */
export class OutboxMail extends OutboxMailSchema.class {
  static readonly references = [TO_ACCOUNT, TO_SUBMISSION, TO_FORM];
}
OutboxMailSchema.setClass(OutboxMail);
