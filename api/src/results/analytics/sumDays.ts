import { LRUCache } from 'lru-cache';
import { addDays } from '../../platform/calendar/days.ts';
import { DATED, type DatedCounts, type LocalDay, type UnpackedDay } from './countedDays.ts';
import { quartersOf } from './localQuarters.ts';
import type { PastCounters } from './pastCounters.ts';
import { placeOf } from './quarters.ts';

const HOURS = 24;

/** A quarter of an hour of a local day, and the UTC day and quarter that count it. */
interface LocalQuarter {
  at: number;
  hour: number;
  /** In UTC. */
  day: string;
  quarter: number;
}

/** Cached calendars; the quarters of a day never change. */
const calendars = new LRUCache<string, readonly LocalQuarter[]>({ max: 500 });

function calendarOf(day: string, zone: string): readonly LocalQuarter[] {
  const key = `${zone} ${day}`;
  const known = calendars.get(key);
  if (known) return known;
  const quarters = quartersOf(day, zone).map((one) => ({ ...one, ...placeOf(new Date(one.at)) }));
  calendars.set(key, quarters);
  return quarters;
}

/** UTC days of some forms, with the start of their visibility; null = no limit. */
export interface DatedDays {
  days: ReadonlyMap<string, UnpackedDay>;
  since: Date | null;
  past: PastCounters;
}

/** Sums UTC days by local day and hour; days without counts have 0 (D-132). */
export function sumDays(
  groups: readonly DatedDays[],
  { from, to, zone }: { from: string; to: string; zone: string },
): { days: (DatedCounts & { date: string })[]; hours: number[] } {
  const hours = Array.from({ length: HOURS }, () => 0);
  const days = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const sum = { date, submissions: 0, views: 0, starts: 0, completions: 0 };
    for (const group of groups) {
      const day = localDayOf(group, date, zone);
      for (const name of DATED) sum[name] += day.counts[name];
      for (const [hour, count] of day.hours.entries()) hours[hour] = (hours[hour] ?? 0) + count;
    }
    days.push(sum);
  }
  return { days, hours };
}

/** Sums a local day; completed days are cached. */
function localDayOf(group: DatedDays, date: string, zone: string): LocalDay {
  const key = `${zone} ${date}`;
  const known = group.past.localDays.get(key);
  if (known) return known;
  const calendar = calendarOf(date, zone);
  const day = sumQuarters(group, calendar);
  const last = calendar.at(-1);
  if (last && placeOf(new Date(last.at)).day < group.past.until) group.past.localDays.set(key, day);
  return day;
}

function sumQuarters({ days, since }: DatedDays, calendar: readonly LocalQuarter[]): LocalDay {
  const counts = { submissions: 0, views: 0, starts: 0, completions: 0 };
  const hours = Array.from({ length: HOURS }, () => 0);
  for (const { at, day, quarter, hour } of calendar) {
    const counted = since && at < since.getTime() ? undefined : days.get(day);
    if (!counted) continue;
    for (const name of DATED) counts[name] += counted[name][quarter] ?? 0;
    hours[hour] = (hours[hour] ?? 0) + (counted.submissions[quarter] ?? 0);
  }
  return { counts, hours };
}
