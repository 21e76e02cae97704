import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBefore, placeOf, QUARTERS, unpack } from './quarters.ts';

/** As the database packs: a sum of powers. */
const pack = (counts: readonly number[]): string =>
  counts.reduce((sum, count, quarter) => sum + BigInt(count) * 10n ** BigInt(8 * quarter), 0n).toString();

test('what was packed comes out again, also after numbers were added to each other', () => {
  const day = fc.array(fc.nat({ max: 40_000 }), { minLength: QUARTERS, maxLength: QUARTERS });
  fc.assert(
    fc.property(day, day, (one, other) => {
      const sums = one.map((count, at) => count + (other[at] ?? 0));
      expect(unpack((BigInt(pack(one)) + BigInt(pack(other))).toString())).toEqual(sums);
    }),
  );
});

test('the counts before a quarter add up', () => {
  const day = fc.array(fc.nat({ max: 400_000 }), { minLength: QUARTERS, maxLength: QUARTERS });
  fc.assert(
    fc.property(day, fc.nat({ max: QUARTERS }), (counts, quarter) => {
      const expected = counts.slice(0, quarter).reduce((sum, count) => sum + count, 0);
      expect(countBefore(pack(counts), quarter)).toBe(expected);
    }),
  );
});

test('nothing is nothing, and moments lie in their quarter', () => {
  expect(unpack(null)).toEqual(Array.from({ length: QUARTERS }, () => 0));
  expect(countBefore(null, 5)).toBe(0);
  expect(placeOf(new Date('2026-11-21T23:59:59.999Z'))).toEqual({ day: '2026-11-21', quarter: 95 });
  expect(placeOf(new Date('2026-11-22T00:15:00.000Z'))).toEqual({ day: '2026-11-22', quarter: 1 });
});
