import { expect, test } from 'vitest';
import { createIdempotencyKey } from './idempotencyKey.ts';

test('D-183 a key is a random UUID of version 4 in which every free bit varies', () => {
  const keys = Array.from({ length: 1_000 }, createIdempotencyKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  const varies = (at: number) => new Set(keys.map((key) => key[at])).size;
  const places = Array.from(keys[0]!, (digit, at) => (digit === '-' ? [] : [at])).flat();
  const digits = places.map(varies);
  expect(digits).toEqual(digits.map((_count, at) => (at === 12 ? 1 : at === 16 ? 4 : 16)));
});
