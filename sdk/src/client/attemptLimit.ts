import { toJson } from './toJson.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Most attempts in a row, each within a minute of the one before (EMBED-016, CONST-026). */
const MOST_IN_A_ROW = 3;
/** Most attempts in one hour (EMBED-017, CONST-026). */
const MOST_PER_HOUR = 10;

/** Replaces browser storage where that is blocked (D-90). */
const inMemory = new Map<string, readonly number[]>();
const keyOf = (formId: string): string => `form-embed:attempts:${formId}`;

/**
 * Returns how long a browser must wait before it may send a form again; null = not at all (D-90). The
 * server applies the same limits by source.
 */
export const findWait = (formId: string, now = Date.now()): 'minute' | 'hour' | null =>
  findLimit(lastHourOf(formId, now), now);

/** Counts an attempt to send a form, unless it must wait (D-90). Returns the wait, as `findWait` does. */
export function countAttempt(formId: string, now = Date.now()): 'minute' | 'hour' | null {
  const limit = findWait(formId, now);
  if (!limit) writeAttempts(formId, [...lastHourOf(formId, now), now]);
  return limit;
}

const lastHourOf = (formId: string, now: number): readonly number[] =>
  readAttempts(formId).filter((time) => time <= now && now - time < HOUR_MS);

function findLimit(attempts: readonly number[], now: number): 'minute' | 'hour' | null {
  // Attempts less than a minute apart.
  let inARow = 1;
  let later = now;
  for (const time of attempts.toReversed()) {
    if (later - time >= MINUTE_MS) break;
    inARow++;
    later = time;
  }
  if (inARow > MOST_IN_A_ROW) return 'minute';
  return attempts.length >= MOST_PER_HOUR ? 'hour' : null;
}

function readAttempts(formId: string): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(formId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((time) => typeof time === 'number') : [];
  } catch {
    return inMemory.get(formId) ?? [];
  }
}

function writeAttempts(formId: string, attempts: readonly number[]): void {
  inMemory.set(formId, attempts);
  try {
    localStorage.setItem(keyOf(formId), toJson(attempts));
  } catch {
    // Storage is blocked or full: the counter lasts as long as the page.
  }
}
