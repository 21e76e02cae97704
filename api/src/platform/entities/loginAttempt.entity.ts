import { defineEntity, p } from '@mikro-orm/core';
import { idColumn, lowerCaseCheck, timeColumn } from '../db/columns.ts';

const LoginAttemptSchema = defineEntity({
  name: 'LoginAttempt',
  tableName: 'login_attempts',
  checks: [
    lowerCaseCheck('login_attempts'),
    { name: 'login_attempts_realm', expression: "realm in ('user', 'client')" },
  ],
  indexes: [
    { name: 'login_attempts_lockout', properties: ['realm', 'email', 'attemptTime'] },
    { name: 'login_attempts_time', properties: ['attemptTime'] },
  ],
  properties: {
    id: idColumn(),
    realm: p.text().$type<'user' | 'client'>(),
    email: p.text(),
    success: p.boolean(),
    attemptTime: timeColumn(),
    ipAddress: p.text().columnType('inet').nullable(),
    sourceHash: p.text().nullable(),
    /** The browser, if it has signed in to this account before: its tries are counted apart (D-186). */
    deviceId: p.text().nullable(),
    /** Time at which a failure stopped counting: a success, a new password, an administrator (D-155). */
    clearedAt: timeColumn().nullable(),
  },
});

/** One attempt to sign in, of users and clients alike (D-155, D-174). */
export class LoginAttempt extends LoginAttemptSchema.class {}
LoginAttemptSchema.setClass(LoginAttempt);
