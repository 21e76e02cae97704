import { decimalOf } from '../addDecimals.ts';
import { bucketOf, EXACT_DIGITS } from '../buckets.ts';
import { ANSWERED, type Tally } from '../tally.ts';

/** Numbers of up to so many digits are counted one by one. */
const EXACT = 10 ** EXACT_DIGITS;
/** Leading digits, from -10,000 to 9,999 and one more for what is rounded down from there. */
const LEADS = 2 * EXACT + 1;

/** Numbers with the same number of digits behind the leading ones. */
interface Group {
  /** How often each occurs that is no more than its leading digits. */
  exact: Uint32Array;
  /** How often others occur, and what they have beyond their leading digits, added up: exact below 2^53. */
  rough: Uint32Array;
  rests: Float64Array;
}

/** Counts numbers of one scale by their first digits with exact sums, as `numberBuckets` does one by one. */
export class NumberSums {
  private readonly groups: Group[] = [];
  private readonly scale: number;

  constructor(scale: number) {
    this.scale = scale;
  }

  /** Adds the numbers of these rows. Only so many of them have one; the others hold a 0 that does not count. */
  addAll(numbers: Int16Array | Int32Array, rows: Uint32Array, withNumber: number): void {
    const { exact } = (this.groups[0] ??= newGroup());
    for (const row of rows) {
      const number = numbers[row]!;
      if (-EXACT < number && number < EXACT) exact[number + EXACT]!++;
      else this.add(number);
    }
    exact[EXACT]! -= rows.length - withNumber;
  }

  private add(number: number): void {
    const size = Math.abs(number);
    let digits = 0;
    let unit = 1;
    while (size >= EXACT * unit) {
      unit *= 10;
      digits++;
    }
    const lead = Math.floor(number / unit);
    const group = (this.groups[digits] ??= newGroup());
    const rest = number - lead * unit;
    if (rest === 0) group.exact[lead + EXACT]!++;
    else {
      group.rough[lead + EXACT]!++;
      group.rests[lead + EXACT]! += rest;
    }
  }

  /** Adds what was counted to a question of a tally. */
  addTo(tally: Tally, question: string): void {
    for (const [digits, group] of this.groups.entries())
      if (group) this.addGroup(tally, question, digits, group);
  }

  private addGroup(tally: Tally, question: string, digits: number, { exact, rough, rests }: Group): void {
    const unit = 10 ** digits;
    for (let at = 0; at < LEADS; at++) {
      const lowest = (at - EXACT) * unit;
      const value = lowest / 10 ** this.scale;
      const [alone, together] = [exact[at]!, rough[at]!];
      if (alone > 0)
        tally.addCounts(question, [
          [ANSWERED, [alone]],
          [bucketOf.number(value), [alone]],
        ]);
      if (together > 0) {
        const sum = BigInt(lowest) * BigInt(together) + BigInt(rests[at]!);
        tally.addCounts(question, [
          [ANSWERED, [together]],
          [bucketOf.rough(value), [together, decimalOf(sum, this.scale)]],
        ]);
      }
    }
  }
}

const newGroup = (): Group => ({
  exact: new Uint32Array(LEADS),
  rough: new Uint32Array(LEADS),
  rests: new Float64Array(LEADS),
});
