import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { UploadState } from '../entities/upload.entity.ts';
import { ProblemError } from '../http/problemError.ts';
import type { ProblemCode } from '../http/problems.ts';
import type { FileStore } from '../files/fileStore.ts';
import { isPicture } from './fileTypes.ts';
import type { UploadRow } from './uploadRows.ts';

/** Time for which a link opens its file, in seconds. */
const LINK_SECONDS = 5 * 60;
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

/** How somebody gets a file: to look at, where they want that and it is a re-encoded picture. */
const useOf = (row: UploadRow, wanted: FileUse): FileUse =>
  wanted === 'look' && isPicture(row.type) ? 'look' : 'save';

/** The headers of a file's answer; only re-encoded pictures keep their type (T43). */
export const headersOf = (
  { name, type }: UploadRow,
  use: FileUse,
): { disposition: string; type: string } => ({
  disposition: `${use === 'look' ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(name)}`,
  type: use === 'look' ? (type ?? '') : 'application/octet-stream',
});

/** Encodes a value of a header's parameter (RFC 8187, 3.2.1). */
const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Creates a link at which the platform serves a file, at its origin for files where it has one. It opens the file for
 * five minutes, whoever has it.
 */
export function createFileLink(
  { secret, filesOrigin }: Pick<Config, 'secret' | 'filesOrigin'>,
  row: Pick<UploadRow, 'id'>,
  use: FileUse,
): string {
  const expires = Date.now() + LINK_SECONDS * 1_000;
  const proof = proofOf(secret, row.id, use, expires).toString('base64url');
  return `${filesOrigin ?? ''}${FILE_PATH}${row.id}/${use}/${expires}/${proof}`;
}

/**
 * Returns a link to a file for somebody who may read it: of the bucket where the settings say so, else the platform's
 * (decision 344).
 * @throws {ProblemError} as `assertGivenOut`
 */
export async function linkTo(
  { config, files }: { config: Config; files: FileStore },
  row: UploadRow,
  wanted: FileUse = 'save',
): Promise<string> {
  assertGivenOut(row);
  const use = useOf(row, wanted);
  const signed = row.key && (await files.sign(row.key, { ...headersOf(row, use), seconds: LINK_SECONDS }));
  return signed || createFileLink(config, row, use);
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
