import { defineEntity, p } from '@mikro-orm/core';
import { Form } from './form.entity.ts';
import { User } from './user.entity.ts';

const FormStatsVersionSchema = defineEntity({
  name: 'FormStatsVersion',
  tableName: 'form_stats_versions',
  indexes: [{ name: 'form_stats_versions_account', properties: ['accountId'] }],
  properties: {
    formId: () => p.manyToOne(Form).mapToPk().joinColumn('form_id').primary().deleteRule('cascade'),
    /** Which connection changed them; what counts is the sum over all. */
    shard: p.smallint().primary(),
    accountId: () => p.manyToOne(User).mapToPk().joinColumn('account_id').deleteRule('cascade'),
    version: p.bigint(),
  },
});

/** How often counters of days that are over were changed: a trigger counts, so whoever keeps them knows (decision 074). */
export class FormStatsVersion extends FormStatsVersionSchema.class {}
FormStatsVersionSchema.setClass(FormStatsVersion);
