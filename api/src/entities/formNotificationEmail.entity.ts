import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, lowerCaseCheck } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';

const FormNotificationEmailSchema = defineEntity({
  name: 'FormNotificationEmail',
  tableName: 'form_notification_emails',
  checks: [lowerCaseCheck('form_notification_emails')],
  uniques: [{ name: 'form_notification_emails_address', properties: ['formId', 'email'] }],
  properties: {
    id: idColumn(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    email: p.text(),
    label: p.text().nullable(),
    isEnabled: p.boolean().default(true),
    createdAt: createdAtColumn(),
  },
});

/** Someone who is told about a form's submissions (D-61). */
export class FormNotificationEmail extends FormNotificationEmailSchema.class {}
FormNotificationEmailSchema.setClass(FormNotificationEmail);
