import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a session or a mailed link: 256 random bits (T24). */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. A plain hash will do: the token is random, nobody can guess it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
