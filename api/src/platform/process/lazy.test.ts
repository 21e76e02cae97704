import { expect, test } from 'vitest';
import { createLazy } from './lazy.ts';

test('E26 what is loaded when first needed is loaded once, also by calls at the same time', async () => {
  let loads = 0;
  const lazy = createLazy(async () => ++loads);
  expect(lazy.peek()).toBe(undefined);
  expect(await Promise.all([lazy.get(), lazy.get()])).toEqual([1, 1]);
  expect([await lazy.get(), await lazy.peek(), loads]).toEqual([1, 1, 1]);
});

test('E26 a load that failed is tried again by the next call, and kept once it has succeeded', async () => {
  let loads = 0;
  const lazy = createLazy(async () => {
    loads += 1;
    if (loads === 1) throw new Error('EMFILE');
    return loads;
  });
  const calls = await Promise.allSettled([lazy.get(), lazy.get()]);
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(lazy.peek()).toBe(undefined);
  expect([await lazy.get(), await lazy.get()]).toEqual([2, 2]);
});
