import type { FormDefinition } from '@inlay/sdk/model';
import { LRUCache } from 'lru-cache';
import { dayIn } from '../platform/calendar/days.ts';

/** Offsets from UTC change at full quarters of an hour, and so do days. */
const QUARTER_MS = 900_000;
/** Cached quarters of an hour: looking a day up in a calendar takes 3 µs, and each submission asks for one. */
const days = new LRUCache<string, string>({ max: 100 });

/** Returns the day that a form's logic takes for today (decision 217). */
export function formDay({ flow }: Pick<FormDefinition, 'flow'>, at = Date.now()): string {
  const zone = flow.timeZone ?? 'UTC';
  const key = `${zone} ${Math.floor(at / QUARTER_MS)}`;
  const known = days.get(key);
  if (known) return known;
  const day = dayIn(zone, at);
  days.set(key, day);
  return day;
}
