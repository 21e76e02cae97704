import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import type { Scope } from '../contract/index.ts';
import { User } from './user.entity.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  indexes: [
    { name: 'api_keys_account', properties: ['accountId', 'createdAt'] },
    { name: 'api_keys_created_by', properties: ['createdBy'] },
    { name: 'api_keys_grant', properties: ['grantHash'], where: 'grant_hash is not null' },
  ],
  properties: {
    /** Written in the key, which finds its row by it. */
    id: idColumn(),
    accountId: p.uuid().primary(),
    /** The user whose rights the key has; it goes with them. */
    createdBy: () => p.manyToOne(User).mapToPk().joinColumn('created_by').deleteRule('cascade'),
    name: p.text(),
    /** SHA-256 of the grant of a connected assistant, which has no secret that anybody knows; null for a key. */
    grantHash: p.text().nullable(),
    /** The host that a connected assistant is at. */
    connectedTo: p.text().nullable(),
    /** SHA-256 of the secret; the secret itself is nowhere. */
    secretHash: p.text().hidden(),
    scopes: p.json().$type<Scope[]>(),
    /** Ids of the forms that it reaches; null = all of the account. */
    formIds: p.json().$type<string[]>().nullable(),
    /** Ids of the fields whose answers it sees, of its one form; null = all. */
    visibleFields: p.json().$type<string[]>().nullable(),
    /** Hides every answer that may say who sent it. */
    isImpersonal: p.boolean().default(false),
    /** Hides submissions from before; null = none. */
    visibleFrom: timeColumn().nullable(),
    /** Null for one that does not expire. */
    expiresAt: timeColumn().nullable(),
    lastUsedAt: timeColumn().nullable(),
    endedAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** A key by which programs call the API for an account. */
export class ApiKey extends ApiKeySchema.class {
  static readonly references = [TO_ACCOUNT];
}
ApiKeySchema.setClass(ApiKey);
