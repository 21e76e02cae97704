import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_SUBMISSION } from './tenantReferences.ts';

const SubmissionNoticeSchema = defineEntity({
  name: 'SubmissionNotice',
  tableName: 'submission_notices',
  indexes: [
    {
      name: 'submission_notices_mailed',
      expression:
        "create index submission_notices_mailed on submission_notices (form_id, created_at) where state = 'mailed'",
    },
  ],
  checks: [
    {
      name: 'submission_notices_state',
      expression: "state in ('quiet', 'mailed', 'gathered')",
    },
  ],
  properties: {
    submissionId: p.uuid().primary(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** Told by mails of its own, by a digest, or to nobody. */
    state: p.text().$type<'quiet' | 'mailed' | 'gathered'>(),
    /** The page around the form, without query and fragment; used in the mail only (D-103). */
    referrer: p.text().nullable(),
    createdAt: createdAtColumn(),
  },
});

/**
 * That a submission was told, and how: written once, so that a job that runs twice tells it once. Most of those that a
 * digest tells of have none (`digestPeriod.entity.ts`).
 */
export class SubmissionNotice extends SubmissionNoticeSchema.class {
  static readonly references = [TO_SUBMISSION];
}
SubmissionNoticeSchema.setClass(SubmissionNotice);
