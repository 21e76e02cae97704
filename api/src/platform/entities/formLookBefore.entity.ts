import { defineEntity, p } from '@mikro-orm/core';
import type { CustomStyles, FormBrand } from '@inlay/sdk/model';
import { createdAtColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

/** Everything that following a brand changes in a definition. */
export interface FormLook {
  brand: FormBrand | null;
  customStyles: CustomStyles;
  /** Colours of headings by field id. */
  headings: Readonly<Record<string, string>>;
}

const FormLookBeforeSchema = defineEntity({
  name: 'FormLookBefore',
  tableName: 'form_looks_before',
  indexes: [{ name: 'form_looks_before_kit', properties: ['accountId', 'kitId'] }],
  properties: {
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** The brand that the form follows instead. */
    kitId: p.uuid(),
    /** What visitors saw. */
    live: p.json().$type<FormLook>(),
    /** Null without a draft. */
    draft: p.json().$type<FormLook>().nullable(),
    logoUrl: p.text().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** The look that a form had before a brand was used for all forms, until that can no longer be undone (STYLE-048). */
export class FormLookBefore extends FormLookBeforeSchema.class {
  static readonly references = [
    TO_FORM,
    'foreign key (account_id, kit_id) references brand_kits (account_id, id) on delete cascade',
  ];
}
FormLookBeforeSchema.setClass(FormLookBefore);
