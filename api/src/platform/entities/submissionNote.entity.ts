import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_SUBMISSION } from './tenantReferences.ts';

const SubmissionNoteSchema = defineEntity({
  name: 'SubmissionNote',
  tableName: 'submission_notes',
  indexes: [{ name: 'submission_notes_submission', properties: ['submissionId', 'createdAt'] }],
  properties: {
    id: idColumn(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    submissionId: p.uuid(),
    /** Null once the author's account is gone. */
    authorId: () => p.manyToOne(User).mapToPk().joinColumn('author_id').nullable().deleteRule('set null'),
    text: p.text(),
    createdAt: createdAtColumn(),
  },
});

/** A note of the account beside a submission; its visitor never sees it. */
export class SubmissionNote extends SubmissionNoteSchema.class {
  static readonly references = [TO_SUBMISSION];
}
SubmissionNoteSchema.setClass(SubmissionNote);
