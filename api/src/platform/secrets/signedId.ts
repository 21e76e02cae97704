import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of the id, and of the proof beside it. */
const ID_LENGTH = 16;
const PROOF_LENGTH = 16;
const TOKEN = /^[\w-]{43}$/;

/** What a signed id is good for. */
type SignedFor = 'status' | 'edit' | 'invitation';

const proofOf = (secret: string, purpose: string, id: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}:${id}`).digest().subarray(0, PROOF_LENGTH);

/**
 * Returns an id with a keyed hash of it, 43 characters for an address: nothing is stored, and whoever knows an id alone
 * cannot make one.
 */
export const signId = (secret: string, purpose: SignedFor, id: string): string =>
  Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), proofOf(secret, purpose, id)]).toString(
    'base64url',
  );

/** Returns the id that a token was made of for this purpose; null for one that this platform has not made. */
export function verifySignedId(secret: string, purpose: SignedFor, token: string): string | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  // The last letter has bits to spare: one id has one token.
  if (bytes.toString('base64url') !== token) return null;
  const id = uuidOf(bytes.subarray(0, ID_LENGTH));
  return timingSafeEqual(bytes.subarray(ID_LENGTH), proofOf(secret, purpose, id)) ? id : null;
}

/** Writes 16 bytes as an id. */
export const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
