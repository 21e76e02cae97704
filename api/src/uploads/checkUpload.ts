import { createHash, hash } from 'node:crypto';
import { z } from 'zod';
import { defineJob } from '../jobs/defineJob.ts';
import { scanFile } from './clamd.ts';
import { reencodePicture } from './reencodePicture.ts';
import { isPicture } from './fileTypes.ts';
import { readChunks } from './readChunks.ts';
import type { UploadDeps } from './uploadDeps.ts';
import { findUpload, type UploadRow } from './uploadRows.ts';

/** Ends the check of an upload that is still there. */
const END = `update uploads set state = $2 where id = $1 and state = 'checking' returning id`;
const NAME = `update uploads set sha256 = $2, key = $3 where id = $1 and state = 'checking' returning id`;

type CheckDeps = Pick<UploadDeps, 'config' | 'pool' | 'files' | 'spool'>;

async function hashOf(path: string): Promise<string> {
  const sha256 = createHash('sha256');
  for await (const chunk of readChunks(path)) sha256.update(chunk);
  return sha256.digest('hex');
}

const update = async ({ pool }: CheckDeps, text: string, values: unknown[]): Promise<boolean> =>
  (await pool.query(text, values)).rowCount === 1;

/**
 * Moves a checked file from the spool to the file store. Its key is committed first: whatever ends this half-way
 * leaves a file that a job finds.
 */
async function keep(
  deps: CheckDeps,
  { id, accountId, type }: UploadRow,
  drawn: Buffer | null,
): Promise<void> {
  const { files, spool } = deps;
  const path = spool.pathOf(id);
  const sha256 = drawn ? hash('sha256', drawn) : await hashOf(path);
  const key = `uploads/${accountId}/${id}/${sha256}`;
  if (!(await update(deps, NAME, [id, sha256, key]))) return;
  if (drawn) await files.put(key, drawn, type ?? '');
  else await files.putFile(key, path, type ?? '');
  // Deleted meanwhile: the job that removes its file may have come too early.
  if (!(await update(deps, END, [id, 'kept']))) await files.remove(key);
  await spool.remove(id);
}

/** Scans an upload, re-encodes a picture, and keeps the file. While scanner or store are unavailable it is retried. */
async function checkUpload(deps: CheckDeps, id: string): Promise<void> {
  const { config, pool, spool } = deps;
  const row = await findUpload(pool, id);
  if (row?.state !== 'checking') return;
  const path = spool.pathOf(id);
  const isHere = (await spool.sizeOf(id)) !== null;
  if (!isHere) throw new Error('The file of an upload is not in the spool of this machine.');
  const end = async (state: 'quarantined' | 'refused'): Promise<void> => {
    await pool.query('update uploads set sha256 = $2 where id = $1', [id, await hashOf(path)]);
    await update(deps, END, [id, state]);
    await spool.remove(id);
  };
  if (config.clamdUrl && !(await scanFile(config.clamdUrl, path)).isClean) return end('quarantined');
  const drawn = isPicture(row.type) ? await reencodePicture(path, row.type ?? '') : null;
  if (isPicture(row.type) && !drawn) return end('refused');
  await keep(deps, row, drawn);
}

export const checkUploadJob = defineJob({
  name: 'check_upload',
  payload: z.object({ id: z.uuid() }),
  queue: 'bulk',
  key: ({ id }) => [id],
  run: (deps: CheckDeps, { id }) => checkUpload(deps, id),
});
