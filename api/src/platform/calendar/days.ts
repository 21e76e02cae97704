import { LRUCache } from 'lru-cache';
import { DAY_MS } from './durations.ts';

// A day is written as `2026-11-21` everywhere.

/** A period of time, without its end. */
export interface TimeRange {
  from: Date;
  until: Date;
}

/** Returns the day of UTC at a moment: a date, or ms since the epoch. */
export const utcDay = (at: Date | number): string => new Date(at).toISOString().slice(0, 10);

/** Adds days to a day; negative numbers subtract. */
export const addDays = (day: string, days: number): string => utcDay(Date.parse(day) + days * DAY_MS);

/** Returns the day after a day. */
export const nextDay = (day: string): string => addDays(day, 1);

/** Counts the days of a period, both ends included. */
export const countDays = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** Cached formatters by zone: creating one takes a hundred times as long as using it. */
const clocks = new LRUCache<string, Intl.DateTimeFormat>({ max: 100 });

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

/** The offset of a zone from UTC at a moment, in ms. */
export function offsetMs(zone: string, at: number): number {
  const parts = clockOf(zone).formatToParts(at);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(at / 1000) * 1000;
}

/** The start of a day (`2026-11-21`) in a zone; where clocks skip midnight, the first moment after it. */
export function startOfDay(day: string, zone: string): Date {
  const local = Date.parse(`${day}T00:00:00Z`);
  const guess = local - offsetMs(zone, local);
  const before = local - offsetMs(zone, guess);
  // On days of a clock change the two guesses differ; the right one has the offset it was computed with.
  const holds = (at: number): boolean => at + offsetMs(zone, at) === local;
  return new Date(holds(guess) ? guess : holds(before) ? before : Math.max(guess, before));
}

/** The day in a zone at a moment. */
export const dayIn = (zone: string, at: number): string => utcDay(at + offsetMs(zone, at));
