import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const FormWebsiteSchema = defineEntity({
  name: 'FormWebsite',
  tableName: 'form_websites',
  indexes: [
    {
      name: 'form_websites_chosen',
      expression:
        'create index form_websites_chosen on form_websites (account_id, chosen_at) where chosen_at is not null',
    },
  ],
  properties: {
    formId: () => formIdColumn().primary(),
    /** Origin. */
    website: p.text().primary(),
    accountId: p.uuid().primary(),
    /** The page that somebody has typed on the Share tab; null where it was only seen. */
    address: p.text().nullable(),
    chosenAt: timeColumn().nullable(),
    /** When a browser last said that it shows the form there. */
    seenAt: timeColumn().nullable(),
  },
});

/** A website that a form is meant for, or was seen on (LINK-050, LINK-056). */
export class FormWebsite extends FormWebsiteSchema.class {
  static readonly references = [TO_FORM];
}
FormWebsiteSchema.setClass(FormWebsite);
