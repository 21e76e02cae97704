import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';
import { Client } from './client.entity.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const ClientFormReadSchema = defineEntity({
  name: 'ClientFormRead',
  tableName: 'client_form_reads',
  indexes: [{ name: 'client_form_reads_client', properties: ['clientId'] }],
  properties: {
    accountId: p.uuid().primary(),
    formId: () => formIdColumn().primary(),
    clientId: () => p.manyToOne(Client).mapToPk().primary().joinColumn('client_id').deleteRule('cascade'),
    readUntil: timeColumn(),
  },
});

/** The time up to which a client has marked all submissions of a form as read. */
export class ClientFormRead extends ClientFormReadSchema.class {
  static readonly references = [TO_FORM];
}
ClientFormReadSchema.setClass(ClientFormRead);
