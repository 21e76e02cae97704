import { addDecimals, negate } from './addDecimals.ts';
import type { Bucketed } from './buckets.ts';

/** Number of times, with the exact sum where one is kept. */
export type Count = [times: number] | [times: number, sum: string];

/** Counts of one question, by bucket. */
export type Counts = Map<string, Count>;

/** Keys of what is counted of a submission besides its answers. No field id begins with a hash sign. */
export const SUBMISSIONS = '#submissions';
export const PAGES = '#pages';
export const ENDINGS = '#endings';
/** Whether the answers of a quiz were right, by question. */
export const RIGHT = '#right';

/** Buckets that every question has. */
export const ANSWERED = 'a';
export const EMPTY = 'e';
export const NOT_ASKED = 'x';

/** Counts that several tallies share, and that nobody changes. */
const shared = new WeakSet<Counts>();

/** Whether counts stay as they are: what was worked out of them can be kept. */
export const isShared = (counts: Counts): boolean => shared.has(counts);

/** Counts of a form's questions, that can be added up and taken away again. */
export class Tally {
  readonly questions = new Map<string, Counts>();

  /** Begins with the counts of a tally that nobody adds to any more; a question is copied once it changes. */
  static over(kept: Tally): Tally {
    const tally = new Tally();
    for (const [question, counts] of kept.questions) {
      shared.add(counts);
      tally.questions.set(question, counts);
    }
    return tally;
  }

  /** Adds a bucket of a question once, or takes it away. */
  add(question: string, { bucket, sum }: Bucketed, sign: 1 | -1 = 1): void {
    const exact = sum === undefined || sign === 1 ? sum : negate(sum);
    addCount(this.countsOf(question), bucket, exact === undefined ? [sign] : [sign, exact]);
  }

  /** Adds what was counted of a question elsewhere. */
  addCounts(question: string, counts: Iterable<[string, Count]>): void {
    const own = this.countsOf(question);
    for (const [bucket, count] of counts) addCount(own, bucket, count);
  }

  /** Adds another tally. */
  addAll(other: Tally): void {
    for (const [question, counts] of other.questions) this.addCounts(question, counts);
  }

  /** Takes another tally away. */
  takeAll(other: Tally): void {
    for (const [question, counts] of other.questions) this.addCounts(question, [...counts].map(negative));
  }

  /** Number of times that a bucket of a question was counted. */
  timesOf(question: string, bucket: string): number {
    return this.questions.get(question)?.get(bucket)?.[0] ?? 0;
  }

  private countsOf(question: string): Counts {
    const known = this.questions.get(question);
    if (known && !isShared(known)) return known;
    const counts: Counts = new Map(known);
    this.questions.set(question, counts);
    return counts;
  }
}

/** The same counts, to be taken away. */
export const negative = ([bucket, [times, sum]]: [string, Count]): [string, Count] => [
  bucket,
  sum === undefined ? [-times] : [-times, negate(sum)],
];

/** Adds to one bucket; what comes to nothing is removed, so that equal counts are equal maps. */
export function addCount(counts: Counts, bucket: string, [times, sum]: Count): void {
  const before = counts.get(bucket);
  const all = (before?.[0] ?? 0) + times;
  const sumBefore = before?.[1];
  const exact =
    sum !== undefined && sumBefore !== undefined ? addDecimals(sum, sumBefore) : (sum ?? sumBefore);
  if (all === 0 && (exact === undefined || exact === '0')) counts.delete(bucket);
  else counts.set(bucket, exact === undefined ? [all] : [all, exact]);
}

/** Returns the counts as they are stored. */
export const storedCounts = (counts: Counts): Record<string, Count> => Object.fromEntries(counts);

/** Reads stored counts. */
export const countsFrom = (stored: Record<string, Count>): [string, Count][] => Object.entries(stored);
