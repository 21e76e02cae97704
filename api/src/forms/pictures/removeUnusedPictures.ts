import type { Pool } from 'pg';
import { z } from 'zod';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import { eachAccount } from '../../platform/db/eachAccount.ts';
import { PICTURE_IN_JSON } from '../../platform/files/pictureName.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';

/** Time for which a picture that nothing shows is kept: an editor may take back what they changed. */
const KEPT_DAYS = 7;
/** Everything of an account that has pictures. */
const TABLES = ['form_revisions', 'form_drafts', 'form_templates', 'form_blocks'] as const;

const USED = TABLES.map(
  (table) =>
    `select (regexp_matches(definition::text, '${PICTURE_IN_JSON}', 'g'))[1] as name from ${table} where account_id = $1`,
).join(' union ');

const NOTE = `
  with used as materialized (${USED})
  update pictures p set unused_since = case when used.name is null then $2::timestamptz end
  from pictures one left join used on used.name = one.name
  where one.account_id = $1 and p.account_id = $1 and p.name = one.name
    and (p.unused_since is null) = (used.name is null)`;
const REMOVE = `
  delete from pictures where account_id = $1 and unused_since < now() - make_interval(days => ${KEPT_DAYS})`;

/** Removes pictures that no form of their account has shown for a week; a trigger leaves their files to `removeFilesJob`. */
export async function removeUnusedPictures(pool: Pool): Promise<void> {
  for await (const accountId of eachAccount(pool, 'pictures')) {
    await pool.query(NOTE, [accountId, new Date()]);
    await pool.query(REMOVE, [accountId]);
  }
}

export const removeUnusedPicturesJob = defineJob({
  name: 'remove_unused_pictures',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '41 2 * * *', backfillMs: DAY_MS },
  run: ({ pool }: { pool: Pool }) => removeUnusedPictures(pool),
});
