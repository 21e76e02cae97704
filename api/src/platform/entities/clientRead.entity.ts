import { defineEntity, p } from '@mikro-orm/core';
import { Client } from './client.entity.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_SUBMISSION } from './tenantReferences.ts';

const ClientReadSchema = defineEntity({
  name: 'ClientRead',
  tableName: 'client_reads',
  indexes: [{ name: 'client_reads_client', properties: ['clientId'] }],
  properties: {
    accountId: p.uuid().primary(),
    formId: () => formIdColumn().primary(),
    submissionId: p.uuid().primary(),
    clientId: () => p.manyToOne(Client).mapToPk().primary().joinColumn('client_id').deleteRule('cascade'),
  },
});

/** A submission that a client has opened. */
export class ClientRead extends ClientReadSchema.class {
  static readonly references = [TO_SUBMISSION];
}
ClientReadSchema.setClass(ClientRead);
