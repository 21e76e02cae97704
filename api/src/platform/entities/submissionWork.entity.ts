import { defineEntity, p } from '@mikro-orm/core';
import type { WorkState } from '../contract/index.ts';
import { timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_SUBMISSION } from './tenantReferences.ts';

const SubmissionWorkSchema = defineEntity({
  name: 'SubmissionWork',
  tableName: 'submission_work',
  checks: [{ name: 'submission_work_state', expression: "state in ('open', 'in_progress', 'done')" }],
  indexes: [
    {
      name: 'submission_work_states',
      expression: `create index submission_work_states on submission_work (form_id, state, submitted_at desc, submission_id desc) where state <> 'open'`,
    },
    {
      name: 'submission_work_statuses',
      expression:
        'create index submission_work_statuses on submission_work (status_id, form_id, submitted_at desc, submission_id desc) where status_id is not null',
    },
    {
      name: 'submission_work_assignees',
      expression:
        'create index submission_work_assignees on submission_work (assignee_id, form_id, submitted_at desc, submission_id desc) where assignee_id is not null',
    },
  ],
  properties: {
    submissionId: p.uuid().primary(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** The submission's, so that an index has its rows in the order of a list. */
    submittedAt: timeColumn(),
    state: p.text().$type<WorkState>().default('open'),
    statusId: p.uuid().nullable(),
    assigneeId: p.uuid().nullable(),
    changedAt: timeColumn(),
  },
});

/** Status and assignee of a submission; one without a row is open and nobody's. */
export class SubmissionWork extends SubmissionWorkSchema.class {
  static readonly references = [
    'foreign key (account_id, assignee_id) references account_members (account_id, user_id)',
    TO_SUBMISSION,
    'foreign key (account_id, status_id) references submission_statuses (account_id, id)',
  ];
}
SubmissionWorkSchema.setClass(SubmissionWork);
