import { DAY_MS, HOUR_MS, QUARTER_MS } from '../../platform/calendar/durations.ts';
import { nextDay, offsetMs, startOfDay } from '../../platform/calendar/days.ts';

/** A quarter of an hour in the viewer's local time. */
export interface LocalQuarter {
  /** Its start, in ms since the epoch. */
  at: number;
  hour: number;
}

/**
 * The quarters of a local day in order: 96, or 92 and 100 on days of a clock change. Offsets of all present zones
 * are multiples of a quarter, so no quarter spans two days or hours (D-132).
 */
export function quartersOf(day: string, zone: string): LocalQuarter[] {
  const [from, until] = [startOfDay(day, zone).getTime(), startOfDay(nextDay(day), zone).getTime()];
  const first = offsetMs(zone, from);
  // Clocks change on two days a year; all others need one look-up of the offset.
  const isEven = until - from === DAY_MS && first === offsetMs(zone, until - 1);
  const quarters: LocalQuarter[] = [];
  for (let at = from; at < until; at += QUARTER_MS) {
    const local = at + (isEven ? first : offsetMs(zone, at));
    quarters.push({ at, hour: Math.floor((local % DAY_MS) / HOUR_MS) });
  }
  return quarters;
}
