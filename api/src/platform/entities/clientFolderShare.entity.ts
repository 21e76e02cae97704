import { defineEntity, p } from '@mikro-orm/core';
import type { SharePreset } from '../contract/index.ts';
import { createdAtColumn } from '../db/columns.ts';
import { Client } from './client.entity.ts';

const ClientFolderShareSchema = defineEntity({
  name: 'ClientFolderShare',
  tableName: 'client_folder_shares',
  checks: [
    {
      name: 'client_folder_shares_preset',
      expression: "preset in ('everything', 'impersonal', 'figures')",
    },
  ],
  indexes: [{ name: 'client_folder_shares_client', properties: ['clientId'] }],
  properties: {
    accountId: p.uuid().primary(),
    folderId: p.uuid().primary(),
    clientId: () => p.manyToOne(Client).mapToPk().primary().joinColumn('client_id').deleteRule('cascade'),
    preset: p.text().$type<SharePreset>(),
    mayExport: p.boolean().default(true),
    mayComment: p.boolean().default(false),
    seesStatus: p.boolean().default(false),
    createdAt: createdAtColumn(),
  },
});

/** A folder that is shared with a client, with forms that are put into it later (decision 355). */
export class ClientFolderShare extends ClientFolderShareSchema.class {
  static readonly references = [
    'foreign key (account_id, folder_id) references client_folders (account_id, id) on delete cascade',
  ];
}
ClientFolderShareSchema.setClass(ClientFolderShare);
