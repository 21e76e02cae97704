import { decimalOf } from './addDecimals.ts';
import { bucketOf, EXACT_BELOW } from './buckets.ts';
import { ANSWERED, type Count, type Tally } from './tally.ts';

/** Leading digits, from -10,000 to 9,999 and one more for what is rounded down from there. */
const LEADS = 2 * EXACT_BELOW + 1;

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
      if (-EXACT_BELOW < number && number < EXACT_BELOW) exact[number + EXACT_BELOW]!++;
      else this.add(number);
    }
    exact[EXACT_BELOW]! -= rows.length - withNumber;
  }

  private add(number: number): void {
    const size = Math.abs(number);
    let digits = 0;
    let unit = 1;
    while (size >= EXACT_BELOW * unit) {
      unit *= 10;
      digits++;
    }
    const lead = Math.floor(number / unit);
    const group = (this.groups[digits] ??= newGroup());
    const rest = number - lead * unit;
    if (rest === 0) group.exact[lead + EXACT_BELOW]!++;
    else {
      group.rough[lead + EXACT_BELOW]!++;
      group.rests[lead + EXACT_BELOW]! += rest;
    }
  }

  /** Adds what was counted to a question of a tally. */
  addTo(tally: Tally, question: string): void {
    for (const [digits, group] of this.groups.entries())
      if (group) this.addGroup(tally, question, digits, group);
  }

  private addGroup(tally: Tally, question: string, digits: number, { exact, rough, rests }: Group): void {
    const unit = 10 ** digits;
    const counts: [bucket: string, count: Count][] = [];
    let answered = 0;
    for (let at = 0; at < LEADS; at++) {
      const lowest = (at - EXACT_BELOW) * unit;
      const value = lowest / 10 ** this.scale;
      const [alone, together] = [exact[at]!, rough[at]!];
      answered += alone + together;
      if (alone > 0) counts.push([bucketOf.number(value), [alone]]);
      if (together > 0) {
        const sum = BigInt(lowest) * BigInt(together) + BigInt(rests[at]!);
        counts.push([bucketOf.rough(value), [together, decimalOf(sum, this.scale)]]);
      }
    }
    if (answered > 0) tally.addCounts(question, [[ANSWERED, [answered]], ...counts]);
  }
}

const newGroup = (): Group => ({
  exact: new Uint32Array(LEADS),
  rough: new Uint32Array(LEADS),
  rests: new Float64Array(LEADS),
});
