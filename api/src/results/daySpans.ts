import { addDays, utcDay } from '../platform/calendar/days.ts';
import { DAY_MS } from '../platform/calendar/durations.ts';
import type { Counts } from './tally.ts';

/** Most spans of one unit; more become the next larger unit. */
const MOST_SPANS = 62;

interface Span {
  from: string;
  to: string;
  count: number;
}

type Unit = 'day' | 'month' | 'year';
const UNITS = ['day', 'month', 'year'] as const;
/** Length of a unit's key: 2026-05-03, 2026-05, 2026. */
const KEY_LENGTH = { day: 10, month: 7, year: 4 } as const;

/**
 * Returns the days of a question's answers as spans of one unit without gaps: the smallest that is not too long, and
 * not smaller than what was counted.
 */
export function daySpans(counts: Counts): { unit: Unit; spans: Span[] } {
  const days = [...counts].flatMap(([bucket, [times]]) =>
    bucket.startsWith('d:') ? [{ key: bucket.slice(2), times }] : [],
  );
  if (days.length === 0) return { unit: 'day', spans: [] };
  const keys = days.map(({ key }) => key).toSorted();
  const smallest: Unit = keys.every((key) => key.length === KEY_LENGTH.day) ? 'day' : 'month';
  const [first = '', last = ''] = [keys[0], keys.at(-1)];
  const unit =
    UNITS.slice(UNITS.indexOf(smallest)).find((one) => stepsBetween(one, first, last) < MOST_SPANS) ?? 'year';
  const spans = new Map<string, Span>();
  // A calendar's worth of years would be mostly gaps.
  if (stepsBetween(unit, first, last) < 10 * MOST_SPANS)
    for (let at = startOf(unit, first); at <= last.padEnd(10, '-99'); at = nextStart(unit, at)) spanOf(at);
  for (const { key, times } of days) spanOf(startOf(unit, key)).count += times;
  return { unit, spans: [...spans.values()].toSorted((one, other) => (one.from < other.from ? -1 : 1)) };

  function spanOf(from: string): Span {
    const known = spans.get(from) ?? { from, to: addDays(nextStart(unit, from), -1), count: 0 };
    spans.set(from, known);
    return known;
  }
}

const startOf = (unit: Unit, key: string): string =>
  unit === 'year' ? `${key.slice(0, 4)}-01-01` : unit === 'month' ? `${key.slice(0, 7)}-01` : key;

function nextStart(unit: Unit, day: string): string {
  const at = new Date(day);
  if (unit === 'day') at.setUTCDate(at.getUTCDate() + 1);
  else if (unit === 'month') at.setUTCMonth(at.getUTCMonth() + 1);
  else at.setUTCFullYear(at.getUTCFullYear() + 1);
  return utcDay(at);
}

/** Steps from one key to another, roughly for days. */
function stepsBetween(unit: Unit, first: string, last: string): number {
  const [from, to] = [new Date(startOf(unit, first)), new Date(startOf(unit, last))];
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  if (unit === 'day') return (to.getTime() - from.getTime()) / DAY_MS;
  return unit === 'month' ? months : months / 12;
}
