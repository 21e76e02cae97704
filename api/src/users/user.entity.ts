import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, lowerCaseCheck, timeColumn } from '../db/columns.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  checks: [lowerCaseCheck('users'), { name: 'users_role', expression: "role in ('user', 'admin')" }],
  properties: {
    id: idColumn(),
    email: p.text().unique(),
    passwordHash: p.text().hidden(),
    role: p.text().$type<'user' | 'admin'>().default('user'),
    emailConfirmedAt: timeColumn().nullable(),
    lastSignedInAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** An account of a user or administrator. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
