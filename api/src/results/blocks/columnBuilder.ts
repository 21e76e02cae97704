import { plainNumber } from '@inlay/sdk/model';
import { NO_ENTRY, type Counted, type Counts, type Entry } from './column.ts';
import { packCodes, packNumbers } from './packing.ts';

/** Different numbers up to which each is an entry: their codes have a byte. */
const MOST_NUMBERS = 200;
const INT32 = 2 ** 31;

/** An answer of a submission, as a block lays it out. */
export interface BlockAnswer {
  question: string;
  /** Nothing where the revision that was answered had no such question. */
  counted: readonly Counted[];
  /** Undefined where the question was left empty. */
  answer: unknown;
  /** Whether filters read it; it is only counted otherwise. */
  isKept: boolean;
  /** Whether it counts as a number, and as nothing else. */
  isNumber: boolean;
}

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
  /** What each of the numbers counts as. */
  private readonly countedAs = new Map<number, readonly Counted[]>();
  private readonly addUp: (counted: readonly Counted[]) => Counts;
  private isFilterable = true;

  constructor(addUp: (counted: readonly Counted[]) => Counts) {
    this.addUp = addUp;
  }

  /** Adds the answer of a submission. */
  set(row: number, { counted, answer, isKept, isNumber }: Omit<BlockAnswer, 'question'>): void {
    if (answer !== undefined && !isKept) this.isFilterable = false;
    const kept = isKept ? answer : undefined;
    if (isNumber && typeof kept === 'number') {
      this.numbers.set(row, kept);
      this.countedAs.set(kept, counted);
    } else this.codes[row] = this.placeOf(counted, kept);
  }

  /** Returns the column of so many submissions. */
  finish(question: string, rows: number): PackedColumn {
    const { entries, isFilterable } = this;
    const units = this.unitsOf();
    if (!units)
      for (const [row, number] of this.numbers)
        this.codes[row] = this.placeOf(this.countedAs.get(number) ?? [], number);
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

  private placeOf(counted: readonly Counted[], answer: unknown): number {
    let key = answer === undefined ? '' : JSON.stringify(answer);
    // No text of the database holds these two.
    for (const { bucket, sum } of counted)
      key += sum === undefined ? `\0${bucket}` : `\0${bucket}\u0001${sum}`;
    const known = this.places.get(key);
    if (known !== undefined) return known;
    if (key === '') return 0;
    this.places.set(key, this.entries.length);
    const counts = this.addUp(counted);
    return this.entries.push(answer === undefined ? [counts] : [counts, answer]) - 1;
  }

  /** Returns the decimal places with which all numbers are whole; null where they are better, or can only be, entries. */
  private unitsOf(): { scale: number } | null {
    const distinct = [...this.countedAs.keys()];
    if (distinct.length <= MOST_NUMBERS) return null;
    let scale = 0;
    for (const number of distinct) scale = Math.max(scale, (plainNumber(number).split('.')[1] ?? '').length);
    const isWhole = (number: number): boolean => {
      const whole = Math.round(number * 10 ** scale);
      return Math.abs(whole) < INT32 && whole / 10 ** scale === number;
    };
    return distinct.every(isWhole) ? { scale } : null;
  }
}
