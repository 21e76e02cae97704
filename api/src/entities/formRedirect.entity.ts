import { defineEntity, p } from '@mikro-orm/core';
import { idColumn, timeColumn } from '../db/columns.ts';
import { Form } from './form.entity.ts';
import { User } from './user.entity.ts';
import { Submission } from './submission.entity.ts';

const FormRedirectSchema = defineEntity({
  name: 'FormRedirect',
  tableName: 'form_redirects',
  indexes: [
    { name: 'form_redirects_form', properties: ['formId', 'redirectedAt'] },
    { name: 'form_redirects_submission', properties: ['submissionId'] },
  ],
  properties: {
    id: idColumn(),
    formId: () => p.manyToOne(Form).mapToPk().joinColumn('form_id').deleteRule('cascade'),
    accountId: () => p.manyToOne(User).mapToPk().joinColumn('account_id').deleteRule('cascade'),
    /** Where the visitor is sent, as it was when he answered (EMBED-047). */
    target: p.text(),
    submissionId: () => p.manyToOne(Submission).mapToPk().joinColumn('submission_id').deleteRule('cascade'),
    /** Null until the redirect happened (D-102). */
    redirectedAt: timeColumn().nullable(),
    ipAddress: p.text().columnType('inet').nullable(),
    userAgent: p.text().nullable(),
  },
});

/** A visitor sent on to the form's own address after sending (EMBED-046, D-102). */
export class FormRedirect extends FormRedirectSchema.class {}
FormRedirectSchema.setClass(FormRedirect);
