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
 * Writes a JSON value in its one form (RFC 8785): keys by UTF-16 code units, numbers and texts as ECMAScript writes
 * them. A function given to `JSON.stringify` would be called for each value, at twice the cost.
 */
export const canonicalJson = (value: unknown): string => JSON.stringify(withSortedKeys(value));

/** Returns SHA-256 of a JSON value in its one form, as hexadecimal digits. */
export const hashCanonically = (value: unknown): string => hash('sha256', canonicalJson(value));
