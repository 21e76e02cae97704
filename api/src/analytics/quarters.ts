/** A quarter of an hour, the unit of counters, in ms. */
export const QUARTER_MS = 900_000;
/** Quarters of a UTC day. */
export const QUARTERS = 96;
const DAY_MS = QUARTERS * QUARTER_MS;

/** The UTC day (`2026-11-21`) and the quarter of a moment. */
export function placeOf(at: Date): { day: string; quarter: number } {
  const sinceMidnight = at.getTime() - Math.floor(at.getTime() / DAY_MS) * DAY_MS;
  return { day: at.toISOString().slice(0, 10), quarter: Math.floor(sinceMidnight / QUARTER_MS) };
}
