import { defineEntity, p } from '@mikro-orm/core';
import { idColumn, timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_SUBMISSION } from './tenantReferences.ts';

const FormRedirectSchema = defineEntity({
  name: 'FormRedirect',
  tableName: 'form_redirects',
  indexes: [
    { name: 'form_redirects_form', properties: ['formId', 'redirectedAt'] },
    { name: 'form_redirects_submission', properties: ['submissionId'] },
  ],
  properties: {
    id: idColumn(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** Target of the redirect at the time of the submission (EMBED-047). */
    target: p.text(),
    submissionId: p.uuid(),
    /** Null until the redirect happened (D-102). */
    redirectedAt: timeColumn().nullable(),
    ipAddress: p.text().columnType('inet').nullable(),
    userAgent: p.text().nullable(),
  },
});

/** A redirect of a visitor to the form's own address after sending (EMBED-046, D-102). */
export class FormRedirect extends FormRedirectSchema.class {
  static readonly references = [TO_SUBMISSION];
}
FormRedirectSchema.setClass(FormRedirect);
