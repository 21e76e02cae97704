import { expect, test } from 'vitest';
import { describeShown } from './describeShown.ts';

test('one submission is not "1 submissions"', () => {
  expect(describeShown(1, '1 of 1')).toBe('1 of 1 submission');
  expect(describeShown(1_203, '50 of 1,203')).toBe('50 of 1,203 submissions');
});
