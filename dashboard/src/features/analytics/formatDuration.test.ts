import { expect, test } from 'vitest';
import { formatDuration } from './formatDuration.ts';

test.each([
  [null, '–'],
  [0, '0 s'],
  [44.6, '45 s'],
  [60, '1 min'],
  [125, '2 min 5 s'],
  [3_600, '1 h'],
  [3_725, '1 h 2 min'],
])('%s seconds are “%s”', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
