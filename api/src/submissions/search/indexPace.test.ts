import { expect, test } from 'vitest';
import { LARGEST_BACKLOG, restAfter } from './indexPace.ts';

test('the index takes a twentieth of a connection beside others, more as the backlog grows, never over half', () => {
  expect(restAfter(100, { isBusy: false, backlog: 0 })).toBe(100);
  expect(restAfter(100, { isBusy: true, backlog: 0 })).toBe(1_900);
  expect(restAfter(100, { isBusy: true, backlog: LARGEST_BACKLOG / 2 })).toBe(950);
  for (const backlog of [LARGEST_BACKLOG, 2 * LARGEST_BACKLOG])
    expect(restAfter(100, { isBusy: true, backlog })).toBe(100);
});
