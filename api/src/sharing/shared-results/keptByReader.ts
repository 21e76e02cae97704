import { createHash } from 'node:crypto';

/** The reader's own browser may keep what was shown, and asks each time whether it may show it again. */
export const KEPT_BY_READER = { 'Cache-Control': 'private, no-cache' };

/** Returns the ETag of a text. Weak: what is sent may be compressed or not. */
export const versionOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
