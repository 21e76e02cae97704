import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** A stretch of time, its end left out. */
export interface TimeRange {
  from: Date;
  until: Date;
}

const DAY_MS = 86_400_000;
/** How far back dates are searched by what they are called, in days. */
const SEARCHED_DAYS = 3_660;
/** Locales whose days are kept; a person has one. Each takes some hundred kB. */
const KEPT_LOCALES = 64;
/** Days that are named in one turn of the event loop: well below a millisecond. */
const NAMED_AT_ONCE = 50;

/** Zones whose clock is kept: making one takes a hundred times as long as asking it. */
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

/** Milliseconds east of Greenwich at a moment. */
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

/** When a day (`2026-11-21`) begins in a zone; where clocks skip midnight, the first moment after it. */
export function startOfDay(day: string, zone: string): Date {
  const local = Date.parse(`${day}T00:00:00Z`);
  const guess = local - offsetMs(zone, local);
  const before = local - offsetMs(zone, guess);
  // On the days clocks change, the two guesses differ; the one whose offset holds at itself is right.
  const holds = (at: number): boolean => at + offsetMs(zone, at) === local;
  return new Date(holds(guess) ? guess : holds(before) ? before : Math.max(guess, before));
}

/** The day it is in a zone at a moment. */
export const dayIn = (zone: string, at: number): string => toDay(at + offsetMs(zone, at));

/** So many days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  toDay(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

/** The day after, both as `2026-11-21`. */
export const nextDay = (day: string): string => toDay(Date.parse(`${day}T00:00:00Z`) + DAY_MS);

const toDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

interface NamedDay {
  day: string;
  /** As the list writes it and as numbers: "nov 21, 2026" and "11/21/2026". */
  names: string;
}
const kept = new LRUCache<string, Promise<NamedDay[]>>({ max: KEPT_LOCALES });
/** Locales are named one after the other, in pieces: nobody else waits for a whole one. */
let lastNaming: Promise<unknown> = Promise.resolve();

/** Recent days and what they are called, the newest first. Kept for as long as the newest is the same. */
function dayNames(locale: string, today: number): Promise<NamedDay[]> {
  const newest = toDay(today);
  const key = `${newest} ${locale}`;
  const known = kept.get(key);
  if (known) return known;
  const named = lastNaming.then(() => nameDays(locale, newest));
  lastNaming = named.catch(() => undefined);
  kept.set(key, named);
  return named;
}

async function nameDays(locale: string, newest: string): Promise<NamedDay[]> {
  const styles = [
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }),
  ];
  const days: NamedDay[] = [];
  const start = Date.parse(`${newest}T00:00:00Z`);
  while (days.length < SEARCHED_DAYS) {
    const at = start - days.length * DAY_MS;
    days.push({ day: toDay(at), names: styles.map((style) => style.format(at).toLowerCase()).join('\n') });
    if (days.length % NAMED_AT_ONCE === 0) await nextTurn();
  }
  return days;
}

/**
 * The days whose local name holds a text (SUBM-030), newest first, neighbours as one stretch. Only what
 * has a digit is taken for a date: "a" would name half the year.
 */
export async function daysNamed(
  text: string,
  locale: string,
  zone: string,
  now = Date.now(),
): Promise<TimeRange[]> {
  const wanted = text.toLowerCase();
  if (!/\d/.test(wanted) || wanted.length > 40) return [];
  // A day ahead, for those who are already there.
  const found = (await dayNames(locale, now + DAY_MS)).filter(({ names }) => names.includes(wanted));
  const ranges: { first: string; last: string }[] = [];
  for (const { day } of found) {
    const current = ranges.at(-1);
    if (current && nextDay(day) === current.first) current.first = day;
    else ranges.push({ first: day, last: day });
  }
  return ranges.map(({ first, last }) => ({
    from: startOfDay(first, zone),
    until: startOfDay(nextDay(last), zone),
  }));
}
