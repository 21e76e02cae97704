import { isCalendarDate } from '../fields/date.ts';
import type { Value } from './value.ts';

const DAY_MS = 86_400_000;
/** More days than lie between any two dates of four-digit years. */
const MANY_DAYS = 4_000_000;

/** Whether a value is a time of the day, HH:MM. */
export const isTime = (value: Value | undefined): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Whether a value is a day of the calendar, YYYY-MM-DD. */
export const isDay = (value: Value | undefined): value is string =>
  typeof value === 'string' && isCalendarDate(value);

const dayOrBlank = (text: string): string | null => (isDay(text) ? text : null);

/** Returns the year, month (1 to 12) and day of the month. */
export const partsOfDay = (day: string) => day.split('-').map(Number) as [number, number, number];

/** Counts days from 1970-01-01. `Date` reads a day without a time as UTC: no clock, no time zone. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** Adds whole days; blank outside the years 1 to 9999. */
export function addDays(day: string, days: number): string | null {
  if (!Number.isInteger(days) || Math.abs(days) > MANY_DAYS) return null;
  return dayOrBlank(new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10));
}

/** Adds whole months; a day past the end of its month becomes the month's last day. */
export function addMonths(day: string, months: number): string | null {
  const [year, month, dayOfMonth] = partsOfDay(day);
  const total = year * 12 + month - 1 + months;
  const start = [
    String(Math.floor(total / 12)).padStart(4, '0'),
    String((((total % 12) + 12) % 12) + 1).padStart(2, '0'),
  ];
  for (let last = dayOfMonth; last > dayOfMonth - 4; last -= 1) {
    const found = dayOrBlank([...start, String(last).padStart(2, '0')].join('-'));
    if (found) return found;
  }
  return null;
}

/** Counts whole years between two days, as birthdays do; a birthday on 29 February comes on 1 March. */
export function yearsBetween(from: string, to: string): number {
  if (to < from) return 0 - yearsBetween(to, from);
  return partsOfDay(to)[0] - partsOfDay(from)[0] - (to.slice(4) < from.slice(4) ? 1 : 0);
}

/** Returns the day of the week, 1 for Monday to 7 for Sunday (ISO 8601). */
export const weekday = (day: string): number => new Date(day).getUTCDay() || 7;
