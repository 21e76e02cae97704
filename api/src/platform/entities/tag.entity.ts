import type { StatusColor } from '../contract/index.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn } from '../db/columns.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const TagSchema = defineEntity({
  name: 'Tag',
  tableName: 'tags',
  indexes: [
    {
      name: 'tags_name',
      expression: 'create unique index tags_name on tags (account_id, lower(name))',
    },
  ],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    name: p.text(),
    /** As chosen; null = by its name. */
    color: p.text().$type<StatusColor>().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** A word an account sorts its submissions by. */
export class Tag extends TagSchema.class {
  static readonly references = [TO_ACCOUNT];
}
TagSchema.setClass(Tag);
