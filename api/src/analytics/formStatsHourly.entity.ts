import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';
import { Form } from '../forms/form.entity.ts';
import { User } from '../users/user.entity.ts';

const counter = () => p.integer().default(0);

const FormStatsHourlySchema = defineEntity({
  name: 'FormStatsHourly',
  tableName: 'form_stats_hourly',
  indexes: [{ name: 'form_stats_hourly_account', properties: ['accountId', 'hour'] }],
  properties: {
    formId: () => p.manyToOne(Form).mapToPk().joinColumn('form_id').primary().deleteRule('cascade'),
    /** Start of the hour, UTC (D-130). */
    hour: timeColumn().primary(),
    accountId: () => p.manyToOne(User).mapToPk().joinColumn('account_id').deleteRule('cascade'),
    views: counter(),
    starts: counter(),
    submissions: counter(),
    clicks: counter(),
    redirects: counter(),
  },
});

/** What happened to a form in one hour: numbers only, no persons. */
export class FormStatsHourly extends FormStatsHourlySchema.class {}
FormStatsHourlySchema.setClass(FormStatsHourly);
