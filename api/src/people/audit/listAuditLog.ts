import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { nextDay, startOfDay } from '../../platform/calendar/days.ts';
import type { AuditEntry, AuditLog, AuditLogFilter, AuditLogQuery } from '../../platform/contract/index.ts';
import { SecurityEvent } from '../../platform/entities/securityEvent.entity.ts';
import { cutPage, decodePageKey, type PageKey } from '../../platform/http/pageByKey.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { loadSettings } from '../../platform/settings/platformSettings.ts';
import { typesOf } from './auditAction.ts';
import { presentEntries } from './presentEntries.ts';

/** Lists one page of the audit log of the account that the actor works in, newest first (TEAM-051). */
export async function listAuditLog(
  em: EntityManager,
  actor: Actor,
  { cursor, limit, ...filter }: AuditLogQuery,
): Promise<AuditLog> {
  const { securityEventDays: keptDays } = await loadSettings(em);
  const after = cursor ? decodePageKey(cursor) : null;
  return { ...(await readPage(em, actor, { filter, after, limit })), keptDays };
}

/** Reads the newest entries that fit a filter, at most some, page by page. */
export async function readAuditLog(
  em: EntityManager,
  actor: Actor,
  { filter, most, limit }: { filter: AuditLogFilter; most: number; limit: number },
): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for (let after: PageKey | null = null; ;) {
    // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before ends
    const { entries: page, nextCursor } = await readPage(em, actor, { filter, after, limit });
    entries.push(...page);
    em.clear();
    if (!nextCursor || entries.length >= most) return entries.slice(0, most);
    after = decodePageKey(nextCursor);
  }
}

async function readPage(
  em: EntityManager,
  actor: Actor,
  { filter, after, limit }: { filter: AuditLogFilter; after: PageKey | null; limit: number },
): Promise<Pick<AuditLog, 'entries' | 'nextCursor'>> {
  const { accountId } = actor;
  const older = after
    ? { $or: [{ createdAt: { $lt: after.at } }, { createdAt: after.at, id: { $lt: after.id } }] }
    : {};
  const found = await em.find(
    SecurityEvent,
    {
      $and: [
        { accountId, eventType: { $in: typesOf(filter.kind) } },
        byPerson(filter),
        within(actor, filter),
        older,
      ],
    },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: limit + 1 },
  );
  const { page, nextCursor } = cutPage(found, limit, (one) => ({ at: one.createdAt, id: one.id }));
  return { entries: await presentEntries(em, accountId, page), nextCursor };
}

/** A client did what no user did for them. */
const byPerson = ({ personId }: AuditLogFilter): FilterQuery<SecurityEvent> =>
  personId ? { $or: [{ userId: personId }, { userId: null, clientId: personId }] } : {};

function within(
  { timeZone }: Pick<Actor, 'timeZone'>,
  { from, to, zone = timeZone ?? 'UTC' }: AuditLogFilter,
): FilterQuery<SecurityEvent> {
  return {
    $and: [
      from ? { createdAt: { $gte: startOfDay(from, zone) } } : {},
      to ? { createdAt: { $lt: startOfDay(nextDay(to), zone) } } : {},
    ],
  };
}
