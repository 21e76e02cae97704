import { expect, test } from 'vitest';
import { LARGEST_BACKLOG, nextBatchSize, restAfter } from './indexPace.ts';

test('a batch grows while it is quick, and halves when it takes long or longer than a statement may', () => {
  expect(nextBatchSize(200, 40)).toBe(400);
  expect(nextBatchSize(1_500, 40)).toBe(2_000);
  expect(nextBatchSize(400, 300)).toBe(400);
  expect(nextBatchSize(400, 700)).toBe(200);
  expect(nextBatchSize(400, 2_000, true)).toBe(200);
  expect(nextBatchSize(1, 2_000, true)).toBe(1);
});

test('the index takes a tenth of a connection while visitors submit, more as the backlog grows, else half', () => {
  expect(restAfter(100, { isBusy: false, backlog: 0 })).toBe(100);
  expect(restAfter(100, { isBusy: true, backlog: 0 })).toBe(900);
  expect(restAfter(100, { isBusy: true, backlog: LARGEST_BACKLOG / 2 })).toBe(450);
  for (const backlog of [LARGEST_BACKLOG, 2 * LARGEST_BACKLOG])
    expect(restAfter(100, { isBusy: true, backlog })).toBe(0);
});
