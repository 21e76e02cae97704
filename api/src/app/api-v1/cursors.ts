import { createHmac, timingSafeEqual } from 'node:crypto';
import { ProblemError } from '../../platform/http/problemError.ts';

/** Bytes of the proof: a guess is worth nothing, as a cursor opens no more than its list. */
const PROOF_BYTES = 12;

/** The list that a cursor belongs to: the operation, the account, and all that narrows the list. */
export type CursorOf = readonly [operation: string, accountId: string, ...narrowed: unknown[]];

const proofOf = (secret: string, list: CursorOf, place: string): Buffer =>
  createHmac('sha256', secret)
    .update(`cursor:${JSON.stringify(list)}:${place}`)
    .digest()
    .subarray(0, PROOF_BYTES);

/** Writes a place in a list as a cursor that no other list takes. @param place letters, digits, `-` and `_`. */
export const writeCursor = (secret: string, list: CursorOf, place: string): string =>
  `${place}.${proofOf(secret, list, place).toString('base64url')}`;

/** Reads the place of a cursor. @throws {ProblemError} `cursor.invalid` for one of another list, or of none. */
export function readCursor(secret: string, list: CursorOf, cursor: string): string {
  const at = cursor.lastIndexOf('.');
  const place = cursor.slice(0, Math.max(0, at));
  const proof = Buffer.from(cursor.slice(at + 1), 'base64url');
  const expected = proofOf(secret, list, place);
  if (proof.length === expected.length && timingSafeEqual(proof, expected)) return place;
  throw new ProblemError('cursor.invalid', {
    issues: [{ path: ['cursor'], code: 'invalid', message: 'Not a cursor of this list' }],
  });
}
