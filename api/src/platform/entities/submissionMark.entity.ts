import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_SUBMISSION } from './tenantReferences.ts';

const SubmissionMarkSchema = defineEntity({
  name: 'SubmissionMark',
  tableName: 'submission_marks',
  indexes: [
    { name: 'submission_marks_submission', properties: ['submissionId'] },
    {
      name: 'submission_marks_read',
      expression:
        'create index submission_marks_read on submission_marks (user_id, submission_id) where read_at is not null',
    },
    {
      name: 'submission_marks_starred',
      expression:
        'create index submission_marks_starred on submission_marks (user_id, submission_id) where starred_at is not null',
    },
  ],
  properties: {
    userId: () =>
      p.manyToOne(User).mapToPk().primary().joinColumn('user_id').updateRule('cascade').deleteRule('cascade'),
    submissionId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    formId: () => formIdColumn(),
    readAt: timeColumn().nullable(),
    starredAt: timeColumn().nullable(),
  },
});

/** A user's own marks on a submission: read, starred. */
export class SubmissionMark extends SubmissionMarkSchema.class {
  static readonly references = [TO_SUBMISSION];
}
SubmissionMarkSchema.setClass(SubmissionMark);
