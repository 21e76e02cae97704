import { defineEntity, p } from '@mikro-orm/core';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const total = () => p.integer().default(0);
/** The same by quarter of an hour, packed into one number; see quarters.ts. */
const quarters = () => p.decimal().columnType('numeric').default('0');

const FormStatsDaySchema = defineEntity({
  name: 'FormStatsDay',
  tableName: 'form_stats_days',
  indexes: [{ name: 'form_stats_days_account', properties: ['accountId'] }],
  properties: {
    formId: () => formIdColumn().primary(),
    /** UTC. */
    day: p.date().primary(),
    /** Which connection counted; closed days have shard 0 alone. What counts is the sum over all. */
    shard: p.smallint().primary(),
    accountId: p.uuid().primary(),
    // The totals stand first: whoever sums them reads no row to its end.
    views: total(),
    starts: total(),
    completions: total(),
    submissions: total(),
    clicks: total(),
    redirects: total(),
    viewsAt: quarters(),
    startsAt: quarters(),
    completionsAt: quarters(),
    submissionsAt: quarters(),
    clicksAt: quarters(),
    redirectsAt: quarters(),
  },
});

/** What happened to a form on one day: numbers only, no persons (decision 070). */
export class FormStatsDay extends FormStatsDaySchema.class {
  static readonly references = [TO_FORM];
}
FormStatsDaySchema.setClass(FormStatsDay);
