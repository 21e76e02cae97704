import { afterEach, expect, test, vi } from 'vitest';
import { createIdempotencyKey } from './idempotencyKey.ts';

afterEach(() => vi.useRealTimers());

test('D-183 a key is a UUID of version 7: the time, and random bits of which every one varies', () => {
  const now = Date.parse('2026-11-28T09:45:00.123Z');
  vi.useFakeTimers({ now });
  const keys = Array.from({ length: 1_000 }, createIdempotencyKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) {
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(Number.parseInt(key.slice(0, 13).replace('-', ''), 16)).toBe(now);
  }
  const random = keys.map((key) => key.slice(15).replaceAll('-', ''));
  const digits = Array.from(random[0]!, (_digit, index) => new Set(random.map((key) => key[index])).size);
  expect(digits).toEqual(digits.map((_count, index) => (index === 3 ? 4 : 16)));
});

test('D-183 a device whose clock stands at its beginning has keys as well', () => {
  vi.useFakeTimers({ now: 0 });
  expect(createIdempotencyKey()).toMatch(/^00000000-0000-7/);
});
