import { nextDay, offsetMs, startOfDay } from '../submissions/localDays.ts';
import { QUARTER_MS } from './quarters.ts';

/** A quarter of an hour as a viewer's calendar and clock have it. */
export interface LocalQuarter {
  /** Its beginning, in milliseconds. */
  at: number;
  hour: number;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * The quarters of a local day in their order: 96, or 92 and 100 where clocks are moved. Every zone of
 * our time is a whole number of quarters from UTC, so none of them lies in two days or hours (D-132).
 */
export function quartersOf(day: string, zone: string): LocalQuarter[] {
  const [from, until] = [startOfDay(day, zone).getTime(), startOfDay(nextDay(day), zone).getTime()];
  const first = offsetMs(zone, from);
  // Clocks move on two days of a year; on the others one look at them is enough.
  const isEven = until - from === DAY_MS && first === offsetMs(zone, until - 1);
  const quarters: LocalQuarter[] = [];
  for (let at = from; at < until; at += QUARTER_MS) {
    const local = at + (isEven ? first : offsetMs(zone, at));
    quarters.push({ at, hour: Math.floor((local % DAY_MS) / HOUR_MS) });
  }
  return quarters;
}
