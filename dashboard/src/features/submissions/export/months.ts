import { t } from '@lingui/core/macro';

/** Days of a file, both included, as `2026-11-01`. */
export interface Days {
  from: string;
  to: string;
}

/** The month of a day, or one so many before it. @param day as `2026-11-21` */
export function monthOf(day: string, back = 0): Days {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
  return { from: iso(Date.UTC(year, month - 1 - back, 1)), to: iso(Date.UTC(year, month - back, 0)) };
}

/** Months that are asked for by name, with how many ago each is. */
export const MONTHS: readonly (readonly [back: number, name: string])[] = [
  [0, t`This month`],
  [1, t`Last month`],
];
