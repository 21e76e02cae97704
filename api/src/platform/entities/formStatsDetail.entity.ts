import { defineEntity, p } from '@mikro-orm/core';

/** What is counted of a form by a key: a click type, a field id, a step of durations, an ending. */
export const DETAIL_KINDS = ['click', 'reached', 'finished', 'error', 'duration', 'ending'] as const;
export type DetailKind = (typeof DETAIL_KINDS)[number];
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const FormStatsDetailSchema = defineEntity({
  name: 'FormStatsDetail',
  tableName: 'form_stats_details',
  indexes: [{ name: 'form_stats_details_account', properties: ['accountId'] }],
  checks: [
    {
      name: 'form_stats_details_kind',
      expression: `kind in (${DETAIL_KINDS.map((kind) => `'${kind}'`).join(', ')})`,
    },
  ],
  properties: {
    formId: () => formIdColumn().primary(),
    kind: p.text().$type<DetailKind>().primary(),
    /** UTC. */
    day: p.date().primary(),
    key: p.text().primary(),
    /** As in form_stats_days. */
    shard: p.smallint().primary(),
    accountId: p.uuid().primary(),
    count: p.integer().default(0),
    countAt: p.decimal().columnType('numeric').default('0'),
  },
});

/** What happened to a form on one day, by field, duration or kind of link. */
export class FormStatsDetail extends FormStatsDetailSchema.class {
  static readonly references = [TO_FORM];
}
FormStatsDetailSchema.setClass(FormStatsDetail);
