import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';

const UserIdentitySchema = defineEntity({
  name: 'UserIdentity',
  tableName: 'user_identities',
  uniques: [
    { name: 'user_identities_subject', properties: ['issuer', 'subject'] },
    { name: 'user_identities_user', properties: ['userId', 'issuer'] },
  ],
  properties: {
    id: idColumn(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    /** The provider's own name, as its tokens have it. */
    issuer: p.text(),
    /** Who that is at the provider: the one claim that never changes (OpenID Connect Core, 5.7). */
    subject: p.text(),
    /** The address that the provider last told; it signs nobody in. */
    email: p.text(),
    /** Groups that the provider told last, as far as rules name them. */
    groups: p.json().$type<string[]>().default('[]'),
    /** Domain of the address, where the provider verified it last. */
    domain: p.text().nullable(),
    /** Null while the link that was mailed to the account waits. */
    linkedAt: timeColumn().nullable(),
    lastUsedAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** A person at a sign-in provider, linked to a user. */
export class UserIdentity extends UserIdentitySchema.class {}
UserIdentitySchema.setClass(UserIdentity);
