import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';
import { Submission } from './submission.entity.ts';
import { Tag } from './tag.entity.ts';

const SubmissionTagSchema = defineEntity({
  name: 'SubmissionTag',
  tableName: 'submission_tags',
  indexes: [
    { name: 'submission_tags_tag', properties: ['tagId'] },
    { name: 'submission_tags_account', properties: ['accountId'] },
  ],
  properties: {
    submissionId: () =>
      p.manyToOne(Submission).mapToPk().primary().joinColumn('submission_id').deleteRule('cascade'),
    tagId: () => p.manyToOne(Tag).mapToPk().primary().joinColumn('tag_id').deleteRule('cascade'),
    accountId: () => p.manyToOne(User).mapToPk().joinColumn('account_id').deleteRule('cascade'),
    createdAt: createdAtColumn(),
  },
});

/** A tag on a submission. */
export class SubmissionTag extends SubmissionTagSchema.class {}
SubmissionTagSchema.setClass(SubmissionTag);
