import type { PoolClient } from 'pg';
import type { BlockForm, Period } from './blockForm.ts';
import { idAt } from './blockBuilder.ts';
import type { Column, Counts } from './column.ts';
import { eachBlock, eachOf, type BlockFilter, type PartFilter } from './eachBlock.ts';
import { IdFilter, type NamedFilter } from './idFilter.ts';
import { loadIds } from './loadBlocks.ts';
import { BlockMatcher, type BlockCondition } from './matchBlock.ts';
import { Selection } from './selection.ts';

/** What is counted of the blocks of a form. */
export interface BlockQuery {
  period: Period;
  /** To where blocks are read, as a text of the database. */
  reach: string;
  /** What columns answer, see `FoundBlocks.canAnswer`. */
  conditions: readonly BlockCondition[];
  /** What they do not hold; null for none. */
  named: NamedFilter | null;
}

/** Adds up what the answers of blocks count as. */
export interface BlockCounter {
  /** Adds what answers count as, so many times. */
  addEntry(question: string, counts: Counts, times: number): void;
  /**
   * Adds the numbers of these rows, in units of 10 to the power of -scale.
   * @param withNumber so many of the rows have one; the others hold a 0 that does not count.
   */
  addNumbers(question: string, scale: number, numbers: SelectedNumbers): void;
}

export interface SelectedNumbers {
  numbers: Int16Array | Int32Array;
  rows: Uint32Array;
  withNumber: number;
}

/** A block that was counted. */
export interface CountedBlock {
  /** Submissions of the block, and how many of them match. */
  rows: number;
  found: number;
  /** Reads the ids of those that match, from one place to before another, newest first. */
  loadIds(from: number, until: number): Promise<string[]>;
}

/** Counts what matches in the blocks of a period, newest first, block by block in the client's snapshot. */
export async function* countBlocks(
  client: PoolClient,
  form: BlockForm,
  { conditions, named, ...span }: BlockQuery,
  counter: BlockCounter,
): AsyncGenerator<CountedBlock> {
  const byAnswers = answerFilter(client, conditions);
  const filter = named ? eachOf([byAnswers, new IdFilter(client, form, named)]) : byAnswers;
  for await (const { head, columns, found } of eachBlock(client, form, span, filter)) {
    const selection = new Selection(found);
    for (const column of columns.values()) countColumn(column, selection, counter);
    yield {
      rows: head.rows,
      found: found.length,
      async loadIds(from, until) {
        const ids = (await loadIds(client, form, [head])).get(head.block)!;
        return [...found.subarray(from, until)].map((row) => idAt(ids, row));
      },
    };
  }
}

/** Counts the answers of these rows of a block. */
export function countColumn(
  { question, entries, packed, numbers, scale }: Column,
  selection: Selection,
  counter: BlockCounter,
): void {
  const times = selection.countCodes(packed, entries.length);
  for (const [place, [counts]] of entries.entries())
    if (times[place]! > 0 && counts.length > 0) counter.addEntry(question, counts, times[place]!);
  const withNumber = times[entries.length - 1] ?? 0;
  if (numbers && withNumber > 0)
    counter.addNumbers(question, scale, { numbers, rows: selection.rows, withNumber });
}

/** Asks the columns of each block. */
function answerFilter(client: PoolClient, conditions: readonly BlockCondition[]): BlockFilter {
  const matchers = conditions.map((condition) => new BlockMatcher(condition));
  const part: PartFilter = {
    async learn(blocks) {
      for (const matcher of matchers) {
        const { question } = matcher.condition;
        await matcher.learn(
          client,
          [...blocks.values()].flatMap((columns) => columns.get(question) ?? []),
        );
      }
    },
    matching: (_head, columns, rows) =>
      matchers.reduce(
        (found, matcher) => matcher.matching(columns.get(matcher.condition.question), found),
        rows,
      ),
  };
  return { lookUp: () => Promise.resolve(part) };
}
