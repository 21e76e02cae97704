import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const WeeklyReportSchema = defineEntity({
  name: 'WeeklyReport',
  tableName: 'weekly_reports',
  indexes: [
    { name: 'weekly_reports_due', properties: ['sentFor'] },
    { name: 'weekly_reports_user', properties: ['userId'] },
  ],
  properties: {
    userId: () => p.manyToOne(User).primary().mapToPk().joinColumn('user_id').deleteRule('cascade'),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** Monday of the last week that needs no mail any more, in the user's time zone. */
    sentFor: p.date(),
    createdAt: createdAtColumn(),
  },
});

/** A user who wants a mail about a form each Monday; no row = none. */
export class WeeklyReport extends WeeklyReportSchema.class {
  static readonly references = [TO_FORM];
}
WeeklyReportSchema.setClass(WeeklyReport);
