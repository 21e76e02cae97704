import { LRUCache } from 'lru-cache';
import { addDays } from '../submissions/localDays.ts';
import { quartersOf, type LocalQuarter } from './localQuarters.ts';
import { QUARTER_MS, QUARTERS, unpack } from './quarters.ts';
import { DATED, type DatedCounts, type DayRow } from './readCounts.ts';

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

/** UTC days of some forms, and when the first quarter that may be shown of them begins; null = always. */
export interface DatedRows {
  rows: readonly DayRow[];
  since: Date | null;
}

/** The same, taken apart; several sums can be made of it. */
type UnpackedDays = readonly {
  since: number;
  days: ReadonlyMap<number, Record<keyof DatedCounts, number[]>>;
}[];

export const unpackDays = (groups: readonly DatedRows[]): UnpackedDays =>
  groups.map(({ rows, since }) => ({
    since: since?.getTime() ?? 0,
    days: new Map(rows.map((row) => [Date.parse(row.day) / DAY_MS, unpackDay(row)])),
  }));

/** UTC days as days and hours of a zone; days without anything are there with 0 (D-132). */
export function sumDays(
  groups: UnpackedDays,
  { from, to, zone }: { from: string; to: string; zone: string },
): { days: LocalDay[]; hours: number[] } {
  const hours = Array.from({ length: 24 }, () => 0);
  const days: LocalDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const sum: LocalDay = { date, submissions: 0, views: 0, starts: 0, completions: 0 };
    for (const { at, hour } of calendarOf(date, zone)) {
      const quarter = (at % DAY_MS) / QUARTER_MS;
      for (const group of groups) {
        const counts = at < group.since ? undefined : group.days.get(Math.floor(at / DAY_MS));
        if (!counts) continue;
        for (const name of DATED) sum[name] += counts[name][quarter] ?? 0;
        hours[hour] = (hours[hour] ?? 0) + (counts.submissions[quarter] ?? 0);
      }
    }
    days.push(sum);
  }
  return { days, hours };
}

const unpackDay = (row: DayRow) => ({
  submissions: unpack(row.submissions),
  views: unpack(row.views),
  starts: unpack(row.starts),
  completions: unpack(row.completions),
});
