import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { SecurityEventType } from '../contract/index.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { createId } from '../db/columns.ts';
import { numbered } from '../db/sql.ts';
import { readSettings } from '../settings/platformSettings.ts';
import { SecurityEvent } from '../entities/securityEvent.entity.ts';

/** Something an administrator may want to know later. */
export interface NewSecurityEvent {
  type: SecurityEventType;
  /** Null for what the platform does by itself. */
  source: RequestSource | null;
  userId?: string | null;
  clientId?: string | null;
  /** Never passwords, tokens or answers. */
  data?: Record<string, unknown>;
}

/**
 * Writes a security event with the transaction of what it reports, so that neither is there without
 * the other (D-37, D-159). The address is kept as a keyed hash unless a setting says otherwise (D-158).
 */
export async function recordEvent(em: EntityManager, event: NewSecurityEvent): Promise<void> {
  const { storeIpAddresses } = await readSettings(em);
  const columns = columnsOf(event);
  em.create(SecurityEvent, { ...columns, ipAddress: storeIpAddresses ? columns.ipAddress : null });
}

const INSERT = `
  insert into security_events (id, event_type, created_at, user_id, client_id, source_hash, ip_address, user_agent, event_data)
  select id, "eventType", "createdAt", "userId", "clientId", "sourceHash",
    case when (select value = 'true' from platform_settings where key = 'storeIpAddresses') then "ipAddress" end,
    "userAgent", "eventData"
  from jsonb_to_recordset(?::jsonb) as e (id uuid, "eventType" text, "createdAt" timestamptz, "userId" uuid,
    "clientId" uuid, "sourceHash" text, "ipAddress" inet, "userAgent" text, "eventData" jsonb)`;

/** The same for hundreds at once, in a statement of its own: visitors do much, and no entity is needed of it. */
export async function recordEvents(pool: Pool, events: readonly NewSecurityEvent[]): Promise<void> {
  await pool.query(numbered(INSERT), [toRows(events)]);
}

const toRows = (events: readonly NewSecurityEvent[]): string => {
  const createdAt = new Date();
  return JSON.stringify(events.map((event) => ({ id: createId(), createdAt, ...columnsOf(event) })));
};

/** What is told of a sign-in (DATA-015). */
interface SignInEvent extends NewSecurityEvent {
  data: { email: string; error?: string; captcha_verified: boolean; [more: string]: unknown };
}

/**
 * The same for sign-ins: when it cannot be written, the log says so and the sign-in goes on (AUTH-022).
 * Stays within the caller's transaction; what that has not written yet is untouched.
 */
export async function recordSignIn(em: EntityManager, event: SignInEvent, logger: Logger): Promise<void> {
  await em.execute('savepoint sign_in_event');
  try {
    const timestamp = new Date().toISOString();
    await em.execute(INSERT, [toRows([{ ...event, data: { ...event.data, timestamp } }])]);
    await em.execute('release savepoint sign_in_event');
  } catch (error) {
    await em.execute('rollback to savepoint sign_in_event');
    logger.error({ err: error, type: event.type }, 'A sign-in could not be written down');
  }
}

const columnsOf = (event: NewSecurityEvent) => {
  const { type, source, userId = null, clientId = null, data = {} } = event;
  return {
    eventType: type,
    userId,
    clientId,
    sourceHash: source?.hash ?? null,
    ipAddress: source?.ipAddress ?? null,
    userAgent: source?.userAgent ?? null,
    eventData: data,
  };
};

/** A source as it may wait in the job queue: without its address, unless addresses are kept anyway. */
export async function storableSource(em: EntityManager, source: RequestSource): Promise<RequestSource> {
  return { ...source, ipAddress: (await keptSource(em, source)).ipAddress };
}

/** What may be kept of a source (D-17, D-158). */
export async function keptSource(
  em: EntityManager,
  source: RequestSource | null,
): Promise<{ sourceHash: string | null; ipAddress: string | null }> {
  const { storeIpAddresses } = await readSettings(em);
  return {
    sourceHash: source?.hash ?? null,
    ipAddress: storeIpAddresses && source ? source.ipAddress : null,
  };
}
