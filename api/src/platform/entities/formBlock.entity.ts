import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn } from '../db/columns.ts';
import { definitionColumn } from './formDefinitionType.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const FormBlockSchema = defineEntity({
  name: 'FormBlock',
  tableName: 'form_blocks',
  indexes: [{ name: 'form_blocks_account', properties: ['accountId', 'createdAt'] }],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    name: p.text(),
    /** A definition that holds nothing but the fields, so that upgrades reach them. */
    definition: definitionColumn(),
    createdAt: createdAtColumn(),
  },
});

/** Fields that an account keeps to put into its forms. */
export class FormBlock extends FormBlockSchema.class {
  static readonly references = [TO_ACCOUNT];
}
FormBlockSchema.setClass(FormBlock);
