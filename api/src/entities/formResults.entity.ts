import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';

const FormResultStateSchema = defineEntity({
  name: 'FormResultState',
  tableName: 'form_result_states',
  properties: {
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** When its counters were last compared with its rows; null until they hold all of them. */
    checkedAt: timeColumn().nullable(),
    /** Another one after each addition to the counters. */
    version: p.uuid().defaultRaw('gen_random_uuid()'),
  },
});

/** A form whose results are counted: one whose results somebody has opened (decision 360). */
export class FormResultState extends FormResultStateSchema.class {}
FormResultStateSchema.setClass(FormResultState);

const FormResultCountsSchema = defineEntity({
  name: 'FormResultCounts',
  tableName: 'form_result_counts',
  properties: {
    formId: () => formIdColumn().primary(),
    /** UTC; `0001-01-01` for all days together. */
    day: p.date().primary(),
    /** Id of a question, group or value, or what else is counted of a submission. */
    question: p.text().primary(),
    accountId: p.uuid().primary(),
    /** Number of times by bucket, with the exact sum where one is kept; see `results/tally.ts`. */
    counts: p.json(),
  },
});

/** How often a question of a form was answered with what. */
export class FormResultCounts extends FormResultCountsSchema.class {}
FormResultCountsSchema.setClass(FormResultCounts);

const FormResultChangeSchema = defineEntity({
  name: 'FormResultChange',
  tableName: 'form_result_changes',
  properties: {
    formId: () => formIdColumn().primary(),
    /** Order of arrival, from a sequence. */
    number: p.bigint().primary(),
    accountId: p.uuid().primary(),
    /** 1 to be added, -1 to be taken away. */
    sign: p.smallint(),
    revisionId: p.uuid(),
    submittedAt: timeColumn(),
    /** The answers as they were; kept until they are counted, a minute at most. */
    answers: p.json(),
  },
});

/** A submission that the counters do not hold yet, or no longer; written by triggers. */
export class FormResultChange extends FormResultChangeSchema.class {}
FormResultChangeSchema.setClass(FormResultChange);
