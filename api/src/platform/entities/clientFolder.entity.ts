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
    /** The client’s brand: their colour and logo on screens, in the portal and in new forms; null = none of their own. */
    brandKitId: p.uuid().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** A folder that groups forms by client (FOLD-027). */
export class ClientFolder extends ClientFolderSchema.class {
  static readonly references = [
    TO_ACCOUNT,
    'foreign key (account_id, brand_kit_id) references brand_kits (account_id, id) on delete set null (brand_kit_id)',
  ];
}
ClientFolderSchema.setClass(ClientFolder);
