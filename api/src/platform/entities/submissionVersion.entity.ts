import { defineEntity, p } from '@mikro-orm/core';
import type { Answers } from '@inlay/sdk/model';
import { timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_REVISION, TO_SUBMISSION } from './tenantReferences.ts';
import { User } from './user.entity.ts';

const SubmissionVersionSchema = defineEntity({
  name: 'SubmissionVersion',
  tableName: 'submission_versions',
  checks: [{ name: 'submission_versions_kind', expression: "kind in ('edited', 'withdrawn')" }],
  indexes: [
    {
      name: 'submission_versions_changed_by',
      expression:
        'create index submission_versions_changed_by on submission_versions (changed_by) where changed_by is not null',
    },
    { name: 'submission_versions_changed_at', properties: ['changedAt'] },
    { name: 'submission_versions_revision', properties: ['revisionId'] },
  ],
  properties: {
    submissionId: p.uuid().primary(),
    /** Number of these answers; the first ones are 1. */
    version: p.integer().primary(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** What ended them. */
    kind: p.text().$type<'edited' | 'withdrawn'>(),
    answers: p.json().$type<Answers>(),
    /** The revision that they answered. */
    revisionId: p.uuid(),
    changedAt: timeColumn(),
    /** The user who changed them; null for the visitor, and once the user's account is gone. */
    changedBy: () => p.manyToOne(User).mapToPk().joinColumn('changed_by').nullable().deleteRule('set null'),
    isByVisitor: p.boolean(),
    /** Why, in the words of who changed them. */
    reason: p.text().nullable(),
    /** That the platform itself has stored what came after them (decision 911). */
    proof: p.blob().nullable(),
  },
});

/** Answers of a submission that were replaced (SUBM-119). */
export class SubmissionVersion extends SubmissionVersionSchema.class {
  static readonly references = [TO_REVISION, TO_SUBMISSION];
}
SubmissionVersionSchema.setClass(SubmissionVersion);
