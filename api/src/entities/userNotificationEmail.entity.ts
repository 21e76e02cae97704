import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, lowerCaseCheck } from '../db/columns.ts';
import { Form } from './form.entity.ts';
import { User } from './user.entity.ts';

const UserNotificationEmailSchema = defineEntity({
  name: 'UserNotificationEmail',
  tableName: 'user_notification_emails',
  checks: [lowerCaseCheck('user_notification_emails')],
  indexes: [
    {
      name: 'user_notification_emails_target',
      expression:
        'create unique index user_notification_emails_target on user_notification_emails (user_id, email, form_id) nulls not distinct',
    },
    { name: 'user_notification_emails_form', properties: ['formId'] },
  ],
  properties: {
    id: idColumn(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    email: p.text(),
    label: p.text().nullable(),
    isActive: p.boolean().default(true),
    /** Null = all forms of the account (D-120). */
    formId: () => p.manyToOne(Form).mapToPk().joinColumn('form_id').nullable().deleteRule('cascade'),
    createdAt: createdAtColumn(),
  },
});

/** Someone who is told about the submissions of an account, or of one of its forms. */
export class UserNotificationEmail extends UserNotificationEmailSchema.class {}
UserNotificationEmailSchema.setClass(UserNotificationEmail);
