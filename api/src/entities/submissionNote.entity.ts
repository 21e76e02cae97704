import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';
import { Submission } from './submission.entity.ts';

const SubmissionNoteSchema = defineEntity({
  name: 'SubmissionNote',
  tableName: 'submission_notes',
  indexes: [
    { name: 'submission_notes_submission', properties: ['submissionId', 'createdAt'] },
    { name: 'submission_notes_account', properties: ['accountId'] },
  ],
  properties: {
    id: idColumn(),
    submissionId: () => p.manyToOne(Submission).mapToPk().joinColumn('submission_id').deleteRule('cascade'),
    accountId: () => p.manyToOne(User).mapToPk().joinColumn('account_id').deleteRule('cascade'),
    /** Null once the author's account is gone. */
    authorId: () => p.manyToOne(User).mapToPk().joinColumn('author_id').nullable().deleteRule('set null'),
    text: p.text(),
    createdAt: createdAtColumn(),
  },
});

/** What people of the account wrote beside a submission; its visitor never sees it. */
export class SubmissionNote extends SubmissionNoteSchema.class {}
SubmissionNoteSchema.setClass(SubmissionNote);
