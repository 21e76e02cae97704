import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelayed } from './delayed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const count = () => {
  let runs = 0;
  const delayed = createDelayed(async () => {
    runs += 1;
  }, 1_000);
  return { delayed, runs: () => runs };
};

test('work runs once a delay, however often it is requested, and again when it is requested afterwards', () => {
  const { delayed, runs } = count();
  delayed.request();
  delayed.request();
  vi.advanceTimersByTime(999);
  expect(runs()).toBe(0);
  vi.advanceTimersByTime(5_000);
  expect(runs()).toBe(1);
  delayed.request();
  vi.advanceTimersByTime(1_000);
  expect(runs()).toBe(2);
});

test('a run at once stands for the requested one, and a cancelled one never comes', async () => {
  const { delayed, runs } = count();
  delayed.request();
  await delayed.runNow();
  vi.advanceTimersByTime(5_000);
  expect(runs()).toBe(1);
  delayed.request();
  delayed.cancel();
  vi.advanceTimersByTime(5_000);
  expect(runs()).toBe(1);
});
