import { defineEntity, p } from '@mikro-orm/core';
import { formIdColumn } from './tenantColumns.ts';
import { TO_SUBMISSION } from './tenantReferences.ts';

const SubmissionBrowserSchema = defineEntity({
  name: 'SubmissionBrowser',
  tableName: 'submission_browsers',
  uniques: [
    { name: 'submission_browsers_submission', properties: ['submissionId', 'browserHash', 'accountId'] },
  ],
  properties: {
    formId: () => formIdColumn().primary(),
    /** Keyed hash of the browser's random key for this form. */
    browserHash: p.text().primary(),
    accountId: p.uuid().primary(),
    submissionId: p.uuid(),
  },
});

/** Marks a browser that has sent a one-response form. Removed with the submission. */
export class SubmissionBrowser extends SubmissionBrowserSchema.class {
  static readonly references = [TO_SUBMISSION];
}
SubmissionBrowserSchema.setClass(SubmissionBrowser);
