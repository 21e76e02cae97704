import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import { lockBytes, RESERVED_BYTES } from '../../platform/files/accountBytes.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { ProblemCode } from '../../platform/http/problems.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { checkUploadJob } from './checkUpload.ts';
import { inspectFile } from './inspectFile.ts';
import type { UploadDeps } from './uploadDeps.ts';
import { deleteUpload, roomFor, type UploadRow } from './uploadRows.ts';

type FinishDeps = Pick<UploadDeps, 'config' | 'orm' | 'pool' | 'spool'>;

/** Time for which an upload waits for its submission, in hours: as long as a visitor may need for a form. */
const KEPT_HOURS = 24;

const receive = ({ id, accountId, type, size }: ReceivedFile): Sql => sql`
  update uploads set state = 'checking', type = ${type}, size = ${size}, received = ${size},
    expires_at = now() + make_interval(hours => ${KEPT_HOURS})
  where account_id = ${accountId} and id = ${id} and state = 'receiving' returning id`;
const REFUSED = `update uploads set state = 'refused', reason = $2 where id = $1 and state = 'receiving'`;

/** A file that has arrived whole and is what it should be. */
export type ReceivedFile = Pick<UploadRow, 'id' | 'accountId' | 'size'> & { type: string };

/** Returns why a file was refused. */
export const refusalOf = ({ reason }: Pick<UploadRow, 'reason'>): ProblemError =>
  new ProblemError(`upload.${reason ?? 'file_type'}` as ProblemCode);

/**
 * Inspects a file that has arrived; one that is refused is removed.
 * @returns its media type
 * @throws {ProblemError} `upload.file_*`, why it is refused
 */
export async function inspectReceived(
  { pool, spool }: Pick<UploadDeps, 'pool' | 'spool'>,
  { id, name, size }: Pick<UploadRow, 'id' | 'name' | 'size'>,
): Promise<string> {
  try {
    return await inspectFile(spool.pathOf(id), name, size);
  } catch (error) {
    // Anything else is a failure of ours: the file stays, and is inspected again.
    if (!(error instanceof ProblemError)) throw error;
    await pool.query(REFUSED, [id, error.code.replace('upload.', '')]);
    await spool.remove(id);
    throw error;
  }
}

/** Takes files of one account that were inspected, and has them checked behind the answer. @returns those without room. */
export async function takeReceived(
  em: EntityManager,
  files: readonly ReceivedFile[],
  accountBytes: number,
): Promise<string[]> {
  const homeless: string[] = [];
  const isLarge = ({ size }: ReceivedFile): boolean => size > RESERVED_BYTES;
  // Their announcements have reserved what smaller ones need.
  const large = files.find(isLarge);
  if (large) await run(em, lockBytes(large.accountId));
  for (const file of files) {
    const { id } = file;
    // oxlint-disable-next-line no-await-in-loop -- one connection, and each counts those before
    const [row] = isLarge(file) ? await run(em, roomFor(file, accountBytes)) : [];
    if (row?.hasRoom === false) {
      homeless.push(id);
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop -- the same
    const taken = await run(em, receive(file));
    // oxlint-disable-next-line no-await-in-loop -- the same
    if (taken.length > 0) await addJob(em, checkUploadJob, { id });
  }
  return homeless;
}

/**
 * Takes a file that has arrived: tells its type, and has it checked behind the answer. Again for one that was taken.
 * @returns its media type
 * @throws {ProblemError} `upload.file_*`, why it is refused.
 */
export async function finishUpload(deps: FinishDeps, row: UploadRow): Promise<string> {
  const { id, accountId, size, state, type: known } = row;
  if (state === 'refused') throw refusalOf(row);
  if (known !== null) return known;
  const type = await inspectReceived(deps, row);
  const received = { id, accountId, size, type };
  const { uploadBytes } = deps.config;
  const homeless = await inTransaction(deps.orm, (em) => takeReceived(em, [received], uploadBytes));
  if (homeless.length > 0) {
    // Sent again, it begins anew: there may be room then.
    await deleteUpload(deps.pool, id);
    throw new ProblemError('upload.file_full');
  }
  return type;
}
