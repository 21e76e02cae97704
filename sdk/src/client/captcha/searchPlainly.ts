import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Hashes between two turns of the page's other work: some milliseconds. */
const HASHES_AT_ONCE = 500;

/**
 * Finds the number that solves a challenge without Web Crypto, which browsers give to pages by https alone.
 * @returns undefined when no number up to `most` does.
 */
export async function searchPlainly(
  challenge: string,
  salt: string,
  most: number,
): Promise<number | undefined> {
  for (let number = 0; number <= most; number++) {
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge) return number;
    if (number % HASHES_AT_ONCE === 0) await new Promise((resolve) => void setTimeout(resolve));
  }
  return undefined;
}
