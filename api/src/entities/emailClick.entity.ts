import { defineEntity, p } from '@mikro-orm/core';
import { idColumn, timeColumn } from '../db/columns.ts';
import { Form } from './form.entity.ts';
import { User } from './user.entity.ts';
import { Submission } from './submission.entity.ts';

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
    formId: () => p.manyToOne(Form).mapToPk().joinColumn('form_id').deleteRule('cascade'),
    accountId: () => p.manyToOne(User).mapToPk().joinColumn('account_id').deleteRule('cascade'),
    clickType: p.text().$type<'view_submission' | 'view_form'>(),
    clickedAt: timeColumn(),
    recipientEmail: p.text(),
    submissionId: () =>
      p.manyToOne(Submission).mapToPk().joinColumn('submission_id').nullable().deleteRule('set null'),
  },
});

/** A link followed in a notification mail (D-125). */
export class EmailClick extends EmailClickSchema.class {}
EmailClickSchema.setClass(EmailClick);
