import { expect, test } from 'vitest';
import { monthOf } from './months.ts';

test('SUBM-080 a month has all of its days, over the end of a year and in a leap year', () => {
  expect(monthOf('2026-11-30')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(monthOf('2027-01-31', 1)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(monthOf('2028-03-01', 1)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});
