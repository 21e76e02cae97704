import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM, TO_REVISION } from './tenantReferences.ts';

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
    /** Changes of submissions from before this are kept for the blocks; null while there are none. */
    keptUntil: timeColumn().nullable(),
  },
});

/** A form whose results are counted: one whose results somebody has opened (decision 360). */
export class FormResultState extends FormResultStateSchema.class {
  static readonly references = [TO_FORM];
}
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
export class FormResultCounts extends FormResultCountsSchema.class {
  static readonly references = [TO_FORM];
}
FormResultCountsSchema.setClass(FormResultCounts);

const FormResultChangeSchema = defineEntity({
  name: 'FormResultChange',
  tableName: 'form_result_changes',
  properties: {
    formId: () => formIdColumn().primary(),
    /** Order of arrival, from a sequence. */
    number: p.bigint().primary().autoincrement(),
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
export class FormResultChange extends FormResultChangeSchema.class {
  static readonly references = [TO_REVISION, TO_FORM];
}
FormResultChangeSchema.setClass(FormResultChange);

const FormResultAdditionSchema = defineEntity({
  name: 'FormResultAddition',
  tableName: 'form_result_additions',
  properties: {
    formId: () => formIdColumn().primary(),
    /** Of the counters, after it. */
    version: p.uuid().primary(),
    accountId: p.uuid().primary(),
    /** The version that it was added to. */
    before: p.uuid(),
    addedAt: timeColumn().defaultRaw('clock_timestamp()'),
    /** Counts by quarter of an hour, question and bucket; see `results/additions.ts`. */
    counts: p.json().columnType('json'),
  },
});

/** What was last added to the counters of a form. */
export class FormResultAddition extends FormResultAdditionSchema.class {
  static readonly references = [TO_FORM];
}
FormResultAdditionSchema.setClass(FormResultAddition);

const FormResultDeltaSchema = defineEntity({
  name: 'FormResultDelta',
  tableName: 'form_result_deltas',
  properties: {
    formId: () => formIdColumn().primary(),
    number: p.bigint().primary(),
    accountId: p.uuid().primary(),
    sign: p.smallint(),
    revisionId: p.uuid(),
    submittedAt: timeColumn(),
    answers: p.json(),
    /** When the counters took it in. */
    keptAt: timeColumn().defaultRaw('now()'),
  },
});

/** A change that the counters hold, but not yet the block of its time; kept until that block is built again. */
export class FormResultDelta extends FormResultDeltaSchema.class {
  static readonly references = [TO_REVISION, TO_FORM];
}
FormResultDeltaSchema.setClass(FormResultDelta);

const FormResultBlockSchema = defineEntity({
  name: 'FormResultBlock',
  tableName: 'form_result_blocks',
  properties: {
    formId: () => formIdColumn().primary(),
    /** Place in the order of time, from 1; the first begins before all times. */
    block: p.integer().primary(),
    accountId: p.uuid().primary(),
    startsAt: timeColumn(),
    /** The next one begins here. */
    endsAt: timeColumn(),
    rowCount: p.integer(),
    /** Ids of its submissions, 16 bytes each, newest first. */
    ids: p.blob(),
    /** Times of its submissions in ms since 1970, as doubles, newest first. */
    times: p.blob(),
  },
});

/** Submissions of one span of time, laid out by question for filtered results (decision 373). */
export class FormResultBlock extends FormResultBlockSchema.class {
  static readonly references = [TO_FORM];
}
FormResultBlockSchema.setClass(FormResultBlock);

const FormResultColumnSchema = defineEntity({
  name: 'FormResultColumn',
  tableName: 'form_result_columns',
  properties: {
    formId: () => formIdColumn().primary(),
    block: p.integer().primary(),
    /** As in the counters. */
    question: p.text().primary(),
    accountId: p.uuid().primary(),
    /** What answers of the block count as, and which they are; see `results/blocks/column.ts`. */
    entries: p.json().columnType('json'),
    /** For each submission the place of its answer among the entries. */
    codes: p.blob(),
    /** Numbers that are not among the entries, as integers of 4 bytes; 0 for other submissions. */
    numbers: p.blob().nullable(),
    /** Decimal places of those. */
    scale: p.smallint(),
    /** Whether the entries hold the answers themselves, for filters. */
    isFilterable: p.boolean(),
  },
});

/** The answers of a block to one question. */
export class FormResultColumn extends FormResultColumnSchema.class {
  static readonly references = [
    'foreign key (form_id, block, account_id) references form_result_blocks (form_id, block, account_id) on delete cascade',
  ];
}
FormResultColumnSchema.setClass(FormResultColumn);
