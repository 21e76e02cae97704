import { defineEntity, p } from '@mikro-orm/core';
import { idColumn, timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const DigestPeriodSchema = defineEntity({
  name: 'DigestPeriod',
  tableName: 'digest_periods',
  indexes: [{ name: 'digest_periods_form', properties: ['formId', 'endsAt'] }],
  properties: {
    id: idColumn(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** The first submission's time; earlier ones that came to light later move it back. */
    startsAt: timeColumn(),
    /** Not in the period any more. */
    endsAt: timeColumn(),
    /** When its digest was written. */
    toldAt: timeColumn().nullable(),
  },
});

/** A time in which one digest tells of all submissions of a form that no mail of their own told (decision 190). */
export class DigestPeriod extends DigestPeriodSchema.class {
  static readonly references = [TO_FORM];
}
DigestPeriodSchema.setClass(DigestPeriod);
