import { sumDecimals } from '../addDecimals.ts';
import { Tally, type Count } from '../tally.ts';
import type { Column, Entry } from './column.ts';
import { NumberSums } from './numberSums.ts';
import type { Selection } from './selection.ts';

/** What submissions of blocks count as, column by column. */
export class BlockSums {
  private readonly entries = new Tally();
  private readonly numbers = new Map<string, Map<number, NumberSums>>();

  /** Counts the answers of these rows of a block. */
  add({ question, entries, packed, numbers, scale }: Column, selection: Selection): void {
    const times = selection.countCodes(packed, entries.length);
    for (const [place, [counts]] of entries.entries())
      if (times[place]! > 0 && counts.length > 0)
        this.entries.addCounts(question, timesCounts(counts, times[place]!));
    const withNumber = times[entries.length - 1] ?? 0;
    if (numbers && withNumber > 0) this.sumsOf(question, scale).addAll(numbers, selection.rows, withNumber);
  }

  /** Adds all of it to a tally. */
  addTo(tally: Tally): void {
    tally.addAll(this.entries);
    for (const [question, scales] of this.numbers)
      for (const sums of scales.values()) sums.addTo(tally, question);
  }

  private sumsOf(question: string, scale: number): NumberSums {
    const scales = this.numbers.get(question) ?? new Map<number, NumberSums>();
    this.numbers.set(question, scales);
    const sums = scales.get(scale) ?? new NumberSums(scale);
    scales.set(scale, sums);
    return sums;
  }
}

const timesCounts = (counts: Entry[0], times: number): [string, Count][] =>
  counts.map(([bucket, [number, sum]]) => [
    bucket,
    sum === undefined ? [number * times] : [number * times, sumDecimals([{ decimal: sum, times }])],
  ]);
