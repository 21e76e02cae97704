import type { Bucketed } from '../buckets.ts';
import { addCount, type Count, type Counts } from '../tally.ts';
import type { PackedCodes } from './packing.ts';

/**
 * What submissions of a block have in common for one question: what they are counted as, and the answer itself where
 * filters read it and there is one.
 */
export type Entry = [counts: [bucket: string, count: Count][], answer?: unknown];

/** The answers of a block to one question. */
export interface Column {
  question: string;
  entries: Entry[];
  packed: PackedCodes;
  /**
   * Whole numbers of units of 10 to the power of -scale, for submissions whose code is the last entry's, and 0 for
   * others; null where all answers are entries.
   */
  numbers: Int16Array | Int32Array | null;
  scale: number;
}

/** The entry of submissions without an answer that are not counted either: their revision had no such question. */
export const NO_ENTRY: Entry = [[]];

/** Returns an entry that is counted as this. */
export function entryOf(counted: readonly Bucketed[], answer: unknown): Entry {
  const counts: Counts = new Map();
  for (const { bucket, sum } of counted) addCount(counts, bucket, sum === undefined ? [1] : [1, sum]);
  return answer === undefined ? [[...counts]] : [[...counts], answer];
}
