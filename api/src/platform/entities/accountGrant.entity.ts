import { defineEntity, p } from '@mikro-orm/core';
import type { GrantRole, Right } from '../contract/index.ts';
import { createdAtColumn, idColumn } from '../db/columns.ts';
import { TO_ACCOUNT, TO_FORM } from './tenantReferences.ts';
import { User } from './user.entity.ts';

const AccountGrantSchema = defineEntity({
  name: 'AccountGrant',
  tableName: 'account_grants',
  checks: [
    { name: 'account_grants_role', expression: "role in ('editor', 'responder', 'viewer')" },
    { name: 'account_grants_place', expression: '(folder_id is null) <> (form_id is null)' },
  ],
  indexes: [
    { name: 'account_grants_user', properties: ['userId'] },
    {
      name: 'account_grants_folder',
      expression:
        'create unique index account_grants_folder on account_grants (account_id, folder_id, user_id) where folder_id is not null',
    },
    {
      name: 'account_grants_form',
      expression:
        'create unique index account_grants_form on account_grants (account_id, form_id, user_id) where form_id is not null',
    },
  ],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    folderId: p.uuid().nullable(),
    formId: p.uuid().nullable(),
    role: p.text().$type<GrantRole>(),
    /** What the role may do there beside the rest. */
    rights: p.json().$type<Right[]>().default('[]'),
    /** Whether a rule of groups and domains gave it, which takes it as well (decision 813). */
    isByRule: p.boolean().default(false),
    createdAt: createdAtColumn(),
  },
});

/** A user's role in a single folder or form of an account, whether or not they have one in the whole account. */
export class AccountGrant extends AccountGrantSchema.class {
  static readonly references = [
    TO_ACCOUNT,
    TO_FORM,
    'foreign key (account_id, folder_id) references client_folders (account_id, id) on delete cascade',
  ];
}
AccountGrantSchema.setClass(AccountGrant);
