import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn } from '../db/columns.ts';
import { Account } from './account.entity.ts';
import { User } from './user.entity.ts';

const AccountMemberSchema = defineEntity({
  name: 'AccountMember',
  tableName: 'account_members',
  checks: [{ name: 'account_members_role', expression: "role in ('owner')" }],
  uniques: [
    // To be removed with teams, like the check: today a user belongs to exactly one account, which they own.
    { name: 'account_members_user', properties: ['userId'] },
  ],
  properties: {
    accountId: () => p.manyToOne(Account).mapToPk().primary().joinColumn('account_id').deleteRule('cascade'),
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    role: p.text().$type<'owner'>().default('owner'),
    createdAt: createdAtColumn(),
  },
});

/** A user's place in an account. */
export class AccountMember extends AccountMemberSchema.class {}
AccountMemberSchema.setClass(AccountMember);
