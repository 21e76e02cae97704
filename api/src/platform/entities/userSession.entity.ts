import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { Account } from './account.entity.ts';
import { User } from './user.entity.ts';

/**
 * `ordinary` grants all rights of its user. `recovery` (by a mailed link) sets a password only;
 * `second_factor` (after the password) takes the second step only.
 */
export type SessionKind = 'ordinary' | 'recovery' | 'second_factor';

const UserSessionSchema = defineEntity({
  name: 'UserSession',
  tableName: 'user_sessions',
  checks: [{ name: 'user_sessions_kind', expression: "kind in ('ordinary', 'recovery', 'second_factor')" }],
  indexes: [
    { name: 'user_sessions_user', properties: ['user'] },
    { name: 'user_sessions_expires', properties: ['expiresAt'] },
  ],
  properties: {
    id: idColumn(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    /** The account that its user chose to work in; null = their own first. */
    accountId: () =>
      p.manyToOne(Account).mapToPk().joinColumn('account_id').nullable().deleteRule('set null'),
    /** SHA-256 of the cookie's token; the token itself is nowhere (D-34). */
    tokenHash: p.text().unique().hidden(),
    /** `recovery` may only set a password, `second_factor` may only prove one. */
    kind: p.text().$type<SessionKind>().default('ordinary'),
    /** Time at which this session proved a second factor. */
    secondFactorAt: timeColumn().nullable(),
    userAgent: p.text().nullable(),
    createdAt: createdAtColumn(),
    lastUsedAt: timeColumn(),
    expiresAt: timeColumn(),
  },
});

/** A signed-in browser of a user. */
export class UserSession extends UserSessionSchema.class {}
UserSessionSchema.setClass(UserSession);
