/**
 * Returns a new idempotency key, a UUID of the time and 74 random bits (D-183; version 7, RFC 9562): the database writes
 * the keys of a moment side by side (decision 056). Pages on plain http have no `crypto.randomUUID`.
 */
export const createIdempotencyKey = (): string =>
  Date.now().toString(16).padStart(12, '0').replace(/.{8}/, '$&-') +
  '-7000-8000-000000000000'.replace(/[08]/g, (digit) => {
    // All bits of a 0 are random, of the 8, which is the variant, the last two.
    const random = crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4));
    return (Number(digit) ^ random).toString(16);
  });

/** By form; in this file, which every page has already: one of its own would be one more request. */
const loadIds = new Map<string, string>();

/** Returns the random id of a form on this page load: a visit and what it sends name the same (SPAM-002). */
export function loadIdOf(formId: string, isNew = false): string {
  const known = loadIds.get(formId);
  if (known && !isNew) return known;
  const made = createIdempotencyKey();
  loadIds.set(formId, made);
  return made;
}
