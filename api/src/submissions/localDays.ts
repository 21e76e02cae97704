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
/** Zones whose days are kept, 29 kB each. */
const KEPT_ZONES = 128;
/** Days that are worked out in one turn of the event loop: one or two milliseconds. */
const DAYS_AT_ONCE = 100;

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

const namesKept = new LRUCache<string, Promise<string[]>>({ max: KEPT_LOCALES });
const endsKept = new LRUCache<string, Promise<Float64Array>>({ max: KEPT_ZONES });
/** Locales and zones are worked out one after the other, in pieces: nobody else waits for a whole one. */
let lastWork: Promise<unknown> = Promise.resolve();

/** What is kept under a key, or is worked out once everything before it is. */
function findKept<Result extends object>(
  kept: LRUCache<string, Promise<Result>>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const known = kept.get(key);
  if (known) return known;
  const result = lastWork.then(work);
  lastWork = result.catch(() => undefined);
  kept.set(key, result);
  return result;
}

/** What recent days are called, the newest first: as the list writes them and as numbers, "nov 21, 2026" and "11/21/2026". */
async function nameDays(locale: string, newest: string): Promise<string[]> {
  const styles = [
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }),
  ];
  const names: string[] = [];
  const start = Date.parse(`${newest}T00:00:00Z`);
  while (names.length < SEARCHED_DAYS) {
    const at = start - names.length * DAY_MS;
    names.push(styles.map((style) => style.format(at).toLowerCase()).join('\n'));
    if (names.length % DAYS_AT_ONCE === 0) await nextTurn();
  }
  return names;
}

/** When recent days end in a zone, in ms, the newest first; one more than there are days: each begins where the next one ends. */
async function findEnds(zone: string, newest: string): Promise<Float64Array> {
  const ends = new Float64Array(SEARCHED_DAYS + 1);
  for (let at = 0; at < ends.length; at++) {
    ends[at] = startOfDay(addDays(newest, 1 - at), zone).getTime();
    if (at % DAYS_AT_ONCE === 0) await nextTurn();
  }
  return ends;
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
  const newest = toDay(now + DAY_MS);
  const [names, ends] = await Promise.all([
    findKept(namesKept, `${newest} ${locale}`, () => nameDays(locale, newest)),
    findKept(endsKept, `${newest} ${zone}`, () => findEnds(zone, newest)),
  ]);
  const stretches: { newest: number; oldest: number }[] = [];
  for (const [at, name] of names.entries()) {
    if (!name.includes(wanted)) continue;
    const current = stretches.at(-1);
    if (current?.oldest === at - 1) current.oldest = at;
    else stretches.push({ newest: at, oldest: at });
  }
  return stretches.map((stretch) => ({
    from: new Date(ends[stretch.oldest + 1] ?? 0),
    until: new Date(ends[stretch.newest] ?? 0),
  }));
}
