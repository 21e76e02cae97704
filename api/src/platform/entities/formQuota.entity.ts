import { defineEntity, p } from '@mikro-orm/core';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const FormQuotaSchema = defineEntity({
  name: 'FormQuota',
  tableName: 'form_quotas',
  checks: [{ name: 'form_quotas_counts', expression: 'taken >= 0 and waiting >= 0' }],
  properties: {
    formId: () => formIdColumn().primary(),
    /** Id of the quota in the definition. */
    quotaId: p.text().primary(),
    accountId: p.uuid().primary(),
    /** Submissions that have a place. */
    taken: p.integer().default(0),
    /** Submissions on the waiting list that fall under it. */
    waiting: p.integer().default(0),
  },
});

/** How full a quota of a form is; one without a row is empty. Changed under the lock of the form's row (decision 884). */
export class FormQuota extends FormQuotaSchema.class {
  static readonly references = [TO_FORM];
}
FormQuotaSchema.setClass(FormQuota);
