import { expect, test } from 'vitest';
import { shownOf } from './shownOf.ts';

test('D-112 a list says how much of how much it shows, and never more of less', () => {
  expect(shownOf(50, 1_203)).toBe(`50 of ${(1_203).toLocaleString()}`);
  expect(shownOf(46, 46)).toBe('46 of 46');
  expect(shownOf(47, 46)).toBe('47');
  expect([shownOf(47, null), shownOf(47, undefined)]).toEqual(['47', '47']);
});
