import { defineEntity, p } from '@mikro-orm/core';
import type { WorkState } from '../contract/index.ts';
import { createdAtColumn, idColumn } from '../db/columns.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const SubmissionStatusSchema = defineEntity({
  name: 'SubmissionStatus',
  tableName: 'submission_statuses',
  checks: [{ name: 'submission_statuses_state', expression: "state in ('open', 'in_progress', 'done')" }],
  indexes: [
    {
      name: 'submission_statuses_name',
      expression:
        'create unique index submission_statuses_name on submission_statuses (account_id, lower(name))',
    },
  ],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    name: p.text(),
    /** What senders and clients see instead of the name; null = the name. */
    publicName: p.text().nullable(),
    color: p.text(),
    /** What it counts as; a submission falls back to it when the status is removed. */
    state: p.text().$type<WorkState>(),
    /** The order among the account's own. */
    place: p.integer(),
    createdAt: createdAtColumn(),
  },
});

/** A status of an account's own, beside the built-in ones. */
export class SubmissionStatus extends SubmissionStatusSchema.class {
  static readonly references = [TO_ACCOUNT];
}
SubmissionStatusSchema.setClass(SubmissionStatus);
