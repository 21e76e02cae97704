import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn } from '../db/columns.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const ClientFolderSchema = defineEntity({
  name: 'ClientFolder',
  tableName: 'client_folders',
  indexes: [{ name: 'client_folders_account', properties: ['accountId', 'createdAt'] }],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    name: p.text(),
    description: p.text().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** A folder that groups forms by client (FOLD-027). */
export class ClientFolder extends ClientFolderSchema.class {
  static readonly references = [TO_ACCOUNT];
}
ClientFolderSchema.setClass(ClientFolder);
