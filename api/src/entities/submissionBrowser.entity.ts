import { defineEntity, p } from '@mikro-orm/core';
import { Form } from './form.entity.ts';
import { Submission } from './submission.entity.ts';

const SubmissionBrowserSchema = defineEntity({
  name: 'SubmissionBrowser',
  tableName: 'submission_browsers',
  indexes: [{ name: 'submission_browsers_submission', properties: ['submissionId'] }],
  properties: {
    formId: () => p.manyToOne(Form).mapToPk().joinColumn('form_id').primary().deleteRule('cascade'),
    /** Keyed hash of the random key that the browser keeps for this form. */
    browserHash: p.text().primary(),
    submissionId: () => p.manyToOne(Submission).mapToPk().joinColumn('submission_id').deleteRule('cascade'),
  },
});

/** That a browser has sent a form which can be sent once. It goes with the submission. */
export class SubmissionBrowser extends SubmissionBrowserSchema.class {}
SubmissionBrowserSchema.setClass(SubmissionBrowser);
