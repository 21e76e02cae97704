import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AccountEventType, SecurityEventType } from '../contract/index.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { createId } from '../db/columns.ts';
import { compile, run, sql, type Sql } from '../db/sql.ts';
import { storableText } from '../db/storableText.ts';
import { loadSettings } from '../settings/platformSettings.ts';
import { SecurityEvent } from '../entities/securityEvent.entity.ts';

/** A security event, for administrators, and for those who manage the account that it names, to look up later. */
export interface NewSecurityEvent {
  type: SecurityEventType | AccountEventType;
  /** Null for events of the platform itself. */
  source: RequestSource | null;
  userId?: string | null;
  clientId?: string | null;
  /** The account whose audit log has it (TEAM-050). */
  accountId?: string | null;
  /** Never passwords, tokens or answers. */
  data?: Record<string, unknown>;
}

/**
 * Writes a security event in the transaction of the change it reports (D-37, D-159). Stores the address as a
 * keyed hash unless a setting allows it in the clear (D-158).
 */
export async function recordEvent(em: EntityManager, event: NewSecurityEvent): Promise<void> {
  const { storeIpAddresses } = await loadSettings(em);
  const columns = columnsOf(event);
  em.create(SecurityEvent, { ...columns, ipAddress: storeIpAddresses ? columns.ipAddress : null });
}

/** @param onlyWhere what follows the events `e` in the statement: a join and a condition; none writes all. */
const insertOf = (events: readonly NewSecurityEvent[], onlyWhere: Sql = sql``): Sql => sql`
  insert into security_events (id, event_type, created_at, account_id, user_id, client_id, source_hash, ip_address, user_agent, event_data)
  select id, "eventType", "createdAt", "accountId", "userId", "clientId", "sourceHash",
    case when (select value = 'true' from platform_settings where key = 'storeIpAddresses') then "ipAddress" end,
    "userAgent", "eventData"
  from jsonb_to_recordset(${toRows(events)}::jsonb) as e (id uuid, "eventType" text, "createdAt" timestamptz, "accountId" uuid,
    "userId" uuid, "clientId" uuid, "sourceHash" text, "ipAddress" inet, "userAgent" text, "eventData" jsonb)
  ${onlyWhere}`;

/** Writes those of some events whose rows `e` fit what follows them: a join and a condition. */
export async function recordWhere(
  em: EntityManager,
  events: readonly NewSecurityEvent[],
  onlyWhere: Sql,
): Promise<void> {
  await run(em, insertOf(events, onlyWhere));
}

/** Writes hundreds of events in one statement, without entities, for public forms; none can fail the others. */
export async function recordEvents(pool: Pool, events: readonly NewSecurityEvent[]): Promise<void> {
  await pool.query(compile(insertOf(events)));
}

const toRows = (events: readonly NewSecurityEvent[]): string => {
  const createdAt = new Date();
  const rows = events.map((event) => ({ id: createId(), createdAt, ...columnsOf(event) }));
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? storableText(value) : value,
  );
};

/** The data of a sign-in event (DATA-015). */
interface SignInEvent extends NewSecurityEvent {
  data: { email: string; error?: string; captcha_verified: boolean; [more: string]: unknown };
}

/**
 * Writes the event of a sign-in; a failure is logged and the sign-in continues (AUTH-022). Uses a savepoint
 * of the caller's transaction, so that unwritten changes there survive.
 */
export async function recordSignIn(em: EntityManager, event: SignInEvent, logger: Logger): Promise<void> {
  await run(em, sql`savepoint sign_in_event`);
  try {
    const timestamp = new Date().toISOString();
    await run(em, insertOf([{ ...event, data: { ...event.data, timestamp } }]));
    await run(em, sql`release savepoint sign_in_event`);
  } catch (error) {
    await run(em, sql`rollback to savepoint sign_in_event`);
    logger.error({ err: error, type: event.type }, 'A sign-in could not be written down');
  }
}

const columnsOf = (event: NewSecurityEvent) => {
  const { type, source, accountId = null, userId = null, clientId = null, data = {} } = event;
  return {
    eventType: type,
    accountId,
    userId,
    clientId,
    sourceHash: source?.hash ?? null,
    ipAddress: source?.ipAddress ?? null,
    userAgent: source?.userAgent ?? null,
    eventData: data,
  };
};

/** A source for a job's payload: with its address only where the settings store addresses. */
export async function storableSource(em: EntityManager, source: RequestSource): Promise<RequestSource> {
  return { ...source, ipAddress: (await keptSource(em, source)).ipAddress };
}

/** The parts of a source that may be stored (D-17, D-158). */
export async function keptSource(
  em: EntityManager,
  source: RequestSource | null,
): Promise<{ sourceHash: string | null; ipAddress: string | null }> {
  const { storeIpAddresses } = await loadSettings(em);
  return {
    sourceHash: source?.hash ?? null,
    ipAddress: storeIpAddresses && source ? source.ipAddress : null,
  };
}
