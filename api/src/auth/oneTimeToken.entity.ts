import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';

const OneTimeTokenSchema = defineEntity({
  name: 'OneTimeToken',
  tableName: 'one_time_tokens',
  checks: [
    { name: 'one_time_tokens_realm', expression: "realm in ('user', 'client')" },
    {
      name: 'one_time_tokens_purpose',
      expression: "purpose in ('confirm_email', 'reset_password', 'change_email')",
    },
  ],
  indexes: [{ name: 'one_time_tokens_subject', properties: ['realm', 'subjectId', 'purpose'] }],
  properties: {
    id: idColumn(),
    realm: p.text().$type<'user' | 'client'>(),
    subjectId: p.uuid(),
    purpose: p.text().$type<'confirm_email' | 'reset_password' | 'change_email'>(),
    tokenHash: p.text().unique().hidden(),
    newEmail: p.text().nullable(),
    expiresAt: timeColumn(),
    usedAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** A mailed link that works once: confirm an address, reset a password, change an address. */
export class OneTimeToken extends OneTimeTokenSchema.class {}
OneTimeTokenSchema.setClass(OneTimeToken);
