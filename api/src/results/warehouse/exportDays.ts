import { nextDay, utcDay } from '../../platform/calendar/days.ts';
import { DAY_MS, HOUR_MS } from '../../platform/calendar/durations.ts';
import { exportFormDay, type WarehouseDeps, type WarehouseOptions } from './exportFormDay.ts';
import { findFormDays } from './readFormDay.ts';

/** A submission is stored at most so long after its time: until then its day is not over. */
const SETTLE_MS = HOUR_MS;

/** What was written of a day. */
export interface ExportedDay {
  day: string;
  /** Forms that were written, and those that were complete already. */
  forms: number;
  complete: number;
  rows: number;
}

/** Returns the last day in UTC that is over. */
export const lastDay = (now = Date.now()): string => utcDay(now - SETTLE_MS - DAY_MS);

/** Writes the submissions of each day from one to another, both included, day by day. */
export async function* exportDays(
  deps: WarehouseDeps,
  { from, to }: { from: string; to: string },
  options: WarehouseOptions & { signal?: AbortSignal },
): AsyncGenerator<ExportedDay> {
  for (let day = from; day <= to; day = nextDay(day)) {
    const exported: ExportedDay = { day, forms: 0, complete: 0, rows: 0 };
    for await (const formDay of findFormDays(deps.pool, day, options.again)) {
      options.signal?.throwIfAborted();
      const rows = await exportFormDay(deps, formDay, options);
      if (rows === 'complete') exported.complete += 1;
      else if (rows !== 'empty') {
        exported.forms += 1;
        exported.rows += rows;
      }
    }
    yield exported;
  }
}
