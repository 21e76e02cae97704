import { defineEntity, p } from '@mikro-orm/core';
import type { CommentAudience, Mention } from '../contract/index.ts';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { Client } from './client.entity.ts';
import { formIdColumn } from './tenantColumns.ts';
import { User } from './user.entity.ts';
import { TO_SUBMISSION } from './tenantReferences.ts';

const SubmissionCommentSchema = defineEntity({
  name: 'SubmissionComment',
  tableName: 'submission_comments',
  checks: [{ name: 'submission_comments_audience', expression: "audience in ('team', 'clients', 'public')" }],
  indexes: [
    { name: 'submission_comments_submission', properties: ['submissionId', 'createdAt'] },
    {
      name: 'submission_comments_author',
      expression:
        'create index submission_comments_author on submission_comments (author_id) where author_id is not null',
    },
    {
      name: 'submission_comments_client',
      expression:
        'create index submission_comments_client on submission_comments (client_id) where client_id is not null',
    },
    {
      name: 'submission_comments_mail',
      expression: 'create index submission_comments_mail on submission_comments (form_id) where awaits_mail',
    },
  ],
  properties: {
    id: idColumn(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    submissionId: p.uuid(),
    /** True for a client's comment, also once the client is deleted. */
    isByClient: p.boolean(),
    /** The author; both are null once they are deleted. */
    authorId: () => p.manyToOne(User).mapToPk().joinColumn('author_id').nullable().deleteRule('set null'),
    clientId: () => p.manyToOne(Client).mapToPk().joinColumn('client_id').nullable().deleteRule('set null'),
    text: p.text(),
    audience: p.text().$type<CommentAudience>(),
    /** Whom the text names, with their names as they were. */
    mentions: p.json().$type<Mention[]>().default('[]'),
    createdAt: createdAtColumn(),
    editedAt: timeColumn().nullable(),
    /** True for a client's comment until the form's owners were mailed about it. */
    awaitsMail: p.boolean().default(false),
  },
});

/** A comment of the thread under a submission (decision 371). */
export class SubmissionComment extends SubmissionCommentSchema.class {
  static readonly references = [TO_SUBMISSION];
}
SubmissionCommentSchema.setClass(SubmissionComment);
