import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn } from '../db/columns.ts';
import { definitionColumn } from './formDefinitionType.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const FormTemplateSchema = defineEntity({
  name: 'FormTemplate',
  tableName: 'form_templates',
  indexes: [{ name: 'form_templates_account', properties: ['accountId', 'createdAt'] }],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    name: p.text(),
    /** Description in the gallery; the definition holds the texts for visitors. */
    description: p.text().default(''),
    category: p.text(),
    definition: definitionColumn(),
    createdAt: createdAtColumn(),
  },
});

/** A saved template for new forms. The built-in ones are code. */
export class FormTemplate extends FormTemplateSchema.class {
  static readonly references = [TO_ACCOUNT];
}
FormTemplateSchema.setClass(FormTemplate);
