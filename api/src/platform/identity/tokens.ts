import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a session or a mailed link: 256 random bits (T24). */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored hash of a token. A plain hash suffices: the token is random and cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
