import { defineEntity, p } from '@mikro-orm/core';
import { formIdColumn } from './tenantColumns.ts';

const total = () => p.integer().default(0);
/** The same by quarter of an hour: element 1 counts from midnight; a missing or null element is 0. */
const quarters = () => p.array<number>().columnType('int[]').defaultRaw(`'{}'`);

const FormStatsDaySchema = defineEntity({
  name: 'FormStatsDay',
  tableName: 'form_stats_days',
  indexes: [{ name: 'form_stats_days_account', properties: ['accountId'] }],
  properties: {
    formId: () => formIdColumn().primary(),
    /** UTC. */
    day: p.date().primary(),
    /** Separates concurrent writers; the counter of a day is the sum of its shards. Completed days have shard 0. */
    shard: p.smallint().primary(),
    accountId: p.uuid(),
    // Totals first: summing them reads no row to its end.
    views: total(),
    starts: total(),
    completions: total(),
    submissions: total(),
    clicks: total(),
    redirects: total(),
    viewsByQuarter: quarters(),
    startsByQuarter: quarters(),
    completionsByQuarter: quarters(),
    submissionsByQuarter: quarters(),
    clicksByQuarter: quarters(),
    redirectsByQuarter: quarters(),
  },
});

/** Counters of a form on one day: numbers only, no persons (decision 167). */
export class FormStatsDay extends FormStatsDaySchema.class {}
FormStatsDaySchema.setClass(FormStatsDay);
