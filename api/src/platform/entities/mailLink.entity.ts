import { defineEntity, p } from '@mikro-orm/core';
import { idColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const MailLinkSchema = defineEntity({
  name: 'MailLink',
  tableName: 'mail_links',
  checks: [{ name: 'mail_links_click_type', expression: "click_type in ('view_submission', 'view_form')" }],
  indexes: [
    { name: 'mail_links_form', properties: ['formId'] },
    { name: 'mail_links_submission', properties: ['submissionId'] },
  ],
  properties: {
    id: idColumn(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    submissionId: p.uuid().nullable(),
    clickType: p.text().$type<'view_submission' | 'view_form'>(),
    recipientEmail: p.text(),
    /** A path of the platform; stored here, so that no request decides the target (T13). */
    target: p.text(),
  },
});

/** A link in a notification mail (D-125). */
export class MailLink extends MailLinkSchema.class {
  static readonly references = [TO_FORM];
}
MailLinkSchema.setClass(MailLink);
