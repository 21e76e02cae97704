import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn } from '../db/columns.ts';

const SecurityEventSchema = defineEntity({
  name: 'SecurityEvent',
  tableName: 'security_events',
  indexes: [
    { name: 'security_events_time', properties: ['createdAt'] },
    { name: 'security_events_type_time', properties: ['eventType', 'createdAt'] },
    { name: 'security_events_user_time', properties: ['userId', 'createdAt'] },
    {
      name: 'security_events_submission',
      expression:
        "create index security_events_submission on security_events ((event_data ->> 'submissionId')) where event_type = 'successful_submission'",
    },
    {
      name: 'security_events_account',
      expression:
        'create index security_events_account on security_events (account_id, created_at, id) where account_id is not null',
    },
  ],
  properties: {
    id: idColumn(),
    eventType: p.text(),
    createdAt: createdAtColumn(),
    // No foreign keys: the record outlives the account it concerns.
    /** The account whose audit log has it; null for events of no account. */
    accountId: p.uuid().nullable(),
    userId: p.uuid().nullable(),
    clientId: p.uuid().nullable(),
    ipAddress: p.text().columnType('inet').nullable(),
    sourceHash: p.text().nullable(),
    userAgent: p.text().nullable(),
    eventData: p.json().$type<Record<string, unknown>>().defaultRaw(`'{}'`),
  },
});

/**
 * Something an administrator, or those who manage an account, may want to know later (SECD-024, D-159, TEAM-050). Written
 * by the server only.
 */
export class SecurityEvent extends SecurityEventSchema.class {}
SecurityEventSchema.setClass(SecurityEvent);
