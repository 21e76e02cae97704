import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_SUBMISSION } from './tenantReferences.ts';

const SubmissionEntrySchema = defineEntity({
  name: 'SubmissionEntry',
  tableName: 'submission_entries',
  checks: [
    { name: 'submission_entries_kind', expression: "kind in ('state', 'status', 'assignee', 'reply')" },
  ],
  indexes: [
    { name: 'submission_entries_submission', properties: ['submissionId', 'createdAt'] },
    {
      name: 'submission_entries_author',
      expression:
        'create index submission_entries_author on submission_entries (author_id) where author_id is not null',
    },
  ],
  properties: {
    id: idColumn(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    submissionId: p.uuid(),
    /** Null once the author's account is gone. */
    authorId: () => p.manyToOne(User).mapToPk().joinColumn('author_id').nullable().deleteRule('set null'),
    kind: p.text().$type<'state' | 'status' | 'assignee' | 'reply'>(),
    /** The state, the name of the status or of the assignee as it was, or the text of the reply. */
    text: p.text(),
    /** Recipient and subject of a reply. */
    address: p.text().nullable(),
    subject: p.text().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** What happened to a submission: a change of its status or assignee, or a reply to its visitor. */
export class SubmissionEntry extends SubmissionEntrySchema.class {
  static readonly references = [TO_SUBMISSION];
}
SubmissionEntrySchema.setClass(SubmissionEntry);
