import { expect, test } from 'vitest';
import { isTrickle, LARGEST_BACKLOG, restAfter, restInStream, STREAM_MS } from './backgroundPace.ts';

test('the index takes a twentieth of a connection beside others, more as the backlog grows, never over half', () => {
  expect(restAfter(100, { isBusy: false, backlog: 0 })).toBe(100);
  expect(restAfter(100, { isBusy: true, backlog: 0 })).toBe(1_900);
  expect(restAfter(100, { isBusy: true, backlog: LARGEST_BACKLOG / 2 })).toBe(950);
  for (const backlog of [LARGEST_BACKLOG, 2 * LARGEST_BACKLOG])
    expect(restAfter(100, { isBusy: true, backlog })).toBe(100);
});

test('in a stream the index works as much as it takes to keep up, and gathers rows for a while where it has', () => {
  const rest = (backlog: number, rows = 200) => restInStream(100, { rows, most: 200, backlog });
  expect(rest(200)).toBe(STREAM_MS - 100);
  expect(rest(400)).toBe(150);
  for (const many of [2_000, 1_000_000]) expect(rest(many)).toBe(50);
  expect(rest(50, 50)).toBe(STREAM_MS);
});

test('a stream is one as long as a twentieth of a connection does not suffice for it', () => {
  expect(isTrickle(STREAM_MS / 20 - 1)).toBe(true);
  expect(isTrickle(STREAM_MS / 20)).toBe(false);
});
