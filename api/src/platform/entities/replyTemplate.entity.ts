import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn } from '../db/columns.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const ReplyTemplateSchema = defineEntity({
  name: 'ReplyTemplate',
  tableName: 'reply_templates',
  indexes: [
    {
      name: 'reply_templates_name',
      expression: 'create unique index reply_templates_name on reply_templates (account_id, lower(name))',
    },
  ],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    name: p.text(),
    text: p.text(),
    createdAt: createdAtColumn(),
  },
});

/** A text that an account replies with. */
export class ReplyTemplate extends ReplyTemplateSchema.class {
  static readonly references = [TO_ACCOUNT];
}
ReplyTemplateSchema.setClass(ReplyTemplate);
