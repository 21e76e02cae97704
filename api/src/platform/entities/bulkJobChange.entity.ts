import { defineEntity, p } from '@mikro-orm/core';
import { idColumn } from '../db/columns.ts';

const BulkJobChangeSchema = defineEntity({
  name: 'BulkJobChange',
  tableName: 'bulk_job_changes',
  properties: {
    jobId: p.uuid().primary(),
    id: idColumn(),
    accountId: p.uuid().primary(),
    /** Status or assignee before the change; null for nobody, and for other actions. */
    value: p.text().nullable(),
    submissionIds: p.array().columnType('uuid[]'),
  },
});

/** Submissions that a batch of a bulk job changed from one value; removed once undone, or after a day. */
export class BulkJobChange extends BulkJobChangeSchema.class {
  static readonly references = [
    'foreign key (job_id, account_id) references bulk_jobs (id, account_id) on delete cascade',
  ];
}
BulkJobChangeSchema.setClass(BulkJobChange);
