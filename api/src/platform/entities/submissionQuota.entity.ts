import { defineEntity, p } from '@mikro-orm/core';
import { formIdColumn } from './tenantColumns.ts';
import { TO_SUBMISSION } from './tenantReferences.ts';

/** Whether a submission has its places, waits for them, or left the count because it is in the trash. */
export type QuotaState = 'counted' | 'waiting' | 'left';

const SubmissionQuotaSchema = defineEntity({
  name: 'SubmissionQuota',
  tableName: 'submission_quotas',
  checks: [
    { name: 'submission_quotas_state', expression: "state in ('counted', 'waiting', 'left')" },
    { name: 'submission_quotas_turn', expression: "state <> 'waiting' or turn is not null" },
  ],
  indexes: [
    {
      name: 'submission_quotas_waiting',
      expression: `create index submission_quotas_waiting on submission_quotas (form_id, turn) where state = 'waiting'`,
    },
  ],
  properties: {
    submissionId: p.uuid().primary(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** Ids of the quotas that it falls under, by the revision that was answered. */
    quotaIds: p.array(),
    state: p.text().$type<QuotaState>(),
    /** Its turn on the waiting list of the form, in ms since the epoch; null for one that has its places, or had them. */
    turn: p.bigint().nullable(),
  },
});

/** A submission that falls under quotas of its form; others have no row (decision 884). */
export class SubmissionQuota extends SubmissionQuotaSchema.class {
  static readonly references = [TO_SUBMISSION];
}
SubmissionQuotaSchema.setClass(SubmissionQuota);
