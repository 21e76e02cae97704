import { expect, test } from 'vitest';
import { createTurns, QueueFullError } from './turns.ts';

test('AUTH-061 REPORT-001 so much runs at once, so much waits in its order, and the rest is refused', async () => {
  const run = createTurns({ atOnce: 2, waiting: 3 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = Array.from({ length: 7 }, (_one, number) =>
    run(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    }),
  );
  const refused = Promise.allSettled(works.slice(5));
  expect((await refused).map(({ status, ...rest }) => [status, 'reason' in rest && rest.reason])).toEqual([
    ['rejected', expect.any(QueueFullError)],
    ['rejected', expect.any(QueueFullError)],
  ]);
  expect(begun).toEqual([0, 1]);
  for (let ended = 0; ended < 5; ended++) {
    ends[ended]?.();
    await works[ended];
    await expect.poll(() => begun.length).toBe(Math.min(5, ended + 3));
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  await expect(run(() => Promise.resolve('free'))).resolves.toBe('free');
});

test('a failure gives its place back', async () => {
  const run = createTurns({ atOnce: 1, waiting: 0 });
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(run(() => Promise.resolve(1))).resolves.toBe(1);
});
