import { setTimeout } from 'node:timers/promises';
import { vi } from 'vitest';

/**
 * Longest delay of a stubbed response, in ms, random for each: finds tests and screens that hold only when the server
 * answers at once. `INLAY_LATE_ANSWERS=500 npm run unit -- dashboard/src`.
 */
const LONGEST = Number(process.env['INLAY_LATE_ANSWERS'] ?? 0);

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

const delay = async (
  answer: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> => {
  const response = await answer;
  // A test with a clock of its own says itself when something comes.
  if (!vi.isFakeTimers())
    await setTimeout(Math.random() * LONGEST, undefined, { signal: signal ?? undefined });
  return response;
};

const { stubGlobal } = vi;
const isLate = Symbol.for('inlay: late answers');
if (LONGEST > 0 && !(isLate in vi))
  Object.assign(vi, {
    [isLate]: true,
    stubGlobal: (name: string, value: unknown) =>
      stubGlobal(
        name,
        name === 'fetch' && !vi.isMockFunction(value)
          ? (url: string, init?: RequestInit) => delay((value as Fetch)(url, init), init?.signal)
          : value,
      ),
  });
