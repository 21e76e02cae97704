import type { EntityManager } from '@mikro-orm/postgresql';
import { HOUR_MS } from '../../platform/calendar/durations.ts';
import type { AdminSignedLog } from '../../platform/contract/index.ts';
import { LogHead } from '../../platform/entities/logHead.entity.ts';
import { loadSystemState } from '../../platform/settings/systemState.ts';
import { LOG_CHECK_KEY, parseLogCheck } from '../../platform/signed-log/logCheck.ts';

/** Age of the newest head from which on nothing seems to be logged, in ms: one is made every hour or earlier. */
const LATE_MS = 2 * HOUR_MS;

/** Presents how far the signed log came, and what its last check has found (RCPT-020). */
export async function getSignedLog(em: EntityManager, now = Date.now()): Promise<AdminSignedLog> {
  const [last] = await em.find(LogHead, {}, { orderBy: { number: 'desc' }, limit: 1 });
  const check = parseLogCheck(await loadSystemState(em, LOG_CHECK_KEY));
  return {
    lastAt: last?.sealedAt.toISOString() ?? null,
    isLate: !last || now - last.sealedAt.getTime() > LATE_MS,
    check: check && { at: check.at, misfits: check.misfits },
  };
}
