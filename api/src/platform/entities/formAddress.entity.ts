import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_ACCOUNT, TO_FORM } from './tenantReferences.ts';

const AccountAddressSchema = defineEntity({
  name: 'AccountAddress',
  tableName: 'account_addresses',
  indexes: [
    {
      name: 'account_addresses_current',
      expression:
        'create unique index account_addresses_current on account_addresses (account_id) where is_current',
    },
  ],
  properties: {
    /** The first word of its forms' addresses; one account's for ever. */
    slug: p.text().primary(),
    accountId: p.uuid(),
    /** The others lead to it. */
    isCurrent: p.boolean(),
    takenAt: timeColumn(),
  },
});

/** A word by which the forms of an account are found (decision 885). */
export class AccountAddress extends AccountAddressSchema.class {
  static readonly references = [TO_ACCOUNT];
}
AccountAddressSchema.setClass(AccountAddress);

const FormAddressSchema = defineEntity({
  name: 'FormAddress',
  tableName: 'form_addresses',
  indexes: [
    {
      name: 'form_addresses_current',
      expression:
        'create unique index form_addresses_current on form_addresses (account_id, form_id) where is_current',
    },
  ],
  properties: {
    accountId: p.uuid().primary(),
    slug: p.text().primary(),
    formId: () => formIdColumn(),
    /** The others lead to it. */
    isCurrent: p.boolean(),
    takenAt: timeColumn(),
  },
});

/** A word by which a form is found within its account. */
export class FormAddress extends FormAddressSchema.class {
  static readonly references = [TO_FORM];
}
FormAddressSchema.setClass(FormAddress);
