import type { AnalyticsCounts } from '../../platform/contract/index.ts';

/** Counters shown by date. */
export const DATED = ['submissions', 'views', 'starts', 'completions'] as const;
export type DatedCounts = Pick<AnalyticsCounts, (typeof DATED)[number]>;

/** The counters of a UTC day, by quarter of an hour. */
export type UnpackedDay = Readonly<Record<keyof DatedCounts, readonly number[]>>;

/** The counters of a local day. */
export interface LocalDay {
  counts: DatedCounts;
  /** Submissions by hour. */
  hours: readonly number[];
}

/** Counts by form; forms without any may be missing. */
export type CountsByForm = ReadonlyMap<string, AnalyticsCounts>;
