import { defineEntity, p } from '@mikro-orm/core';
import type { GrantPlaces, MemberRole, Right } from '../contract/index.ts';
import { createdAtColumn, idColumn, lowerCaseCheck, timeColumn } from '../db/columns.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';
import { User } from './user.entity.ts';

const AccountInvitationSchema = defineEntity({
  name: 'AccountInvitation',
  tableName: 'account_invitations',
  checks: [
    lowerCaseCheck('account_invitations'),
    {
      name: 'account_invitations_role',
      expression: "role in ('owner', 'admin', 'editor', 'responder', 'viewer')",
    },
  ],
  indexes: [
    {
      name: 'account_invitations_email',
      expression: 'create unique index account_invitations_email on account_invitations (account_id, email)',
    },
  ],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    email: p.text(),
    role: p.text().$type<MemberRole>(),
    rights: p.json().$type<Right[]>().default('[]'),
    /** Folders and forms in which the role holds; null = the whole account. */
    places: p.json().$type<GrantPlaces>().nullable(),
    invitedBy: () => p.manyToOne(User).mapToPk().joinColumn('invited_by').nullable().deleteRule('set null'),
    /** Time until which its link works; it can be sent again. */
    expiresAt: timeColumn(),
    createdAt: createdAtColumn(),
  },
});

/** An invitation into an account, until it is accepted or ended. Its link is a one-time token. */
export class AccountInvitation extends AccountInvitationSchema.class {
  static readonly references = [TO_ACCOUNT];
}
AccountInvitationSchema.setClass(AccountInvitation);
