import { z } from 'zod';
import { inTransaction } from '../db/inTransaction.ts';
import { addJob } from '../jobs/addJob.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { checkUploadJob } from './checkUpload.ts';
import type { UploadDeps } from './uploadDeps.ts';

/** Uploads and files of one statement. */
const BATCH = 200;
const SPOOLED = 'spool/';

const EXPIRED = `
  delete from uploads where id in (
    select id from uploads where submission_id is null and expires_at < now() limit ${BATCH} for update skip locked)`;
/** Ends the time in quarantine of files, of which name and hash stay. */
const OVER = `
  with over as (
    select id, key from uploads where state = 'quarantined' and key is not null and held_until < now()
    limit ${BATCH} for update skip locked),
  removed as (
    insert into file_removals (key, created_at) select key, now() from over on conflict (key) do nothing)
  update uploads set key = null, held_until = null from over where uploads.id = over.id`;
/** Forgets where files came from: hashes of sources are those of their day. */
const FORGET = `update uploads set source = null where source is not null and created_at < now() - interval '1 day'`;
const NEXT = `select key from file_removals where key > $1 order by key limit ${BATCH}`;
const STUCK = `select id from uploads where state = 'checking' and created_at < now() - interval '1 day' limit ${BATCH}`;

type RemoveDeps = Pick<UploadDeps, 'orm' | 'pool' | 'files' | 'spool'>;

async function removeFile({ files, spool }: RemoveDeps, key: string): Promise<void> {
  if (key.startsWith(SPOOLED)) await spool.remove(key.slice(SPOOLED.length));
  else await files.remove(key);
}

/** Removes the files that are left of deleted uploads. One that cannot be removed now stays for the next run. */
async function removeFiles(deps: RemoveDeps): Promise<void> {
  const { pool } = deps;
  let last = '';
  let failure: unknown = null;
  for (;;) {
    const { rows } = await pool.query<{ key: string }>(NEXT, [last]);
    for (const { key } of rows) {
      try {
        await removeFile(deps, key);
        await pool.query('delete from file_removals where key = $1', [key]);
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
