import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';

const SavedViewSchema = defineEntity({
  name: 'SavedView',
  tableName: 'saved_views',
  indexes: [
    {
      name: 'saved_views_name',
      expression: 'create unique index saved_views_name on saved_views (user_id, lower(name))',
    },
  ],
  properties: {
    id: idColumn(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    name: p.text(),
    /** Search, filter and sort as the address of the inbox carries them. */
    query: p.text(),
    createdAt: createdAtColumn(),
  },
});

/** A search a person comes back to. */
export class SavedView extends SavedViewSchema.class {}
SavedViewSchema.setClass(SavedView);
