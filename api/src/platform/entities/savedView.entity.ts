import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn } from '../db/columns.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const SavedViewSchema = defineEntity({
  name: 'SavedView',
  tableName: 'saved_views',
  indexes: [
    {
      name: 'saved_views_account_name',
      expression: 'create unique index saved_views_account_name on saved_views (account_id, lower(name))',
    },
  ],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    name: p.text(),
    /** Search, filter and sort as the address of the inbox carries them. */
    query: p.text(),
    createdAt: createdAtColumn(),
  },
});

/** A named filter of the inbox. */
export class SavedView extends SavedViewSchema.class {
  static readonly references = [TO_ACCOUNT];
}
SavedViewSchema.setClass(SavedView);
