import { defineEntity, p } from '@mikro-orm/core';
import type { Answers, Language } from '@inlay/sdk/model';
import type { SpamReason } from '../contract/index.ts';
import { idColumn, timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_REVISION } from './tenantReferences.ts';

/** Why a submission is in the Spam folder. */
export interface StoredSpam {
  /** Sum of the reasons' weights. */
  score: number;
  reasons: SpamReason[];
  /** The page around the form, for the mails of its release (D-103). */
  referrer?: string | null;
}

const SubmissionSchema = defineEntity({
  name: 'Submission',
  tableName: 'form_submissions',
  uniques: [
    { name: 'form_submissions_idempotency_key', properties: ['formId', 'idempotencyKey', 'accountId'] },
  ],
  indexes: [
    {
      name: 'form_submissions_inbox',
      expression:
        'create index form_submissions_inbox on form_submissions (form_id, submitted_at desc, id desc) where deleted_at is null',
    },
    {
      name: 'form_submissions_account_inbox',
      expression:
        'create index form_submissions_account_inbox on form_submissions (account_id, submitted_at desc, id desc) where deleted_at is null',
    },
    {
      name: 'form_submissions_trash',
      expression:
        'create index form_submissions_trash on form_submissions (account_id, deleted_at desc, id desc) where deleted_at is not null',
    },
    {
      name: 'form_submissions_search',
      expression:
        'create index form_submissions_search on form_submissions using gin (search_text gin_trgm_ops) where search_text is not null',
    },
    {
      name: 'form_submissions_addresses',
      expression:
        'create index form_submissions_addresses on form_submissions using gin (submission_address_keys(search_text)) with (fastupdate = off) where search_text is not null',
    },
    {
      name: 'form_submissions_receipts',
      expression:
        'create index form_submissions_receipts on form_submissions (receipt_code) where search_text is not null',
    },
    {
      name: 'form_submissions_unindexed',
      expression:
        'create index form_submissions_unindexed on form_submissions (form_id, submitted_at) where search_text is null',
    },
    {
      name: 'form_submissions_trashed_by',
      expression:
        'create index form_submissions_trashed_by on form_submissions (trashed_by, id) where trashed_by is not null',
    },
    {
      name: 'form_submissions_retention',
      expression:
        'create index form_submissions_retention on form_submissions (deleted_at) where deleted_at is not null',
    },
    { name: 'form_submissions_revision', properties: ['revisionId'] },
    {
      name: 'form_submissions_spam',
      expression:
        'create index form_submissions_spam on form_submissions (account_id, deleted_at desc, id desc) where spam is not null',
    },
  ],
  properties: {
    id: idColumn(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** The revision that was answered (D-184). */
    revisionId: p.uuid(),
    /** Field id to answer; captcha tokens are never in it (D-92). */
    answers: p.json().$type<Answers>().fieldName('submission_data'),
    ipAddress: p.text().columnType('inet').nullable(),
    userAgent: p.text().nullable(),
    submittedAt: timeColumn(),
    deletedAt: timeColumn().nullable(),
    /** The bulk job that moved it to the trash, for its undo; null when it was moved alone. */
    trashedBy: p.uuid().nullable(),
    /** Number of its answers; null for those that were sent. */
    version: p.integer().nullable(),
    /** When its answers were last edited. */
    editedAt: timeColumn().nullable(),
    /** When its visitor withdrew it; it is in the trash then. */
    withdrawnAt: timeColumn().nullable(),
    /** The user who entered it by hand; null where a visitor has sent it. */
    enteredBy: p.uuid().nullable(),
    /** The language that its visitor saw; null where the form has one alone, and where no visitor has sent it. */
    language: p.text().$type<Language>().nullable(),
    idempotencyKey: p.uuid(),
    /** Fingerprint of the answers: another content under a used key is refused. */
    contentHash: p.text(),
    receiptCode: p.text(),
    /** Why it is in the Spam folder; it is out of the inbox as the trash is then. Null for all others (SPAM-001). */
    spam: p.json().$type<StoredSpam>().nullable().lazy(),
    /** Normalised text for searching, filled in behind the insert. */
    searchText: p.text().nullable().lazy(),
  },
});

/** The answers of one visitor, as sent. */
export class Submission extends SubmissionSchema.class {
  static readonly references = [TO_REVISION];
}
SubmissionSchema.setClass(Submission);
