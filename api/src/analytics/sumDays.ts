import { LRUCache } from 'lru-cache';
import { addDays } from '../submissions/localDays.ts';
import { quartersOf, type LocalQuarter } from './localQuarters.ts';
import { QUARTER_MS, QUARTERS, unpack } from './quarters.ts';
import type { DatedCounts, DayRow } from './readCounts.ts';

const DAY_MS = QUARTERS * QUARTER_MS;

interface LocalDay extends DatedCounts {
  date: string;
}

/** Calendars kept: what a day is made of never changes. */
const calendars = new LRUCache<string, readonly LocalQuarter[]>({ max: 2_000 });

function calendarOf(day: string, zone: string): readonly LocalQuarter[] {
  const key = `${zone} ${day}`;
  const known = calendars.get(key);
  if (known) return known;
  const quarters = quartersOf(day, zone);
  calendars.set(key, quarters);
  return quarters;
}

/** UTC days as days and hours of a zone; days without anything are there with 0 (D-132). */
export function sumDays(
  rows: readonly DayRow[],
  { from, to, zone }: { from: string; to: string; zone: string },
): { days: LocalDay[]; hours: number[] } {
  const known = new Map(
    rows.map(({ day, submissions, views }) => [
      Date.parse(day) / DAY_MS,
      { submissions: unpack(submissions), views: unpack(views) },
    ]),
  );
  const hours = Array.from({ length: 24 }, () => 0);
  const days: LocalDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const sum: LocalDay = { date, submissions: 0, views: 0 };
    for (const { at, hour } of calendarOf(date, zone)) {
      const counts = known.get(Math.floor(at / DAY_MS));
      if (!counts) continue;
      const quarter = (at % DAY_MS) / QUARTER_MS;
      const submissions = counts.submissions[quarter] ?? 0;
      sum.submissions += submissions;
      sum.views += counts.views[quarter] ?? 0;
      hours[hour] = (hours[hour] ?? 0) + submissions;
    }
    days.push(sum);
  }
  return { days, hours };
}
