import { sumDecimals } from './addDecimals.ts';
import type { BlockCounter } from './blocks/index.ts';
import { NumberSums } from './numberSums.ts';
import { Tally, type Count } from './tally.ts';

/** What submissions of blocks count as. */
export class BlockSums implements BlockCounter {
  private readonly entries = new Tally();
  private readonly numbers = new Map<string, Map<number, NumberSums>>();

  addEntry(question: string, counts: readonly [string, Count][], times: number): void {
    this.entries.addCounts(question, timesCounts(counts, times));
  }

  addNumbers(
    question: string,
    scale: number,
    { numbers, rows, withNumber }: Parameters<BlockCounter['addNumbers']>[2],
  ): void {
    this.sumsOf(question, scale).addAll(numbers, rows, withNumber);
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

const timesCounts = (counts: readonly [string, Count][], times: number): [string, Count][] =>
  counts.map(([bucket, [number, sum]]) => [
    bucket,
    sum === undefined ? [number * times] : [number * times, sumDecimals([{ decimal: sum, times }])],
  ]);
