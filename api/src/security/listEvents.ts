import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { LoginAttempt } from '../auth/loginAttempt.entity.ts';
import { Client } from '../clients/client.entity.ts';
import type {
  authLogListResponseSchema,
  LoginAttemptListResponse,
  SecurityEventListResponse,
} from '../contract/index.ts';
import { User } from '../users/user.entity.ts';
import { presentSource } from './presentSource.ts';
import { SecurityEvent } from './securityEvent.entity.ts';

/** Entries each list shows (SECD-010, SECD-011, CONST-020). */
const SHOWN = 50;
const NEWEST_FIRST = { createdAt: 'desc', id: 'desc' } as const;

/** The latest security events, newest first. */
export async function listEvents(
  em: EntityManager,
  limit = SHOWN,
): Promise<SecurityEventListResponse['events']> {
  const events = await em.find(SecurityEvent, {}, { orderBy: NEWEST_FIRST, limit });
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

/** Sign-in events for `GET /api/auth-logs` (AUTH-021, SECD-018; names as decision 096 says). */
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

/** Addresses of the accounts that events speak of, as far as these are still there. */
async function findNames(em: EntityManager, events: readonly SecurityEvent[]): Promise<Map<string, string>> {
  const idsOf = (key: 'userId' | 'clientId') => [...new Set(events.flatMap((event) => event[key] ?? []))];
  const users = await em.find(User, { id: { $in: idsOf('userId') } }, { fields: ['email'] });
  const clients = await em.find(Client, { id: { $in: idsOf('clientId') } }, { fields: ['email'] });
  return new Map([...users, ...clients].map(({ id, email }) => [id, email]));
}
