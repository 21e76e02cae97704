import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_SUBMISSION } from './tenantReferences.ts';

const SubmissionTagSchema = defineEntity({
  name: 'SubmissionTag',
  tableName: 'submission_tags',
  indexes: [{ name: 'submission_tags_tag', properties: ['tagId'] }],
  properties: {
    submissionId: p.uuid().primary(),
    tagId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    formId: () => formIdColumn(),
    createdAt: createdAtColumn(),
  },
});

/** A tag on a submission. */
export class SubmissionTag extends SubmissionTagSchema.class {
  static readonly references = [
    TO_SUBMISSION,
    'foreign key (account_id, tag_id) references tags (account_id, id) on delete cascade',
  ];
}
SubmissionTagSchema.setClass(SubmissionTag);
