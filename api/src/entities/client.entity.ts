import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, lowerCaseCheck, timeColumn } from '../db/columns.ts';
import { PLATFORM_ACCOUNT_ID } from './account.entity.ts';
import { User } from './user.entity.ts';

const ClientSchema = defineEntity({
  name: 'Client',
  tableName: 'clients',
  checks: [lowerCaseCheck('clients')],
  uniques: [{ name: 'clients_account', properties: ['accountId', 'id'] }],
  indexes: [{ name: 'clients_created', properties: ['createdAt'] }],
  properties: {
    id: idColumn(),
    /** Clients are the platform's: administrators create and approve them. */
    accountId: p.uuid().default(PLATFORM_ACCOUNT_ID),
    email: p.text().unique(),
    /** Null while nobody has one: two sign-ups named the address, and its mailbox has not chosen yet. */
    passwordHash: p.text().nullable().hidden(),
    /** An administrator chose the password: it lets the client choose their own, and nothing else. */
    hasInitialPassword: p.boolean().default(false),
    name: p.text().nullable(),
    companyName: p.text().nullable(),
    isActive: p.boolean().default(false),
    createdBy: () => p.manyToOne(User).mapToPk().joinColumn('created_by').nullable().deleteRule('set null'),
    emailConfirmedAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** An external customer with a login of his own, apart from users (CLNT-001). */
export class Client extends ClientSchema.class {}
ClientSchema.setClass(Client);
