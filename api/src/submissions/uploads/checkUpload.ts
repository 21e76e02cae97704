import { createHash, hash } from 'node:crypto';
import { z } from 'zod';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { HeldReason } from '../../platform/entities/upload.entity.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { ProgramEndedError } from '../../platform/process/runProgram.ts';
import { scanFile } from './clamd.ts';
import { reencodePicture } from './reencodePicture.ts';
import { isPicture } from './fileTypes.ts';
import { readChunks } from './readChunks.ts';
import { tellOfHeldFiles } from './tellOfHeldFiles.ts';
import type { UploadDeps } from './uploadDeps.ts';
import { findUpload, type UploadRow } from './uploadRows.ts';

/** Days for which a file stays in quarantine. */
const HELD_DAYS = 14;

/** Ends the check of an upload that is still there. */
const KEPT = `update uploads set state = 'kept', stored_size = $2 where id = $1 and state = 'checking' returning id`;
const holdOf = ({ id, accountId }: UploadRow, reason: HeldReason, days: number | null): Sql => sql`
  update uploads set state = 'quarantined', reason = ${reason}, held_until = now() + ${days}::int * interval '1 day'
  where account_id = ${accountId} and id = ${id} and state = 'checking' returning id`;
const NAME = `update uploads set sha256 = $2, key = $3 where id = $1 and state = 'checking' returning id`;

type CheckDeps = Pick<UploadDeps, 'config' | 'orm' | 'pool' | 'files' | 'spool'>;

async function hashOf(path: string): Promise<string> {
  const sha256 = createHash('sha256');
  for await (const chunk of readChunks(path)) sha256.update(chunk);
  return sha256.digest('hex');
}

const update = async ({ pool }: CheckDeps, text: string, values: unknown[]): Promise<boolean> =>
  (await pool.query(text, values)).rowCount === 1;

/**
 * Moves a file from the spool to the file store, and ends its check. Its key is committed first: whatever ends this
 * half-way leaves a file that a job finds.
 * @param drawn the re-encoded picture that takes its place.
 */
async function store(
  deps: CheckDeps,
  { id, accountId, type }: UploadRow,
  drawn: Buffer | null,
  end: () => Promise<boolean>,
): Promise<void> {
  const { files, spool } = deps;
  const path = spool.pathOf(id);
  const sha256 = drawn ? hash('sha256', drawn) : await hashOf(path);
  const key = `uploads/${accountId}/${id}/${sha256}`;
  if (!(await update(deps, NAME, [id, sha256, key]))) return;
  if (drawn) await files.put(key, drawn, type ?? '');
  else await files.putFile(key, path, type ?? '');
  // Deleted meanwhile: the job that removes its file may have come too early.
  if (!(await end())) await files.remove(key);
  await spool.remove(id);
}

const keep = (deps: CheckDeps, row: UploadRow, drawn: Buffer | null): Promise<void> =>
  store(deps, row, drawn, () => update(deps, KEPT, [row.id, drawn?.length ?? null]));

/**
 * Holds a file back as it is, for its owner to look at: it may be the only copy (decision 333). What no program could
 * draw says nothing of the file, which then stays with its submission.
 */
async function hold(deps: CheckDeps, row: UploadRow, reason: HeldReason): Promise<void> {
  const days = reason === 'unprocessed' ? null : HELD_DAYS;
  await store(deps, row, null, () =>
    inTransaction(deps.orm, async (em) => {
      const held = await run(em, holdOf(row, reason, days));
      return held.length > 0;
    }),
  );
  await tellOfHeldFiles(deps);
}

/** Re-encodes a picture, or tells why it is held back. @throws as `reencodePicture`, to be tried again. */
async function draw(path: string, { createdAt }: UploadRow): Promise<Buffer | HeldReason> {
  try {
    return (await reencodePicture(path)) ?? 'unreadable';
  } catch (error) {
    const isGivenUp = error instanceof ProgramEndedError && createdAt.getTime() < Date.now() - DAY_MS;
    if (isGivenUp) return 'unprocessed';
    throw error;
  }
}

/**
 * Scans an upload, re-encodes a picture, and keeps the file. It is tried again while scanner, store or the program
 * that draws pictures fail, and held back when they find something.
 */
async function checkUpload(deps: CheckDeps, id: string): Promise<void> {
  const { config, pool, spool } = deps;
  const row = await findUpload(pool, id);
  if (row?.state !== 'checking') return;
  const path = spool.pathOf(id);
  const isHere = (await spool.sizeOf(id)) !== null;
  if (!isHere) throw new Error('The file of an upload is not in the spool of this machine.');
  if (config.clamdUrl && !(await scanFile(config.clamdUrl, path)).isClean) {
    await hold(deps, row, 'virus');
    return;
  }
  const drawn = isPicture(row.type) ? await draw(path, row) : null;
  if (typeof drawn === 'string') await hold(deps, row, drawn);
  else await keep(deps, row, drawn);
}

export const checkUploadJob = defineJob({
  name: 'check_upload',
  payload: z.object({ id: z.uuid() }),
  queue: 'bulk',
  key: ({ id }) => [id],
  run: (deps: CheckDeps, { id }) => checkUpload(deps, id),
});
