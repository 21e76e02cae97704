import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { addDays, startOfDay, utcDay, type TimeRange } from '../../platform/calendar/days.ts';
import { DAY_MS } from '../../platform/calendar/durations.ts';

/** Days that a search by date covers. */
const SEARCHED_DAYS = 3_660;
/** Locales whose day names are cached, some hundred kB each. */
const KEPT_LOCALES = 64;
/** Zones whose days are cached, 29 kB each. */
const KEPT_ZONES = 128;
/** Days computed in one turn of the event loop: one or two ms. */
const DAYS_AT_ONCE = 100;

/** Names of days, newest first. */
interface DayNames {
  each: string[];
  /** All of them as one text: most searches name no day, which one look at it says. */
  text: string;
}

const namesKept = new LRUCache<string, Promise<DayNames>>({ max: KEPT_LOCALES });
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

/** Digits of the dashboard, whatever the region of the locale has. */
const AS_SHOWN = { timeZone: 'UTC', numberingSystem: 'latn' } as const;

/** Names recent days, newest first, as the list writes them and as numbers: "nov 21, 2026" and "11/21/2026". */
async function nameDays(locale: string, newest: string): Promise<DayNames> {
  const styles = [
    new Intl.DateTimeFormat(locale, { ...AS_SHOWN, dateStyle: 'medium' }),
    new Intl.DateTimeFormat(locale, AS_SHOWN),
  ];
  const names: string[] = [];
  const start = Date.parse(`${newest}T00:00:00Z`);
  while (names.length < SEARCHED_DAYS) {
    const at = start - names.length * DAY_MS;
    names.push(styles.map((style) => style.format(at).toLowerCase()).join('\n'));
    if (names.length % DAYS_AT_ONCE === 0) await nextTurn();
  }
  return { each: names, text: names.join('\n') };
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
  const newest = utcDay(now + DAY_MS);
  const [names, ends] = await Promise.all([
    findKept(namesKept, `${newest} ${locale}`, () => nameDays(locale, newest)),
    findKept(endsKept, `${newest} ${zone}`, () => findEnds(zone, newest)),
  ]);
  if (!names.text.includes(wanted)) return [];
  const stretches: { newest: number; oldest: number }[] = [];
  for (const [at, name] of names.each.entries()) {
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
