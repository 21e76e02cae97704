import { expect, test } from 'vitest';
import { createReturnTimes } from './returnTimes.ts';

test('E21 a crowd is told to come again one after the other, 500 in a second, and nobody later than after ten', () => {
  const times = createReturnTimes(() => 0);
  const seconds = Array.from({ length: 6_000 }, (_, at) => times.assign(`source ${at}`));
  const expected = (second: number) => seconds.filter((one) => one === second).length;
  expect([0, 2, 3, 9, 11].map(expected)).toEqual([0, 500, 500, 500, 0]);
  // Those who come at once are told the least, those for whom there is no room the most.
  expect([seconds[0], seconds.at(-1)]).toEqual([1, 10]);
});

test('E21 who comes too early has the time he was told, until it has come', () => {
  let now = 1_000;
  const times = createReturnTimes(() => now);
  expect(times.earlyMs('a')).toBe(0);
  expect(times.assign('a')).toBe(1);
  now += 400;
  expect(times.earlyMs('a')).toBe(600);
  expect(times.earlyMs('b')).toBe(0);
  expect(times.assign('a')).toBe(1);
  now += 600;
  expect(times.earlyMs('a')).toBe(0);
});

test('E21 when the crowd has gone, who is refused comes again after a second', () => {
  let now = 0;
  const times = createReturnTimes(() => now);
  for (let at = 0; at < 3_000; at++) times.assign(`source ${at}`);
  expect(times.assign('late')).toBe(7);
  now += 60_000;
  expect(times.assign('later')).toBe(1);
});
