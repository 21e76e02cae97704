import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { z } from 'zod';
import { DAY_MS } from '../platform/calendar/durations.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { removeUnusedRevisions } from '../forms/revisions/removeUnusedRevisions.ts';
import { loadSettings } from '../platform/settings/platformSettings.ts';
import { defineJob } from '../platform/jobs/defineJob.ts';

/** Deletions of old rows, table by table; `?` is the retention of events in days (D-158). */
const DELETIONS = [
  `delete from security_events where created_at < now() - make_interval(days => ?)`,
  `delete from login_attempts where attempt_time < now() - make_interval(days => ?)`,
] as const;
const EXPIRED = [
  `delete from user_sessions where expires_at < now() or last_used_at < now() - interval '7 days'`,
  `delete from client_sessions where expires_at < now()`,
  // Stored for a day after they expire, so that a second click gets the result of the first.
  `delete from one_time_tokens where expires_at < now() - interval '1 day'`,
  `delete from used_captcha_tokens where expires_at < now()`,
  // Counted page loads; a page that is open longer is counted again.
  `delete from visit_marks where seen_at < now() - interval '1 day'`,
  `delete from submit_attempts where last_at < now() - interval '1 hour'`,
  // Bulk changes are undone on the screen that asked for them.
  `delete from bulk_job_changes c using bulk_jobs j
   where j.id = c.job_id and j.account_id = c.account_id and j.created_at < now() - interval '1 day'`,
  // As long as a notification may be tried again.
  `delete from digest_periods where told_at < now() - interval '30 days'`,
  `delete from rate_limits where expire < (extract(epoch from now()) * 1000)::bigint`,
] as const;

/** Removes expired rows. */
export async function cleanUp({ orm, pool }: { orm: MikroORM; pool: Pool }): Promise<void> {
  const { securityEventDays } = await loadSettings(orm.em.fork());
  for (const sql of DELETIONS) await inTransaction(orm, (em) => em.execute(sql, [securityEventDays]));
  for (const sql of EXPIRED) await inTransaction(orm, (em) => em.execute(sql));
  await removeUnusedRevisions(pool);
}

export const cleanUpJob = defineJob({
  name: 'clean_up',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '17 3 * * *', backfillMs: DAY_MS },
  run: cleanUp,
});
