import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, lowerCaseCheck } from '../db/columns.ts';
import { User } from './user.entity.ts';
import { Form } from './form.entity.ts';

const FormNotificationEmailSchema = defineEntity({
  name: 'FormNotificationEmail',
  tableName: 'form_notification_emails',
  checks: [lowerCaseCheck('form_notification_emails')],
  uniques: [{ name: 'form_notification_emails_address', properties: ['formId', 'email'] }],
  properties: {
    id: idColumn(),
    formId: () => p.manyToOne(Form).mapToPk().joinColumn('form_id').deleteRule('cascade'),
    accountId: () => p.manyToOne(User).mapToPk().joinColumn('account_id').deleteRule('cascade'),
    email: p.text(),
    label: p.text().nullable(),
    isEnabled: p.boolean().default(true),
    createdAt: createdAtColumn(),
  },
});

/** Someone who is told about a form's submissions (D-61). */
export class FormNotificationEmail extends FormNotificationEmailSchema.class {}
FormNotificationEmailSchema.setClass(FormNotificationEmail);
