import { createHmac } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import { signId, uuidOf, verifySignedId } from '../../platform/secrets/signedId.ts';

type Secret = Pick<Config, 'secret'>;

const keyedHash = ({ secret }: Secret, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/** Returns the address that a person is invited with. It is made again for each reminder, and stored nowhere. */
export const invitationUrl = (config: Secret & Pick<Config, 'publicUrl'>, id: string): string =>
  `${config.publicUrl}/i/${signId(config.secret, 'invitation', id)}`;

/** Returns the id of the invitation that a token opens; null for one that this platform has not made. */
export const verifyInvitationToken = ({ secret }: Secret, token: string): string | null =>
  verifySignedId(secret, 'invitation', token);

/**
 * Returns the key under which the answer of an invitation is stored, so that the unique key of submissions makes it one
 * (decision 880). It is a UUID of version 8 (RFC 9562, 5.8), by which a page's script knows that the link has chosen it.
 */
export function answerKeyOf(config: Secret, id: string): string {
  const bytes = keyedHash(config, `invited-answer:${id}`).subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return uuidOf(bytes);
}

/**
 * Returns the secret under which the answers in progress of an invitation are kept: the same on every device that opens
 * the link, so that each of them may save, and goes on where another has stopped.
 */
export const continueTokenOf = (config: Secret, key: string): string =>
  keyedHash(config, `invited-continue:${key}`).toString('base64url');

/** Length of the proof of a key: 132 bits in base64. */
const PROOF_LENGTH = 22;

/** Returns what a list keeps of such a key. */
export const keyProofOf = (config: Secret, key: string): string =>
  keyedHash(config, `invited-key:${key}`).toString('base64url').slice(0, PROOF_LENGTH);

/** Returns what is kept of an address that has stopped the mails of a form. */
export const stoppedHashOf = (config: Secret, email: string): string =>
  keyedHash(config, `stopped:${email}`).toString('base64url');
