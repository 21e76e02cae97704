import { expect, test } from 'vitest';
import { findIdle } from './ownCssText.ts';

test('D-83 accepted declarations without an effect are told apart', () => {
  const isSupported = (property: string, value: string) => property === 'color' && value === 'rgb(1, 2, 3)';
  expect(findIdle('color: rgb(1, 2, 3);\ncolor: blu;', isSupported)).toEqual(['color: blu']);
  expect(findIdle('color: rgb(1, 2, 3) !important;', isSupported)).toEqual([]);
  expect(findIdle('', isSupported)).toEqual([]);
});
