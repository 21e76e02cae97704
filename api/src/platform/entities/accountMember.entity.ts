import { defineEntity, p } from '@mikro-orm/core';
import type { MemberRole, Right } from '../contract/index.ts';
import { createdAtColumn } from '../db/columns.ts';
import { Account } from './account.entity.ts';
import { User } from './user.entity.ts';

const AccountMemberSchema = defineEntity({
  name: 'AccountMember',
  tableName: 'account_members',
  checks: [
    {
      name: 'account_members_role',
      expression: "role in ('owner', 'admin', 'editor', 'responder', 'viewer')",
    },
  ],
  indexes: [
    { name: 'account_members_user', properties: ['userId'] },
    {
      name: 'account_members_owner',
      expression:
        "create index account_members_owner on account_members (account_id, created_at, user_id) where role = 'owner'",
    },
  ],
  properties: {
    accountId: () => p.manyToOne(Account).mapToPk().primary().joinColumn('account_id').deleteRule('cascade'),
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    role: p.text().$type<MemberRole>().default('owner'),
    /** What a role below `admin` may do beside the rest. */
    rights: p.json().$type<Right[]>().default('[]'),
    /** Whether a rule of groups and domains gave it, which takes it as well (decision 813). */
    isByRule: p.boolean().default(false),
    createdAt: createdAtColumn(),
  },
});

/** A user's role in the whole account; `AccountGrant` has roles in single folders and forms. */
export class AccountMember extends AccountMemberSchema.class {}
AccountMemberSchema.setClass(AccountMember);
