import { expect, test } from 'vitest';
import { formatShownCount } from './formatShownCount.ts';

test('D-112 a list says how much of how much it shows, and never more of less', () => {
  expect(formatShownCount(50, 1_203)).toBe(`50 of ${(1_203).toLocaleString()}`);
  expect(formatShownCount(46, 46)).toBe('46 of 46');
  expect(formatShownCount(47, 46)).toBe('47');
  expect([formatShownCount(47, null), formatShownCount(47, undefined)]).toEqual(['47', '47']);
});
