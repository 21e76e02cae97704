import { inTransaction } from '../db/inTransaction.ts';
import { ProblemError } from '../http/problemError.ts';
import { addJob } from '../jobs/addJob.ts';
import { checkUploadJob } from './checkUpload.ts';
import { inspectFile } from './inspectFile.ts';
import type { UploadDeps } from './uploadDeps.ts';
import type { UploadRow } from './uploadRows.ts';

const RECEIVED = `update uploads set state = 'checking', type = ? where id = ? and state = 'receiving' returning id`;
const REFUSED = `update uploads set state = 'refused' where id = ? and state = 'receiving'`;

/**
 * Takes a file that has arrived: tells its type, and has it checked behind the answer. Again for one that was taken.
 * @returns its media type
 * @throws {ProblemError} `upload.file_type` for a file that is not of its name's type, or not that alone.
 */
export async function finishUpload(
  { orm, spool }: Pick<UploadDeps, 'orm' | 'spool'>,
  { id, name, size, state, type: known }: UploadRow,
): Promise<string> {
  if (state === 'refused') throw new ProblemError('upload.file_type');
  if (known !== null) return known;
  const type = await inspectFile(spool.pathOf(id), name, size);
  if (type === null) {
    await inTransaction(orm, (em) => em.execute(REFUSED, [id], 'run'));
    await spool.remove(id);
    throw new ProblemError('upload.file_type');
  }
  await inTransaction(orm, async (em) => {
    const taken = await em.execute<unknown[]>(RECEIVED, [type, id]);
    if (taken.length > 0) await addJob(em, checkUploadJob, { id });
  });
  return type;
}
