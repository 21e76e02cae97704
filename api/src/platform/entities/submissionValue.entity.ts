import { defineEntity, p } from '@mikro-orm/core';
import { formIdColumn } from './tenantColumns.ts';
import { TO_SUBMISSION } from './tenantReferences.ts';

const SubmissionValueSchema = defineEntity({
  name: 'SubmissionValue',
  tableName: 'submission_values',
  indexes: [{ name: 'submission_values_hash', properties: ['formId', 'valueHash'] }],
  properties: {
    submissionId: p.uuid().primary(),
    formId: () => formIdColumn().primary(),
    /** Id of the field in the definition. */
    fieldId: p.text().primary(),
    accountId: p.uuid().primary(),
    /** Hash of form, field and the answer as it is compared. */
    valueHash: p.text(),
  },
});

/** The value of a submission to a form that takes one answer for each; those of other forms have no row (decision 886). */
export class SubmissionValue extends SubmissionValueSchema.class {
  static readonly references = [TO_SUBMISSION];
}
SubmissionValueSchema.setClass(SubmissionValue);
