import { exportFormDay, type WarehouseDeps, type WarehouseOptions } from './exportFormDay.ts';
import { findFormDays } from './readFormDay.ts';

const DAY_MS = 86_400_000;
/** A submission is stored at most so long after its time: until then its day is not over. */
const SETTLE_MS = 60 * 60_000;

/** What was written of a day. */
export interface ExportedDay {
  day: string;
  /** Forms that were written, and those that were complete already. */
  forms: number;
  complete: number;
  rows: number;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the last day in UTC that is over. */
export const lastDay = (now = Date.now()): string => dayOf(now - SETTLE_MS - DAY_MS);

/** Returns the day after one. */
export const nextDay = (day: string): string => dayOf(Date.parse(day) + DAY_MS);

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
