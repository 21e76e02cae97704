import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('AUTH-061 so much runs at once, so much waits in its order, and more is refused at once', async () => {
  const turns = createTurns({ atOnce: 2, waiting: 2 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const start = (number: number) =>
    turns.run(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    });
  const results = [start(1), start(2), start(3), start(4)];
  await expect(start(5)).rejects.toThrow('Too much work waits already');
  expect(begun).toEqual([1, 2]);
  ends.shift()?.();
  expect(await results[0]).toBe(1);
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  for (let left = 3; left > 0; left--) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
});

test('AUTH-061 work that fails gives its place to the next', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 });
  const failed = turns.run(() => Promise.reject(new Error('broken')));
  const next = turns.run(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
