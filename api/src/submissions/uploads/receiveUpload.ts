import { writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { ProblemError } from '../../platform/http/problemError.ts';
import { createUpload, type AnnouncedFile, type UploadTarget } from './createUpload.ts';
import { finishUpload } from './finishUpload.ts';
import type { UploadDeps } from './uploadDeps.ts';
import { createTicket } from './uploadTicket.ts';
import { deleteUpload, findUpload, noteReceived } from './uploadRows.ts';

/** A received file, as answers name it. */
export interface ReceivedUpload {
  /** The ticket that proves it to the submission. */
  id: string;
  name: string;
  size: number;
  type: string;
}

/**
 * Receives a file that is the body of a request. Of one that breaks off nothing stays; the sender sends it again.
 * @throws {ProblemError} `upload.*`, and `request.invalid` for a body that breaks off.
 */
export async function receiveUpload(
  deps: UploadDeps,
  target: UploadTarget,
  { file, request }: { file: AnnouncedFile; request: IncomingMessage },
): Promise<ReceivedUpload> {
  const { pool, spool, config } = deps;
  const { id, name } = await createUpload(deps, target, file);
  const size = await writeWhole(request, spool.pathOf(id), file.size);
  await noteReceived(pool, id, size);
  const row = size === file.size ? await findUpload(pool, id) : null;
  if (!row) {
    await deleteUpload(pool, id);
    await spool.remove(id);
    const message = `The file ends after ${size} of ${file.size} bytes`;
    throw new ProblemError('request.invalid', { issues: [{ path: [], code: 'cut', message }] });
  }
  const type = await finishUpload(deps, row);
  const ticket = createTicket(config.secret, { id, formId: target.formId, fieldId: row.fieldId });
  return { id: ticket, name, size, type };
}

/** Writes a body into a new file. @returns the bytes that have come, fewer where the line broke. */
async function writeWhole(request: IncomingMessage, path: string, size: number): Promise<number> {
  await writeFile(path, '', { mode: 0o600 });
  // Loaded with the first file: its package loads Node's own `fetch` (decision 195).
  const { writeBody } = await import('./writeBody.ts');
  let written = 0;
  try {
    written = await writeBody(request, path, { offset: 0, most: size, signal: new AbortController().signal });
  } catch (error) {
    // The protocol's errors are no errors of ours: its line broke, or its body is too long.
    if (error instanceof Error) throw error;
  }
  return written;
}
