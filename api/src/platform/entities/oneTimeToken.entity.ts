import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';

export type TokenPurpose =
  | 'confirm_email'
  | 'reset_password'
  | 'change_email'
  | 'set_up'
  | 'invite'
  | 'trust_browser'
  | 'passkey_registration'
  | 'passkey_sign_in'
  | 'sign_on'
  | 'link_identity';

const OneTimeTokenSchema = defineEntity({
  name: 'OneTimeToken',
  tableName: 'one_time_tokens',
  checks: [
    { name: 'one_time_tokens_realm', expression: "realm in ('user', 'client')" },
    {
      name: 'one_time_tokens_purpose',
      expression:
        "purpose in ('confirm_email', 'reset_password', 'change_email', 'set_up', 'trust_browser', 'passkey_registration', 'passkey_sign_in', 'invite', 'sign_on', 'link_identity')",
    },
  ],
  indexes: [{ name: 'one_time_tokens_subject', properties: ['realm', 'subjectId', 'purpose'] }],
  properties: {
    id: idColumn(),
    realm: p.text().$type<'user' | 'client'>(),
    /** The account; null for a passkey's challenge, which anyone may request. */
    subjectId: p.uuid().nullable(),
    purpose: p.text().$type<TokenPurpose>(),
    tokenHash: p.text().unique().hidden(),
    newEmail: p.text().nullable(),
    expiresAt: timeColumn(),
    usedAt: timeColumn().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** A token that works once: a mailed link, a passkey's challenge. */
export class OneTimeToken extends OneTimeTokenSchema.class {}
OneTimeTokenSchema.setClass(OneTimeToken);
