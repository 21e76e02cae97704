import { expect, test } from 'vitest';
import { countSubmissions, retentionText } from './retention.ts';

test('SHELL-014 D-116 a year is worded in months, everything else in days', () => {
  expect([365, 366, 90, 1].map(retentionText)).toEqual(['12 months', '366 days', '90 days', '1 day']);
});

test('D-18 a count of one is in the singular', () => {
  expect([0, 1, 2].map(countSubmissions)).toEqual(['0 submissions', '1 submission', '2 submissions']);
});
