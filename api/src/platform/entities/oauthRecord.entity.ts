import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';

const OauthRecordSchema = defineEntity({
  name: 'OauthRecord',
  tableName: 'oauth_records',
  indexes: [
    { name: 'oauth_records_grant', properties: ['grantHash'], where: 'grant_hash is not null' },
    { name: 'oauth_records_uid', properties: ['uidHash'], where: 'uid_hash is not null' },
    { name: 'oauth_records_expires', properties: ['expiresAt'] },
  ],
  properties: {
    /** As `oidc-provider` names its models: a client, a grant, a code, a token, a session, a question on its way. */
    kind: p.text().primary(),
    /** SHA-256 of its id, which is the token itself of tokens and codes. */
    idHash: p.text().primary(),
    /** What it holds, sealed. */
    payload: p.text().hidden(),
    /** SHA-256 of the grant that it belongs to. */
    grantHash: p.text().nullable(),
    /** SHA-256 of the second name of a session. */
    uidHash: p.text().nullable(),
    /** When a code or a rotated token was used. */
    consumedAt: timeColumn().nullable(),
    expiresAt: timeColumn(),
  },
});

/** What the OAuth server of connected assistants remembers, until it expires (decision 903). */
export class OauthRecord extends OauthRecordSchema.class {}
OauthRecordSchema.setClass(OauthRecord);
