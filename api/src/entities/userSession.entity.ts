import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';

/**
 * `ordinary` opens everything its person may do; `recovery` (by a mailed link) sets a password and `second_factor`
 * (after the password) takes the second step, and nothing else.
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
    /** SHA-256 of the cookie's token; the token itself is nowhere (D-34). */
    tokenHash: p.text().unique().hidden(),
    /** `recovery` may set a password and nothing else, `second_factor` may prove one and nothing else. */
    kind: p.text().$type<SessionKind>().default('ordinary'),
    /** When a second factor was proven in this session. */
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
