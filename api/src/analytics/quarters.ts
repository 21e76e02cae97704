/** A quarter of an hour, the unit of counters, in ms. */
export const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;

/** The UTC day (`2026-11-21`) and the quarter of a moment. */
export function placeOf(at: Date): { day: string; quarter: number } {
  const sinceMidnight = at.getTime() - Math.floor(at.getTime() / DAY_MS) * DAY_MS;
  return { day: at.toISOString().slice(0, 10), quarter: Math.floor(sinceMidnight / QUARTER_MS) };
}
