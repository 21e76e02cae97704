import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { run, sql } from '../../platform/db/sql.ts';
import type { Database } from '../../platform/entities/database.ts';
import { LoginAttempt } from '../../platform/entities/loginAttempt.entity.ts';
import { Client } from '../../platform/entities/client.entity.ts';
import {
  SECURITY_EVENT_TYPES,
  type authLogListResponseSchema,
  type LoginAttemptListResponse,
  type SecurityEventListResponse,
} from '../../platform/contract/index.ts';
import { User } from '../../platform/entities/user.entity.ts';
import { presentSource } from './presentSource.ts';
import { SecurityEvent } from '../../platform/entities/securityEvent.entity.ts';

/** Entries each list shows (SECD-010, SECD-011, CONST-020). */
const SHOWN = 50;
const NEWEST_FIRST = { createdAt: 'desc', id: 'desc' } as const;

/** Events that strangers cause by visiting forms, in any number. */
const VISITORS_TYPES: readonly string[] = [
  'dangerous_input_detected',
  'invalid_form_access',
  'validation_failed',
  'submission_failed',
  'successful_submission',
];
const ACCOUNTS_TYPES = SECURITY_EVENT_TYPES.filter((type) => !VISITORS_TYPES.includes(type));

/** Type by type, by the index: one type may have millions of rows. */
const latestOf = (types: readonly string[], most: number) => sql<Pick<Database['security_events'], 'id'>>`
  select e.id from jsonb_array_elements_text(${JSON.stringify(types)}::jsonb) as asked (type)
  cross join lateral (
    select id, created_at from security_events where event_type = asked.type
    order by created_at desc, id desc limit ${most}
  ) e
  order by e.created_at desc, e.id desc limit ${most}`;

/**
 * Returns the latest security events, newest first. At least half concern accounts, as far as there are any
 * (SECD-027).
 */
export async function listEvents(
  em: EntityManager,
  limit = SHOWN,
): Promise<SecurityEventListResponse['events']> {
  const findLatest = async (types: readonly string[], most: number): Promise<string[]> => {
    const rows = await run(em, latestOf(types, most));
    return rows.map(({ id }) => id);
  };
  const ofAccounts = await findLatest(ACCOUNTS_TYPES, limit);
  const ofVisitors = await findLatest(VISITORS_TYPES, limit - Math.min(ofAccounts.length, limit >> 1));
  const ids = { $in: [...ofAccounts, ...ofVisitors] };
  const events = await em.find(SecurityEvent, { id: ids }, { orderBy: NEWEST_FIRST, limit });
  const names = await findNames(em, events);
  return events.map((event) => ({
    id: event.id,
    type: event.eventType,
    at: event.createdAt.toISOString(),
    who: names.get(event.userId ?? event.clientId ?? '') ?? typedEmail(event),
    source: presentSource(event),
    userAgent: event.userAgent ?? null,
    data: event.eventData,
  }));
}

/** An address that has no account names who it was as well. */
function typedEmail({ eventData: { email } }: SecurityEvent): string | null {
  return typeof email === 'string' ? email : null;
}

/** The latest tries to sign in, newest first. */
export async function listLoginAttempts(em: EntityManager): Promise<LoginAttemptListResponse['attempts']> {
  const attempts = await em.find(
    LoginAttempt,
    {},
    { orderBy: { attemptTime: 'desc', id: 'desc' }, limit: SHOWN },
  );
  return attempts.map((attempt) => ({
    id: attempt.id,
    realm: attempt.realm,
    email: attempt.email,
    success: attempt.success,
    at: attempt.attemptTime.toISOString(),
    source: presentSource(attempt),
  }));
}

/** Returns sign-in events for `GET /api/auth-logs` (AUTH-021, SECD-018; names by decision 096). */
export async function listAuthLogs(em: EntityManager): Promise<z.input<typeof authLogListResponseSchema>> {
  const events = await em.find(
    SecurityEvent,
    { eventType: { $in: ['failed_login_attempt', 'successful_login'] } },
    { orderBy: NEWEST_FIRST, limit: SHOWN },
  );
  return events.map((event) => ({
    eventType: event.eventType,
    userId: event.userId ?? null,
    clientId: event.clientId ?? null,
    ipAddress: presentSource(event),
    userAgent: event.userAgent ?? null,
    eventData: event.eventData,
    createdAt: event.createdAt.toISOString(),
  }));
}

/** Returns the addresses of the accounts that events concern, where these still exist. */
async function findNames(em: EntityManager, events: readonly SecurityEvent[]): Promise<Map<string, string>> {
  const idsOf = (key: 'userId' | 'clientId') => [...new Set(events.flatMap((event) => event[key] ?? []))];
  const users = await em.find(User, { id: { $in: idsOf('userId') } }, { fields: ['email'] });
  const clients = await em.find(Client, { id: { $in: idsOf('clientId') } }, { fields: ['email'] });
  return new Map([...users, ...clients].map(({ id, email }) => [id, email]));
}
