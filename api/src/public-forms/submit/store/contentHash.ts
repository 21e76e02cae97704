import { hash } from 'node:crypto';

/** JSON with sorted keys, so that equal content has equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/**
 * Hashes the answers of a submission. The same key with other answers is refused instead of being taken for a
 * repeat (D-183). `size` is the length of the answers as text.
 */
export function contentHash(answers: unknown): { hash: string; size: number } {
  const text = canonicalJson(answers);
  return { hash: hash('sha256', text), size: text.length };
}
