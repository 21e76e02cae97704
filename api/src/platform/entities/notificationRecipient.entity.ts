import { defineEntity, p } from '@mikro-orm/core';
import type { Expression } from '@inlay/sdk/model';
import { createdAtColumn, idColumn, lowerCaseCheck, timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_ACCOUNT, TO_FORM } from './tenantReferences.ts';

const NotificationRecipientSchema = defineEntity({
  name: 'NotificationRecipient',
  tableName: 'notification_recipients',
  checks: [
    lowerCaseCheck('notification_recipients'),
    { name: 'notification_recipients_in_a_list', expression: 'form_id is not null or listed_at is not null' },
  ],
  indexes: [
    {
      name: 'notification_recipients_address',
      expression:
        'create unique index notification_recipients_address on notification_recipients (account_id, form_id, email) nulls not distinct',
    },
  ],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    /** Null = all forms of the account (D-120). */
    formId: () => formIdColumn().nullable(),
    email: p.text(),
    label: p.text().nullable(),
    isEnabled: p.boolean().default(true),
    /** What a submission's answers must fit; null = all are told. Only in the list of a form. */
    condition: p.json().$type<Expression>().nullable(),
    /** Since when the account's own list shows it as well; null = the form's list alone (NOTIF-017). */
    listedAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** An address that is notified about the submissions of an account, or of one of its forms (decision 120). */
export class NotificationRecipient extends NotificationRecipientSchema.class {
  static readonly references = [TO_ACCOUNT, TO_FORM];
}
NotificationRecipientSchema.setClass(NotificationRecipient);
