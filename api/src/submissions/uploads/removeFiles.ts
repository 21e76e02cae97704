import { SMALLER_WIDTHS } from '@inlay/sdk/model';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { pictureFile, pictureKey } from '../../platform/files/pictureName.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { checkUploadJob } from './checkUpload.ts';
import type { UploadDeps } from './uploadDeps.ts';

/** Uploads and files of one statement. */
const BATCH = 200;
const SPOOLED = 'spool/';
const PICTURES = pictureKey('');

const EXPIRED = `
  delete from uploads where submission_id is null and (id, form_id, account_id) in (
    select id, form_id, account_id from uploads where submission_id is null and expires_at < now() limit ${BATCH})`;
/** Ends the time in quarantine of files, of which name and hash stay. */
const OVER = `
  with over as materialized (
    select id, form_id, account_id, key from uploads
    where state = 'quarantined' and key is not null and held_until < now() limit ${BATCH}),
  removed as (
    insert into file_removals (account_id, key, created_at) select account_id, key, now() from over
    on conflict do nothing)
  update uploads set key = null, held_until = null from over
  where (uploads.id, uploads.form_id, uploads.account_id) = (over.id, over.form_id, over.account_id)`;
/** Forgets where files came from: hashes of sources are those of their day. */
const FORGET = `update uploads set source = null where source is not null and created_at < now() - interval '1 day'`;
/** Time in which a transaction that takes a picture over from another account has ended (decision 334). */
const TAKEN_OVER = '1 minute';
const NEXT = `
  select account_id as "accountId", key from file_removals
  where key > $1 and (key not like '${PICTURES}%' or created_at < now() - interval '${TAKEN_OVER}')
  order by key, account_id limit ${BATCH}`;
const SHOWN = 'select from pictures where name = $1 limit 1';
const REMOVED = 'delete from file_removals where account_id = $1 and key = $2';
const STUCK = `select id from uploads where state = 'checking' and created_at < now() - interval '1 day' limit ${BATCH}`;

type RemoveDeps = Pick<UploadDeps, 'orm' | 'pool' | 'files' | 'spool'>;

async function removeFile({ pool, files, spool }: RemoveDeps, key: string): Promise<void> {
  if (key.startsWith(SPOOLED)) return spool.remove(key.slice(SPOOLED.length));
  if (!key.startsWith(PICTURES)) return files.remove(key);
  const name = key.slice(PICTURES.length);
  if ((await pool.query(SHOWN, [name])).rowCount) return;
  for (const width of [undefined, ...SMALLER_WIDTHS])
    await files.remove(pictureKey(pictureFile(name, width)));
}

/** Removes the files that are left of deleted uploads. One that cannot be removed now stays for the next run. */
async function removeFiles(deps: RemoveDeps): Promise<void> {
  const { pool } = deps;
  let last = '';
  let failure: unknown = null;
  for (;;) {
    const { rows } = await pool.query<{ accountId: string; key: string }>(NEXT, [last]);
    for (const { accountId, key } of rows) {
      try {
        await removeFile(deps, key);
        await pool.query(REMOVED, [accountId, key]);
      } catch (error) {
        failure = error;
      }
    }
    last = rows.at(-1)?.key ?? '';
    if (rows.length < BATCH) break;
  }
  if (failure) throw failure;
}

/** Removes uploads that no submission has taken within their time, files whose quarantine is over, and all without an upload. */
export async function removeUnusedFiles(deps: RemoveDeps): Promise<void> {
  const { orm, pool } = deps;
  for (const text of [EXPIRED, OVER]) while ((await pool.query(text)).rowCount === BATCH);
  await pool.query(FORGET);
  await removeFiles(deps);
  // Their jobs were given up: the scanner or the store was away for longer than a job is tried.
  const { rows } = await pool.query<{ id: string }>(STUCK);
  for (const { id } of rows) await inTransaction(orm, (em) => addJob(em, checkUploadJob, { id }));
}

export const removeFilesJob = defineJob({
  name: 'remove_files',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '*/15 * * * *' },
  run: (deps: RemoveDeps) => removeUnusedFiles(deps),
});
