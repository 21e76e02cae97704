import type { Value } from './value.ts';

const DAY_MS = 86_400_000;

/** Returns whether a value is a time of the day, HH:MM. */
export const isTime = (value: Value | undefined): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Returns whether a value is a day of the calendar in the years 1 to 9999, YYYY-MM-DD (D-72, D-96). */
export const isDay = (value: Value | undefined): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  value > '0001' &&
  // Some engines take 30 February for 2 March.
  new Date(value).getUTCDate() === Number(value.slice(8));

/** Writes a day; `null` outside the years 1 to 9999. */
function writeDay(date: Date): string | null {
  // Unlike `toISOString`, `toJSON` has an answer for invalid dates.
  const day = (date.toJSON() as string | null)?.slice(0, 10);
  return isDay(day) ? day : null;
}

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthOf = (day: string): number => Number(day.slice(5, 7));

/** Counts days from 1970-01-01. `Date` reads a day without a time as UTC: no clock, no time zone. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** Adds whole days. */
export function addDays(day: string, days: number): string | null {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return writeDay(date);
}

/** Adds whole months; a day past the end of its month becomes the month's last day. */
export function addMonths(day: string, months: number): string | null {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  // A day that the month does not have has moved into the next month.
  if (date.getUTCDate() < Number(day.slice(8))) date.setUTCDate(0);
  return writeDay(date);
}

/** Counts whole years between two days, as birthdays do; a birthday on 29 February comes on 1 March. */
export function yearsBetween(from: string, to: string): number {
  if (to < from) return -yearsBetween(to, from);
  return yearOf(to) - yearOf(from) - (to.slice(4) < from.slice(4) ? 1 : 0);
}

/** Returns the day of the week, 1 for Monday to 7 for Sunday (ISO 8601). */
export const weekday = (day: string): number => new Date(day).getUTCDay() || 7;
