import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import {
  clearFailures,
  FLAGGED_FROM,
  LOCKED_FROM,
  LOCKOUT_WINDOW_MS,
} from '../../platform/limits/lockout.ts';
import type { Lockout } from '../../platform/contract/index.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';

// Each known device has its own count (D-186): an address is locked when one of its counts is full.
const flaggedSince = (since: Date): Sql => sql`
  select realm, email, sum(failures)::int as failures, max(failures) >= ${LOCKED_FROM} as is_locked, max(last_at) as last_at
  from (
    select realm, email, device_id, count(*) as failures, max(attempt_time) as last_at
    from login_attempts where not success and cleared_at is null and attempt_time > ${since}
    group by realm, email, device_id
  ) as counts
  group by realm, email having sum(failures) >= ${FLAGGED_FROM}
  order by last_at desc limit 200`;

interface Row {
  realm: Lockout['realm'];
  email: string;
  failures: number;
  is_locked: boolean;
  last_at: Date;
}

/** Addresses with three or more failures in the last 15 minutes, marked when locked (SECD-012, SECD-013). */
export async function listLockouts(em: EntityManager): Promise<Lockout[]> {
  const since = new Date(Date.now() - LOCKOUT_WINDOW_MS);
  const rows = await run<Row>(em, flaggedSince(since));
  return rows.map((row) => ({
    realm: row.realm,
    email: row.email,
    failures: row.failures,
    isLocked: row.is_locked,
    lastAttemptAt: row.last_at.toISOString(),
  }));
}

/** Ends the lock of an address (SECD-014); without a lock nothing changes. */
export async function unlock(
  em: EntityManager,
  input: { actor: Actor; realm: Lockout['realm']; email: string; source: RequestSource },
): Promise<void> {
  const { actor, realm, email, source } = input;
  if ((await clearFailures(em, { realm, email })) === 0) return;
  await recordEvent(em, { type: 'account_unlocked', source, userId: actor.id, data: { email, realm } });
}
