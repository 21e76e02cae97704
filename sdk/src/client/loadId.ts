import { createIdempotencyKey } from './idempotencyKey.ts';

const loadIds = new Map<string, string>();

/** Returns the random id of a form on this page load: a visit and what it sends name the same (SPAM-002). */
export function loadIdOf(formId: string, isNew = false): string {
  const known = loadIds.get(formId);
  if (known && !isNew) return known;
  const made = createIdempotencyKey();
  loadIds.set(formId, made);
  return made;
}
