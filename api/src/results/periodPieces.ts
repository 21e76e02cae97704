import { utcDay } from '../platform/calendar/days.ts';
import { DAY_MS } from '../platform/calendar/durations.ts';
import type { DaySpan } from './loadCounters.ts';
import type { Period } from './resultsQuery.ts';

/** A period, made of what is counted in different ways. */
export interface PeriodPieces {
  /** Whole UTC days of counters; null without any. */
  days: DaySpan | null;
  /** What blocks and rows are counted of beside these days. */
  added: Period[];
  /** What of these days lies outside of the period. */
  taken: Period[];
}

const floorDay = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;
const ceilDay = (at: number): number => Math.ceil(at / DAY_MS) * DAY_MS;

/**
 * Takes a period apart: all that lies in blocks, which are quicker to add up than days, and from the day on to which
 * they reach whole days of counters. Of a day at an end the shorter part is counted, as far as it is not in the future.
 * @param reach to where blocks reach, in ms since 1970; null without any.
 */
export function piecesOf({ from, until }: Period, reach: number | null, now: number): PeriodPieces {
  if (reach !== null && until && until.getTime() <= reach)
    return { days: null, added: [{ from, until }], taken: [] };
  const bound = reach === null ? null : new Date(floorDay(reach));
  if (!bound || (from && from >= bound)) return splitDays({ from, until }, now);
  const rest = splitDays({ from: bound, until }, now);
  return { ...rest, added: [{ from, until: bound }, ...rest.added] };
}

function splitDays({ from, until }: Period, now: number): PeriodPieces {
  const past = (start: number, end: number): number => Math.min(end, now) - Math.min(start, now);
  const nearest = (at: Date): number => {
    const [down, up] = [floorDay(at.getTime()), ceilDay(at.getTime())];
    return past(at.getTime(), up) <= past(down, at.getTime()) ? up : down;
  };
  const start = from && new Date(nearest(from));
  const end = until && new Date(nearest(until));
  if (start && end && start >= end) return { days: null, added: [{ from, until }], taken: [] };
  const pieces: PeriodPieces = {
    days: { from: start && utcDay(start), until: end && utcDay(end) },
    added: [],
    taken: [],
  };
  if (from && start && from < start) pieces.added.push({ from, until: start });
  if (from && start && start < from) pieces.taken.push({ from: start, until: from });
  if (until && end && end < until) pieces.added.push({ from: end, until });
  if (until && end && until < end) pieces.taken.push({ from: until, until: end });
  return pieces;
}
