import { beforeEach, expect, test, vi } from 'vitest';
import { gatherCounts } from './gatherCounts.ts';

const WINDOW_MS = 60_000;
/** What the database counts, for all processes. */
let stored: { used: number; until: number };
let statements: number;
const count = async (_key: string, times: number) => {
  statements += 1;
  if (stored.until <= Date.now()) stored = { used: 0, until: Date.now() + WINDOW_MS };
  stored.used += times;
  return { used: stored.used, msLeft: stored.until - Date.now() };
};
beforeEach(() => {
  vi.useFakeTimers();
  stored = { used: 0, until: 0 };
  statements = 0;
  return () => vi.useRealTimers();
});

type Gather = ReturnType<typeof gatherCounts>;

/** Calls until the limit is met by all. @returns how many calls passed. */
async function passedBy(processes: readonly Gather[], points: number): Promise<number> {
  let passed = 0;
  for (let call = 0; call < points * 2; call++) {
    const { used } = await processes[call % processes.length]!('key', points);
    if (used <= points) passed += 1;
  }
  return passed;
}

test('KEYS-006 one process lets pass exactly the limit, and says at every call how many were used', async () => {
  const gather = gatherCounts(count);
  for (let call = 1; call <= 600; call++) {
    const { used, msLeft } = await gather('key', 600);
    expect([used, msLeft]).toEqual([call, WINDOW_MS]);
  }
  expect((await gather('key', 600)).used).toBe(601);
  // A tenth of the calls, and each of the last fifth.
  expect(statements).toBeLessThan(60 + 120);
});

test('KEYS-006 several processes let pass no fewer than the limit, and few more', async () => {
  const processes = Array.from({ length: 4 }, () => gatherCounts(count));
  const passed = await passedBy(processes, 600);
  expect(passed).toBeGreaterThanOrEqual(600);
  expect(passed).toBeLessThanOrEqual(600 + 3 * 9);
});

test('KEYS-006 a small limit is counted call by call, and a new minute begins anew', async () => {
  const processes = Array.from({ length: 4 }, () => gatherCounts(count));
  expect(await passedBy(processes, 60)).toBe(60);
  vi.advanceTimersByTime(WINDOW_MS);
  expect(await passedBy(processes, 60)).toBe(60);
});

test('the times that were counted together cross a limit once', async () => {
  const gather = gatherCounts(count);
  const crossings: number[] = [];
  for (let call = 0; call < 700; call++) {
    const { used, times } = await gather('key', 600);
    if (used > 600 && used - times <= 600) crossings.push(call);
  }
  expect(crossings).toHaveLength(1);
});
