import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, lowerCaseCheck } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';

const UserNotificationEmailSchema = defineEntity({
  name: 'UserNotificationEmail',
  tableName: 'user_notification_emails',
  checks: [lowerCaseCheck('user_notification_emails')],
  indexes: [
    {
      name: 'user_notification_emails_address',
      expression:
        'create unique index user_notification_emails_address on user_notification_emails (account_id, email, form_id) nulls not distinct',
    },
    { name: 'user_notification_emails_form', properties: ['formId'] },
  ],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    email: p.text(),
    label: p.text().nullable(),
    isActive: p.boolean().default(true),
    /** Null = all forms of the account (D-120). */
    formId: () => formIdColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** Someone who is told about the submissions of an account, or of one of its forms. */
export class UserNotificationEmail extends UserNotificationEmailSchema.class {}
UserNotificationEmailSchema.setClass(UserNotificationEmail);
