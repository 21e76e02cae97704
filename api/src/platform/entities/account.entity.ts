import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn } from '../db/columns.ts';

/**
 * The account that clients belong to: an administrator creates or approves them, and no user owns them.
 * The migration writes its row, and it has no members: administrators act for it by their role.
 */
export const PLATFORM_ACCOUNT_ID = '00000000-0000-7000-8000-000000000000';

const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    id: idColumn(),
    /** As people who belong to several accounts see it; empty = its first owner's name. */
    name: p.text().default(''),
    /** The address of its picture, a square; null without one. */
    pictureUrl: p.text().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** A tenant: what owns forms, folders, templates, tags, saved views, webhooks and clients (decision 150). */
export class Account extends AccountSchema.class {}
AccountSchema.setClass(Account);
