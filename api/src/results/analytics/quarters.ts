import { utcDay } from '../../platform/calendar/days.ts';
import { QUARTER_MS } from '../../platform/calendar/durations.ts';

/**
 * A day's counts by quarter of an hour, packed into one decimal number: eight digits for each quarter, the first
 * quarter lowest. The digit groups add up separately, so the database sums days and forms without unpacking
 * (decision 070).
 */

/** Quarters of an hour in a UTC day. */
export const QUARTERS = 96;
const DIGITS = 8;
const ZERO = '0'.charCodeAt(0);
/** The remainder by this number is the sum of the digit groups, as the remainder by nine is that of digits. */
const NINES = 99_999_999n;

/** A packed number as text; null = no counts. */
export type Packed = string | null;

/** The UTC day (`2026-11-21`) and the quarter of a moment. */
export function placeOf(at: Date): { day: string; quarter: number } {
  const time = at.getTime();
  const midnight = Math.floor(time / (QUARTERS * QUARTER_MS)) * QUARTERS * QUARTER_MS;
  return { day: utcDay(at), quarter: Math.floor((time - midnight) / QUARTER_MS) };
}

/** Unpacks the 96 counts digit by digit, because `Number()` takes four times as long. */
export function unpack(packed: Packed): number[] {
  const counts = Array.from({ length: QUARTERS }, () => 0);
  if (packed === null) return counts;
  for (let quarter = 0, end = packed.length; end > 0; quarter += 1, end -= DIGITS) {
    let count = 0;
    for (let at = Math.max(0, end - DIGITS); at < end; at += 1)
      count = count * 10 + packed.charCodeAt(at) - ZERO;
    counts[quarter] = count;
  }
  return counts;
}

/** Counts the events of a day before a quarter. */
export function countBefore(packed: Packed, quarter: number): number {
  if (packed === null || packed === '0' || quarter === 0) return 0;
  return Number(BigInt(packed.slice(-quarter * DIGITS)) % NINES);
}
