import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.ts';

/** The path under which files are read. */
export const FILE_PATH = '/files/uploads/';

/** How a browser gets a file: to save it, to look at a picture, or to save what is held back. */
export type FileUse = 'save' | 'look' | 'held';

const proofOf = (secret: string, id: string, use: FileUse, expires: number): Buffer =>
  createHmac('sha256', secret).update(`file:${id}:${use}:${expires}`).digest();

/**
 * Creates a link at which the platform serves a file of a visitor, at its origin for files where it has one. It opens
 * the file for some seconds, whoever has it.
 */
export function createFileLink(
  { secret, filesOrigin }: Pick<Config, 'secret' | 'filesOrigin'>,
  { id, use, seconds }: { id: string; use: FileUse; seconds: number },
): string {
  const expires = Date.now() + seconds * 1_000;
  const proof = proofOf(secret, id, use, expires).toString('base64url');
  return `${filesOrigin ?? ''}${FILE_PATH}${id}/${use}/${expires}/${proof}`;
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
