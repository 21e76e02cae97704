import { plainNumber } from '@inlay/sdk/model';
import { numberBuckets, type Bucketed } from '../buckets.ts';
import { ANSWERED } from '../tally.ts';
import { entryOf, NO_ENTRY, type Entry } from './column.ts';
import { packCodes, packNumbers } from './packing.ts';

/** Different numbers up to which each is an entry: their codes have a byte. */
const MOST_NUMBERS = 200;
const INT32 = 2 ** 31;

/** A column as it is stored. */
export interface PackedColumn {
  question: string;
  entries: Entry[];
  codes: Uint8Array;
  numbers: Uint8Array | null;
  scale: number;
  isFilterable: boolean;
}

/** Lays out the answers to one question, submission by submission. */
export class ColumnBuilder {
  private readonly codes: number[] = [];
  private readonly entries: Entry[] = [NO_ENTRY];
  private readonly places = new Map<string, number>();
  private readonly numbers = new Map<number, number>();
  private isFilterable = true;

  /**
   * Adds the answer of a submission.
   * @param isKept whether filters read it; it is only counted otherwise.
   */
  set(row: number, counted: readonly Bucketed[], answer: unknown, isKept: boolean): void {
    if (answer !== undefined && !isKept) this.isFilterable = false;
    const kept = isKept ? answer : undefined;
    if (typeof kept === 'number' && isNumber(counted)) this.numbers.set(row, kept);
    else this.codes[row] = this.placeOf(counted, kept);
  }

  /** Returns the column of so many submissions. */
  finish(question: string, rows: number): PackedColumn {
    const { entries, isFilterable } = this;
    const units = this.unitsOf();
    if (!units)
      for (const [row, number] of this.numbers)
        this.codes[row] = this.placeOf([{ bucket: ANSWERED }, ...numberBuckets(number)], number);
    // The last entry stands for the numbers beside the entries.
    if (units) entries.push(NO_ENTRY);
    const codes = Uint32Array.from({ length: rows }, (_one, row) => this.codes[row] ?? 0);
    if (!units)
      return {
        question,
        entries,
        codes: packCodes(codes, entries.length),
        numbers: null,
        scale: 0,
        isFilterable,
      };
    const numbers = new Int32Array(rows);
    for (const [row, number] of this.numbers) {
      codes[row] = entries.length - 1;
      numbers[row] = Math.round(number * 10 ** units.scale);
    }
    const packed = { codes: packCodes(codes, entries.length), numbers: packNumbers(numbers) };
    return { question, entries, ...packed, scale: units.scale, isFilterable };
  }

  private placeOf(counted: readonly Bucketed[], answer: unknown): number {
    let key = answer === undefined ? '' : JSON.stringify(answer);
    // No text of the database holds these two.
    for (const { bucket, sum } of counted)
      key += sum === undefined ? `\0${bucket}` : `\0${bucket}\u0001${sum}`;
    const known = this.places.get(key);
    if (known !== undefined) return known;
    if (key === '') return 0;
    this.places.set(key, this.entries.length);
    return this.entries.push(entryOf(counted, answer)) - 1;
  }

  /** Returns the decimal places with which all numbers are whole; null where they are better, or can only be, entries. */
  private unitsOf(): { scale: number } | null {
    const distinct = new Set(this.numbers.values());
    if (distinct.size <= MOST_NUMBERS) return null;
    let scale = 0;
    for (const number of distinct) scale = Math.max(scale, (plainNumber(number).split('.')[1] ?? '').length);
    const isWhole = (number: number): boolean => {
      const whole = Math.round(number * 10 ** scale);
      return Math.abs(whole) < INT32 && whole / 10 ** scale === number;
    };
    return [...distinct].every(isWhole) ? { scale } : null;
  }
}

/** Whether an answer is counted as a number, and as nothing else. */
const isNumber = ([answered, number, more]: readonly Bucketed[]): boolean =>
  answered?.bucket === ANSWERED && more === undefined && number !== undefined && /^[n~]:/.test(number.bucket);
