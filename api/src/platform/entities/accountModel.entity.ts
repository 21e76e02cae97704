import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';
import { User } from './user.entity.ts';

const AccountModelSchema = defineEntity({
  name: 'AccountModel',
  tableName: 'account_models',
  properties: {
    accountId: p.uuid().primary(),
    isOn: p.boolean(),
    /** Address of its API, up to the version. */
    address: p.text(),
    /** Its name, as the provider writes it. */
    model: p.text(),
    /** Sealed key; null for a server that asks for none. */
    key: p.text().nullable().hidden(),
    keyHint: p.text().nullable(),
    /** Most requests and tokens in a calendar month of UTC. */
    monthlyRequests: p.integer(),
    monthlyTokens: p.bigint('number'),
    changedBy: () => p.manyToOne(User).mapToPk().joinColumn('changed_by').nullable().deleteRule('set null'),
    changedAt: timeColumn(),
  },
});

/** The model by which an account drafts forms (decision 910). */
export class AccountModel extends AccountModelSchema.class {
  static readonly references = [TO_ACCOUNT];
}
AccountModelSchema.setClass(AccountModel);
