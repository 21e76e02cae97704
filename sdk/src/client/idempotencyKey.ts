const TEMPLATE = '10000000-1000-4000-8000-100000000000';

/**
 * Returns a new idempotency key, a random UUID (D-183; version 4, RFC 9562). Pages on plain http have no
 * `crypto.randomUUID`.
 */
export const createIdempotencyKey = (): string =>
  TEMPLATE.replace(/[018]/g, (digit) => {
    // All bits of a 0 and a 1 are random, of the 8, which is the variant, the last two.
    const random = crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4));
    return (Number(digit) ^ random).toString(16);
  });
