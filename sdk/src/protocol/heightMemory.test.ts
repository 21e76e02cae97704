import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recallHeight, rememberHeight } from './heightMemory.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('EMBED-049 a form’s height is remembered for about this width, and for no other form', () => {
  rememberHeight('a', 600, 812.4);
  expect(recallHeight('a', 605)).toBe(812);
  expect([recallHeight('a', 320), recallHeight('b', 600)]).toEqual([0, 0]);
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, '1px;position:fixed');
  expect(recallHeight('a', 600)).toBe(0);
});

test('EMBED-049 where storage is blocked no height is known', () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(() => rememberHeight('a', 600, 5)).not.toThrow();
  expect(recallHeight('a', 600)).toBe(0);
});
