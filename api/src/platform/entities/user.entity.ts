import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, lowerCaseCheck, timeColumn } from '../db/columns.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  checks: [lowerCaseCheck('users'), { name: 'users_role', expression: "role in ('user', 'admin')" }],
  properties: {
    id: idColumn(),
    email: p.text().unique(),
    /** Null after two sign-ups with one address, until the reader of its mailbox chooses a password. */
    passwordHash: p.text().nullable().hidden(),
    role: p.text().$type<'user' | 'admin'>().default('user'),
    emailConfirmedAt: timeColumn().nullable(),
    lastSignedInAt: timeColumn().nullable(),
    /** The shared secret of the authenticator app, encrypted; see auth/second-factor/totp. */
    totpSecret: p.text().nullable().hidden(),
    /** Time from which codes are required; null while the secret is unproven. */
    totpConfirmedAt: timeColumn().nullable(),
    /** Time step of the last code that was accepted: each works once (RFC 6238, 5.2). */
    totpLastStep: p.integer().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** An account of a user or administrator. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
