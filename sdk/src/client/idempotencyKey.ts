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
