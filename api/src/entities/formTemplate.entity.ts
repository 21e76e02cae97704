import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn } from '../db/columns.ts';
import { definitionColumn } from './formDefinitionType.ts';

const FormTemplateSchema = defineEntity({
  name: 'FormTemplate',
  tableName: 'form_templates',
  indexes: [{ name: 'form_templates_account', properties: ['accountId', 'createdAt'] }],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    name: p.text(),
    /** What the gallery says of it; what visitors read stands in the definition. */
    description: p.text().default(''),
    category: p.text(),
    definition: definitionColumn(),
    createdAt: createdAtColumn(),
  },
});

/** A form somebody keeps to begin others with. The built-in ones stand in code. */
export class FormTemplate extends FormTemplateSchema.class {}
FormTemplateSchema.setClass(FormTemplate);
