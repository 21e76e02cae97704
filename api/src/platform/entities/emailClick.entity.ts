import { defineEntity, p } from '@mikro-orm/core';
import { idColumn, timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const EmailClickSchema = defineEntity({
  name: 'EmailClick',
  tableName: 'email_clicks',
  checks: [{ name: 'email_clicks_click_type', expression: "click_type in ('view_submission', 'view_form')" }],
  indexes: [
    { name: 'email_clicks_form', properties: ['formId', 'clickedAt'] },
    { name: 'email_clicks_submission', properties: ['submissionId'] },
  ],
  properties: {
    id: idColumn(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    clickType: p.text().$type<'view_submission' | 'view_form'>(),
    clickedAt: timeColumn(),
    recipientEmail: p.text(),
    submissionId: p.uuid().nullable(),
  },
});

/** A link followed in a notification mail (D-125). */
export class EmailClick extends EmailClickSchema.class {
  static readonly references = [TO_FORM];
}
EmailClickSchema.setClass(EmailClick);
