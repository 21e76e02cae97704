import { aligned } from './packing.ts';

/** 32-bit words of an id. */
const WORDS = 4;
/** Room for each id, so that few of them meet. */
const ROOM = 2;

/** A set of ids of 16 bytes each: a hash table in one array, because a million strings would be slow to make. */
export class IdSet {
  readonly size: number;
  private readonly words: Uint32Array;
  /** Place of an id among the words, from 1; 0 is empty. */
  private readonly table: Uint32Array;

  /** @param ids one behind the other. */
  constructor(ids: Uint8Array) {
    this.words = wordsOf(ids);
    this.size = this.words.length / WORDS;
    this.table = new Uint32Array(2 ** Math.ceil(Math.log2(ROOM * this.size + 1)));
    for (let at = 0; at < this.size; at++) this.table[this.slotOf(this.words, at)] = at + 1;
  }

  /**
   * Returns those of the rows whose ids are in the set, or are not, in their order.
   * @param ids of all rows, one behind the other.
   */
  placesIn(ids: Uint8Array, rows: Uint32Array, isWanted = true): Uint32Array {
    if (this.size === 0) return isWanted ? rows.subarray(0, 0) : rows;
    const words = wordsOf(ids);
    const found = new Uint32Array(rows.length);
    let count = 0;
    for (const row of rows) {
      // Written whether it fits or not: a branch that nobody can foresee costs more.
      found[count] = row;
      count += Number((this.table[this.slotOf(words, row)] !== 0) === isWanted);
    }
    return found.subarray(0, count);
  }

  /** Finds where an id is in the table, or where it would be. The last bits of an id are random in every version of UUID. */
  private slotOf(words: Uint32Array, at: number): number {
    const mask = this.table.length - 1;
    let slot = words[at * WORDS + WORDS - 1]! & mask;
    for (let known = this.table[slot]!; known !== 0; known = this.table[slot]!) {
      if (this.isSame(known - 1, words, at)) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private isSame(own: number, words: Uint32Array, at: number): boolean {
    for (let word = 0; word < WORDS; word++)
      if (this.words[own * WORDS + word] !== words[at * WORDS + word]) return false;
    return true;
  }
}

const wordsOf = (ids: Uint8Array): Uint32Array => new Uint32Array(aligned(ids));
