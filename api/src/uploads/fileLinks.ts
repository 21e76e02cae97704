import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UploadState } from '../entities/upload.entity.ts';
import { ProblemError } from '../http/problemError.ts';
import type { ProblemCode } from '../http/problems.ts';
import { isPicture } from './fileTypes.ts';
import type { UploadRow } from './uploadRows.ts';

/** Time for which a link opens its file, in ms. */
const LINK_MS = 5 * 60_000;
/** The path under which files are read. */
export const FILE_PATH = '/files/uploads/';

/** How a browser gets a file: to save it, or to look at a picture. */
export type FileUse = 'save' | 'look';

const proofOf = (secret: string, id: string, use: FileUse, expires: number): Buffer =>
  createHmac('sha256', secret).update(`file:${id}:${use}:${expires}`).digest();

/** Why a file of a state is not given out; null for one that is. */
const WITHHELD: Readonly<Record<UploadState, ProblemCode | null>> = {
  receiving: 'file.not_found',
  checking: 'file.checking',
  kept: null,
  quarantined: 'file.quarantined',
  refused: 'file.refused',
};

/** @throws {ProblemError} `file.*` for a file that nobody gets, whoever asks. */
export function assertGivenOut({ state }: Pick<UploadRow, 'state'>): void {
  const reason = WITHHELD[state];
  if (reason) throw new ProblemError(reason);
}

/**
 * Creates a link to a file for somebody who may read it. It opens the file for five minutes, whoever has it.
 * @throws {ProblemError} as `assertGivenOut`
 */
export function createFileLink(secret: string, row: UploadRow, wanted: FileUse): string {
  assertGivenOut(row);
  const use = wanted === 'look' && isPicture(row.type) ? 'look' : 'save';
  const expires = Date.now() + LINK_MS;
  return `${FILE_PATH}${row.id}/${use}/${expires}/${proofOf(secret, row.id, use, expires).toString('base64url')}`;
}

/** Whether a link was created here and still opens its file. */
export function isOpenLink(
  secret: string,
  { id, use, expires, proof }: { id: string; use: FileUse; expires: number; proof: string },
): boolean {
  const given = Buffer.from(proof, 'base64url');
  const expected = proofOf(secret, id, use, expires);
  return expires > Date.now() && given.length === expected.length && timingSafeEqual(given, expected);
}
