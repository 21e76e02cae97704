import type { FormDefinition } from '@inlay/sdk/model';
import type { AskedForm } from '../../submissions/storedLogic.ts';
import { countingOf, type Bucketed } from '../buckets.ts';
import { eachCounted, partsOfDefinition } from '../countSubmission.ts';
import type { ScannedRow } from '../scanSubmissions.ts';
import { ColumnBuilder, type PackedColumn } from './columnBuilder.ts';

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

  /** Adds a submission with the revision that was answered. */
  add({ id, at, answers }: ScannedRow, asked: AskedForm): void {
    const row = this.ids.push(id) - 1;
    this.times.push(Math.floor(at));
    const counted = new Map<string, Bucketed[]>();
    eachCounted(asked, { answers, submittedAt: new Date(at) }, (question, bucketed) => {
      const known = counted.get(question);
      if (known) known.push(bucketed);
      else counted.set(question, [bucketed]);
    });
    const kept = keptOf(asked.definition);
    for (const [question, list] of counted) {
      const answer = answers[question];
      this.columnOf(question).set(row, list, answer, kept.get(question)?.(answer) ?? false);
    }
    for (const [key, answer] of Object.entries(answers))
      if (!counted.has(key)) this.columnOf(key).set(row, [], answer, false);
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
    const known = this.columns.get(question) ?? new ColumnBuilder();
    this.columns.set(question, known);
    return known;
  }
}

/** Reads the id of a row from the ids of its block. */
export function idAt(ids: Uint8Array, row: number): string {
  const hex = Buffer.from(ids.subarray(row * ID_BYTES, (row + 1) * ID_BYTES)).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

type IsKept = (answer: unknown) => boolean;
const kinds = new WeakMap<FormDefinition, Map<string, IsKept>>();

/**
 * Which answers filters may read in blocks, by question: texts would make blocks as large as the submissions, and lists
 * of files and groups of rows are hardly ever twice the same.
 */
function keptOf(definition: FormDefinition): Map<string, IsKept> {
  const known = kinds.get(definition);
  if (known) return known;
  const kept = new Map<string, IsKept>();
  for (const part of partsOfDefinition(definition)) {
    const counting = part.kind === 'answer' ? countingOf(part.field) : null;
    if (counting !== null && counting !== 'files') kept.set(part.id, () => true);
    if (part.kind === 'value') kept.set(part.id, (answer) => typeof answer !== 'string');
  }
  kinds.set(definition, kept);
  return kept;
}
