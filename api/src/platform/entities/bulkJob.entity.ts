import { defineEntity, p } from '@mikro-orm/core';
import { BULK_ACTIONS, type BulkAction, type SubmissionFilter, type KeyLimits } from '../contract/index.ts';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

/** Rows to change: named ones, those of a filter, or what a job moved to the trash. */
export type RowSelection =
  | { ids: string[] }
  | { filter: SubmissionFilter; inTrash: boolean; inSpam?: boolean }
  | { trashedBy: string };

/** Which rows a job changes; those that another job changed get their earlier value back. */
export type BulkSelection = RowSelection | { changedBy: string };

const BulkJobSchema = defineEntity({
  name: 'BulkJob',
  tableName: 'bulk_jobs',
  checks: [
    {
      name: 'bulk_jobs_action',
      expression: `action in (${BULK_ACTIONS.map((action) => `'${action}'`).join(', ')})`,
    },
    {
      name: 'bulk_jobs_state',
      expression: "state in ('waiting', 'running', 'done', 'cancelled', 'failed')",
    },
  ],
  indexes: [{ name: 'bulk_jobs_account', properties: ['accountId', 'createdAt'] }],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    /** The user whose rights the job has. */
    createdBy: () => p.manyToOne(User).mapToPk().joinColumn('created_by').deleteRule('cascade'),
    /** The API key that asked for it, with what it left of the user's rights; null without one. */
    key: p.json().$type<KeyLimits>().fieldName('api_key').nullable(),
    action: p.text().$type<BulkAction>(),
    selection: p.json().$type<BulkSelection>(),
    /** The tag to add or remove, the status or the assignee; the column has the name of its first use. */
    value: p.text().fieldName('tag').nullable(),
    /** The last processed row; the next batch begins behind it. */
    reachedId: p.uuid().nullable(),
    /** Rows it began with. */
    total: p.integer(),
    done: p.integer().default(0),
    failed: p.integer().default(0),
    state: p.text().$type<'waiting' | 'running' | 'done' | 'cancelled' | 'failed'>().default('waiting'),
    createdAt: createdAtColumn(),
    finishedAt: timeColumn().nullable(),
  },
});

/** A change of more submissions than one request waits for. */
export class BulkJob extends BulkJobSchema.class {
  static readonly references = [TO_ACCOUNT];
}
BulkJobSchema.setClass(BulkJob);
