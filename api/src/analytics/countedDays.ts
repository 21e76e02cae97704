import type { AnalyticsCounts } from '../contract/index.ts';

/** What is shown by date. */
export const DATED = ['submissions', 'views', 'starts', 'completions'] as const;
export type DatedCounts = Pick<AnalyticsCounts, (typeof DATED)[number]>;

/** A UTC day by quarter of an hour. */
export type UnpackedDay = Readonly<Record<keyof DatedCounts, readonly number[]>>;

/** A day of a zone. */
export interface LocalDay {
  counts: DatedCounts;
  /** Submissions by hour. */
  hours: readonly number[];
}

/** Counts of forms; a form that has none may be missing. */
export type CountsByForm = ReadonlyMap<string, AnalyticsCounts>;
