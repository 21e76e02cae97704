import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const RefusedSubmissionsSchema = defineEntity({
  name: 'RefusedSubmissions',
  tableName: 'refused_submissions',
  properties: {
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    count: p.integer(),
    /** The beginnings of their sources' daily hashes, some more than once: enough to count them by. */
    sources: p.array((one) => Number(one)).columnType('int[]'),
    firstAt: timeColumn(),
    lastAt: timeColumn(),
  },
});

/** How many submissions to a form were refused because their sources had sent too many, until its owner has seen it. */
export class RefusedSubmissions extends RefusedSubmissionsSchema.class {
  static readonly references = [TO_FORM];
}
RefusedSubmissionsSchema.setClass(RefusedSubmissions);
