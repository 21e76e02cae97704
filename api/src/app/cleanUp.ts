import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { z } from 'zod';
import { DAY_MS } from '../platform/calendar/durations.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { run, sql, type Sql } from '../platform/db/sql.ts';
import { removeUnusedRevisions } from '../forms/revisions/removeUnusedRevisions.ts';
import { loadSettings } from '../platform/settings/platformSettings.ts';
import { defineJob } from '../platform/jobs/defineJob.ts';

/** Deletions of events after their retention, in days (D-158). */
const retained = (days: number): readonly Sql[] => [
  sql`delete from security_events where created_at < now() - make_interval(days => ${days})`,
  sql`delete from login_attempts where attempt_time < now() - make_interval(days => ${days})`,
];
/** Deletions of expired rows, table by table. */
const EXPIRED: readonly Sql[] = [
  sql`delete from user_sessions where expires_at < now() or last_used_at < now() - interval '7 days'`,
  sql`delete from client_sessions where expires_at < now()`,
  // Stored for a day after they expire, so that a second click gets the result of the first.
  sql`delete from one_time_tokens where expires_at < now() - interval '1 day'`,
  sql`delete from used_captcha_tokens where expires_at < now()`,
  sql`delete from oauth_records where expires_at < now()`,
  // Counted page loads; a page that is open longer is counted again.
  sql`delete from visit_marks where seen_at < now() - interval '1 day'`,
  sql`delete from submit_attempts where last_at < now() - interval '1 hour'`,
  // Bulk changes are undone on the screen that asked for them.
  sql`delete from bulk_job_changes c using bulk_jobs j
   where j.id = c.job_id and j.account_id = c.account_id and j.created_at < now() - interval '1 day'`,
  // The time within which a brand that was used for all forms can be taken back (STYLE-048).
  sql`delete from form_looks_before where created_at < now() - interval '30 days'`,
  // Shown beside the others for a while.
  sql`delete from api_keys where coalesce(ended_at, expires_at) < now() - interval '90 days'`,
  // What nobody has taken within a day, and what a form's draft does not hold any more (DRAFT-005).
  sql`update model_drafts d set description = null, base = null, definition = null, faults = '[]', addresses = '[]'
   where d.description is not null and d.created_at < now() - interval '1 day' and not exists (
     select from form_drafts f where f.account_id = d.account_id and f.form_id = d.form_id and f.is_current)`,
  // The log of a year.
  sql`delete from model_drafts where created_at < now() - interval '400 days'`,
  // Nobody has looked for a month.
  sql`delete from refused_submissions where last_at < now() - interval '30 days'`,
  sql`delete from idempotent_answers where created_at < now() - interval '1 day'`,
  // As long as a notification may be tried again.
  sql`delete from digest_periods where told_at < now() - interval '30 days'`,
  sql`delete from rate_limits where expire < (extract(epoch from now()) * 1000)::bigint`,
];

/** Removes expired rows. */
export async function cleanUp({ orm, pool }: { orm: MikroORM; pool: Pool }): Promise<void> {
  const { securityEventDays } = await loadSettings(orm.em.fork());
  for (const deletion of [...retained(securityEventDays), ...EXPIRED])
    await inTransaction(orm, (em) => run(em, deletion));
  await removeUnusedRevisions(pool);
}

export const cleanUpJob = defineJob({
  name: 'clean_up',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '17 3 * * *', backfillMs: DAY_MS },
  run: cleanUp,
});
