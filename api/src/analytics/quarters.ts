/**
 * A day's counts by quarter of an hour, packed into one decimal number: eight digits for each quarter,
 * the first quarter of the day the lowest. Such numbers add up digit group by digit group, so the
 * database sums days and forms without taking them apart (decision 070).
 */

/** Quarters of an hour in a UTC day. */
export const QUARTERS = 96;
export const QUARTER_MS = 900_000;
const DIGITS = 8;
/** Remainders by it are the sum of the digit groups, as those by nine are that of digits. */
const NINES = 99_999_999n;

/** A packed number, as the database writes it; null = nothing. */
export type Packed = string | null;

/** The UTC day (`2026-11-21`) and the quarter in it that a moment lies in. */
export function placeOf(at: Date): { day: string; quarter: number } {
  const time = at.getTime();
  const midnight = Math.floor(time / (QUARTERS * QUARTER_MS)) * QUARTERS * QUARTER_MS;
  return { day: at.toISOString().slice(0, 10), quarter: Math.floor((time - midnight) / QUARTER_MS) };
}

/** The 96 counts. */
export function unpack(packed: Packed): number[] {
  const digits = (packed ?? '').padStart(QUARTERS * DIGITS, '0');
  return Array.from({ length: QUARTERS }, (_, quarter) => {
    const end = digits.length - quarter * DIGITS;
    return Number(digits.slice(end - DIGITS, end));
  });
}

/** How many there were before a quarter of that day. */
export function countBefore(packed: Packed, quarter: number): number {
  if (packed === null || packed === '0' || quarter === 0) return 0;
  return Number(BigInt(packed.slice(-quarter * DIGITS)) % NINES);
}
