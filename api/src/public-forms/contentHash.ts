import { createHash } from 'node:crypto';

/** JSON with sorted keys, so that equal content has equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/**
 * Fingerprint of what was sent, kept beside the idempotency key: the same key with another
 * content is refused instead of being taken for a repeat (D-183).
 */
export function contentHash(answers: unknown): string {
  return createHash('sha256').update(canonicalJson(answers)).digest('hex');
}
