import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medianOf, percentOf, shareOf, stepOf } from './rates.ts';

test('the median is within 5 % of the true one', () => {
  const seconds = fc.array(fc.integer({ min: 1, max: 86_400 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(seconds, (values) => {
      const steps = new Map<string, number>();
      for (const value of values) {
        const step = String(stepOf(value));
        steps.set(step, (steps.get(step) ?? 0) + 1);
      }
      const half = values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? 0;
      const median = medianOf(steps) ?? 0;
      expect(Math.abs(median - half)).toBeLessThanOrEqual(half * 0.05 + 0.05);
    }),
  );
  expect(medianOf(new Map())).toBeNull();
});

test('D-06 ANLY-035 ANLY-036 rates are rounded, 0 of nothing, and a share at most 100', () => {
  expect([percentOf(1, 3), percentOf(2, 3), percentOf(5, 0), percentOf(3, 2)]).toEqual([33, 67, 0, 150]);
  expect([shareOf(1, 8), shareOf(5, 0), shareOf(3, 2)]).toEqual([13, 0, 100]);
});
