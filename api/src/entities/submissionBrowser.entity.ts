import { defineEntity, p } from '@mikro-orm/core';
import { formIdColumn } from './tenantColumns.ts';

const SubmissionBrowserSchema = defineEntity({
  name: 'SubmissionBrowser',
  tableName: 'submission_browsers',
  uniques: [
    { name: 'submission_browsers_submission', properties: ['submissionId', 'browserHash', 'accountId'] },
  ],
  properties: {
    formId: () => formIdColumn().primary(),
    /** Keyed hash of the random key that the browser keeps for this form. */
    browserHash: p.text().primary(),
    accountId: p.uuid(),
    submissionId: p.uuid(),
  },
});

/** That a browser has sent a form which can be sent once. It goes with the submission. */
export class SubmissionBrowser extends SubmissionBrowserSchema.class {}
SubmissionBrowserSchema.setClass(SubmissionBrowser);
