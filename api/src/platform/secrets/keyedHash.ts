import { hash } from 'node:crypto';

/** Lengths of a block and of a digest of SHA-256, in bytes. */
const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;

/** Returns HMAC-SHA-256 of a text, encoded. */
export type KeyedHash = (text: string, encoding: 'hex' | 'base64url') => string;

/**
 * Creates HMAC-SHA-256 of texts with one key, by two one-shot hashes (RFC 2104): an object of `createHmac` for each
 * text takes four times as long, and digests as Buffers take twice as long as strings.
 */
export function createKeyedHash(key: string): KeyedHash {
  const bytes = Buffer.from(key);
  const block = Buffer.alloc(BLOCK_BYTES);
  (bytes.length > BLOCK_BYTES ? hash('sha256', bytes, 'buffer') : bytes).copy(block);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = Buffer.concat([block.map((byte) => byte ^ 0x5c), Buffer.alloc(DIGEST_BYTES)]);
  return (text, encoding) => {
    const digest = hash('sha256', Buffer.concat([inner, Buffer.from(text)]), 'binary');
    outer.write(digest, BLOCK_BYTES, 'binary');
    return hash('sha256', outer, encoding);
  };
}
