import { defineEntity, p } from '@mikro-orm/core';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';

const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  indexes: [{ name: 'passkeys_user', properties: ['userId', 'createdAt'] }],
  properties: {
    id: idColumn(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    /** The authenticator's name for it, base64url. */
    credentialId: p.text().unique(),
    publicKey: p.blob(),
    /** Number of uses by the authenticator's count; most passkeys always report 0. */
    counter: p.bigint('number').default(0),
    transports: p.array<AuthenticatorTransport>().columnType('text[]').defaultRaw(`'{}'`),
    name: p.text(),
    createdAt: createdAtColumn(),
    lastUsedAt: timeColumn().nullable(),
  },
});

/** A passkey of a user (WebAuthn): signs in without a password, or after it as second factor. */
export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);
