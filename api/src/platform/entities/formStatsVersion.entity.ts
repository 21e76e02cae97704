import { defineEntity, p } from '@mikro-orm/core';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const FormStatsVersionSchema = defineEntity({
  name: 'FormStatsVersion',
  tableName: 'form_stats_versions',
  indexes: [{ name: 'form_stats_versions_account', properties: ['accountId'] }],
  properties: {
    formId: () => formIdColumn().primary(),
    /** Which connection changed them; what counts is the sum over all. */
    shard: p.smallint().primary(),
    accountId: p.uuid().primary(),
    version: p.bigint(),
  },
});

/** How often counters of days that are over were changed: a trigger counts, so whoever keeps them knows (decision 070). */
export class FormStatsVersion extends FormStatsVersionSchema.class {
  static readonly references = [TO_FORM];
}
FormStatsVersionSchema.setClass(FormStatsVersion);
