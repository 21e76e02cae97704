import type { Counted, Counts } from './column.ts';
import { ColumnBuilder, type BlockAnswer, type PackedColumn } from './columnBuilder.ts';

/** A submission, as a block lays it out. */
export interface BlockRow {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  answers: readonly BlockAnswer[];
}

/** A block as it is stored. */
export interface BuiltBlock {
  rows: number;
  ids: Uint8Array;
  times: Float64Array;
  /** Each is packed when it is its turn: all at once would keep others waiting. */
  columns: Iterable<PackedColumn>;
}

const ID_BYTES = 16;

/** Lays out submissions by question, in the order in which they come: newest first. */
export class BlockBuilder {
  private readonly ids: string[] = [];
  private readonly times: number[] = [];
  private readonly columns = new Map<string, ColumnBuilder>();
  private readonly addUp: (counted: readonly Counted[]) => Counts;

  constructor(addUp: (counted: readonly Counted[]) => Counts) {
    this.addUp = addUp;
  }

  add({ id, at, answers }: BlockRow): void {
    const row = this.ids.push(id) - 1;
    this.times.push(Math.floor(at));
    for (const one of answers) this.columnOf(one.question).set(row, one);
  }

  finish(): BuiltBlock {
    const rows = this.ids.length;
    return {
      rows,
      ids: Buffer.from(this.ids.join('').replaceAll('-', ''), 'hex'),
      times: Float64Array.from(this.times),
      columns: this.finishColumns(),
    };
  }

  private *finishColumns(): Generator<PackedColumn> {
    for (const [question, column] of this.columns) yield column.finish(question, this.ids.length);
  }

  private columnOf(question: string): ColumnBuilder {
    const known = this.columns.get(question) ?? new ColumnBuilder(this.addUp);
    this.columns.set(question, known);
    return known;
  }
}

/** Reads the id of a row from the ids of its block. */
export function idAt(ids: Uint8Array, row: number): string {
  const hex = Buffer.from(ids.subarray(row * ID_BYTES, (row + 1) * ID_BYTES)).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
