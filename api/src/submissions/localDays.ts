import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** A period of time, without its end. */
export interface TimeRange {
  from: Date;
  until: Date;
}

const DAY_MS = 86_400_000;
/** Days that a search by date covers. */
const SEARCHED_DAYS = 3_660;
/** Locales whose day names are cached, some hundred kB each. */
const KEPT_LOCALES = 64;
/** Zones whose days are cached, 29 kB each. */
const KEPT_ZONES = 128;
/** Days computed in one turn of the event loop: one or two ms. */
const DAYS_AT_ONCE = 100;

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
export const dayIn = (zone: string, at: number): string => toDay(at + offsetMs(zone, at));

/** Adds days to a day; negative numbers subtract. */
export const addDays = (day: string, days: number): string =>
  toDay(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

/** The day after a day, both as `2026-11-21`. */
export const nextDay = (day: string): string => toDay(Date.parse(`${day}T00:00:00Z`) + DAY_MS);

const toDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

const namesKept = new LRUCache<string, Promise<string[]>>({ max: KEPT_LOCALES });
const endsKept = new LRUCache<string, Promise<Float64Array>>({ max: KEPT_ZONES });
/** Serialises the computation of locales and zones, which runs in pieces so that no request waits for a whole one. */
let lastWork: Promise<unknown> = Promise.resolve();

/** Returns the cached result of a key, or computes it after all earlier ones. */
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

/** Names recent days, newest first, as the list writes them and as numbers: "nov 21, 2026" and "11/21/2026". */
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

/** The ends of recent days in a zone, in ms, newest first, and one more: each day begins where the next ends. */
async function findEnds(zone: string, newest: string): Promise<Float64Array> {
  const ends = new Float64Array(SEARCHED_DAYS + 1);
  for (let at = 0; at < ends.length; at++) {
    ends[at] = startOfDay(addDays(newest, 1 - at), zone).getTime();
    if (at % DAYS_AT_ONCE === 0) await nextTurn();
  }
  return ends;
}

/**
 * Finds the days whose local name contains a text (SUBM-030), newest first, adjacent days as one period. A text
 * without a digit matches no date: "a" would match half the year.
 */
export async function daysNamed(
  text: string,
  locale: string,
  zone: string,
  now = Date.now(),
): Promise<TimeRange[]> {
  const wanted = text.toLowerCase();
  if (!/\d/.test(wanted) || wanted.length > 40) return [];
  // Includes tomorrow, for zones where it has begun.
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
