import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { User } from '../users/user.entity.ts';

const UserSessionSchema = defineEntity({
  name: 'UserSession',
  tableName: 'user_sessions',
  checks: [{ name: 'user_sessions_kind', expression: "kind in ('ordinary', 'recovery')" }],
  indexes: [
    { name: 'user_sessions_user', properties: ['user'] },
    { name: 'user_sessions_expires', properties: ['expiresAt'] },
  ],
  properties: {
    id: idColumn(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    /** SHA-256 of the cookie's token; the token itself is nowhere (D-34). */
    tokenHash: p.text().unique().hidden(),
    kind: p.text().$type<'ordinary' | 'recovery'>().default('ordinary'),
    userAgent: p.text().nullable(),
    createdAt: createdAtColumn(),
    lastUsedAt: timeColumn(),
    expiresAt: timeColumn(),
  },
});

/** A signed-in browser of a user. */
export class UserSession extends UserSessionSchema.class {}
UserSessionSchema.setClass(UserSession);
