import { hash } from 'node:crypto';

/** Sorts the keys of all objects, so that equal content has equal text. */
function withSortedKeys(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(withSortedKeys);
  const sorted: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) sorted[key] = withSortedKeys((value as typeof sorted)[key]);
  return sorted;
}

/**
 * Hashes the answers of a submission. The same key with other answers is refused instead of being taken for a
 * repeat (D-183). `size` is the length of the answers as text.
 */
export function contentHash(answers: unknown): { hash: string; size: number } {
  // A function given to `JSON.stringify` would be called for each value, at twice the cost.
  const text = JSON.stringify(withSortedKeys(answers));
  return { hash: hash('sha256', text), size: text.length };
}
