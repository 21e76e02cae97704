import type { PackedCodes } from './packing.ts';

/** One thing that an answer counts as. */
export interface Counted {
  bucket: string;
  /** What is added up beside the number of times: a decimal number in plain notation. */
  sum?: string;
}

/** What an answer counts as, added up by bucket. */
export type Counts = [bucket: string, count: [times: number] | [times: number, sum: string]][];

/**
 * What submissions of a block have in common for one question: what they count as, and the answer itself where filters
 * read it and there is one.
 */
export type Entry = [counts: Counts, answer?: unknown];

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
