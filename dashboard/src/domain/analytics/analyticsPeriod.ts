import { t } from '@lingui/core/macro';

/** Periods that can be chosen, in days (ANLY-006). */
export const PERIODS = [7, 30, 90] as const;
/** Message for a range that ends before it begins (D-132). */
export const INVALID_RANGE = t`Please choose a valid date range`;
/** ANLY-008 */
const DEFAULT_DAYS = 30;

/** Days that are shown. */
export interface Period {
  /** Days back from today, today included; null = `from` and `to` are chosen. */
  days: number | null;
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Returns the first of so many days that end on a day, included. */
export const daysBack = (to: string, days: number): string =>
  new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10);

/** The period of equal length that ends on the day before another begins. */
export function periodBefore({ from, to }: Pick<Period, 'from' | 'to'>): Pick<Period, 'from' | 'to'> {
  const length = Date.parse(to) - Date.parse(from) + DAY_MS;
  const earlier = (day: string): string => new Date(Date.parse(day) - length).toISOString().slice(0, 10);
  return { from: earlier(from), to: earlier(to) };
}

/** Parses the period of an address; invalid parts get their default. */
export function parsePeriod(search: URLSearchParams, today: string): Period {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (DAY.test(from) && DAY.test(to)) return { days: null, from, to };
  const days = PERIODS.find((one) => String(one) === search.get('days')) ?? DEFAULT_DAYS;
  return { days, from: daysBack(today, days), to: today };
}

/** The part of an address that leads back to it. */
export function writePeriod({ days, from, to }: Period): URLSearchParams {
  if (days === null) return new URLSearchParams({ from, to });
  return new URLSearchParams(days === DEFAULT_DAYS ? {} : { days: String(days) });
}
