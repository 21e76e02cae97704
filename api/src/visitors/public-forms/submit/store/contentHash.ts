import { hash } from 'node:crypto';
import { canonicalJson } from '../../../../platform/signed-log/canonicalJson.ts';

/**
 * Hashes the answers of a submission. The same key with other answers is refused instead of being taken for a
 * repeat (D-183), and receipts sign the hash (decision 911). `size` is the length of the answers as text.
 */
export function contentHash(answers: unknown): { hash: string; size: number } {
  const text = canonicalJson(answers);
  return { hash: hash('sha256', text), size: text.length };
}
