import type { PoolClient } from 'pg';
import type { BlockForm, Period } from './blockForm.ts';
import type { Column } from './column.ts';
import { listBlocks, loadColumns, loadTimes, type BlockHead } from './loadBlocks.ts';

/** Blocks of one statement; the next ones are read meanwhile. The first comes alone, for a first picture. */
const BLOCKS_AT_ONCE = 4;

/** Columns of blocks, by block and question. */
export type BlockColumns = ReadonlyMap<number, ReadonlyMap<string, Column>>;

/** Chooses the submissions of blocks that are counted. */
export interface BlockFilter {
  /**
   * Looks up what the database knows of some blocks that follow each other, while those before are counted.
   * @param behind submissions of the blocks from these on.
   */
  lookUp(heads: readonly BlockHead[], behind: number): Promise<PartFilter>;
}

/** Chooses among the submissions of these blocks. */
export interface PartFilter {
  /** Looks up what their columns lead to. */
  learn?(columns: BlockColumns): Promise<void>;
  /** Returns those of the rows that match, in their order. */
  matching(head: BlockHead, columns: ReadonlyMap<string, Column>, rows: Uint32Array): Uint32Array;
}

/** Asks several filters, one after the other; each sees what those before leave. */
export const eachOf = (filters: readonly BlockFilter[]): BlockFilter => ({
  async lookUp(heads, behind) {
    const parts = await Promise.all(filters.map((filter) => filter.lookUp(heads, behind)));
    return {
      async learn(columns) {
        for (const part of parts) await part.learn?.(columns);
      },
      matching: (head, columns, rows) =>
        parts.reduce((found, part) => part.matching(head, columns, found), rows),
    };
  },
});

/** A block, with what matches in it. */
export interface FoundBlock {
  head: BlockHead;
  columns: ReadonlyMap<string, Column>;
  /** Places of the submissions that match, newest first. */
  found: Uint32Array;
}

/**
 * Reads the blocks of a period, newest first, with what matches in each.
 * @param reach where they end, as a text of the database.
 */
export async function* eachBlock(
  client: PoolClient,
  form: BlockForm,
  { period, reach }: { period: Period; reach: string },
  filter: BlockFilter,
): AsyncGenerator<FoundBlock> {
  const parts = partsOf(await listBlocks(client, form, period, reach));
  let behind = parts.flat().reduce((sum, { rows }) => sum + rows, 0);
  const begin = (part: readonly BlockHead[] | undefined) => {
    const begun = part && Promise.all([loadColumns(client, form, part), filter.lookUp(part, behind)]);
    behind -= part?.reduce((sum, { rows }) => sum + rows, 0) ?? 0;
    // Whoever leaves meanwhile does not wait for it.
    begun?.catch(() => undefined);
    return begun;
  };
  let next = begin(parts[0]);
  for (const [at, part] of parts.entries()) {
    const [blocks, chosen] = (await next)!;
    await chosen.learn?.(blocks);
    // What a first picture still asks would wait behind the statements of the next blocks.
    const isFirst = at === 0;
    if (!isFirst) next = begin(parts[at + 1]);
    for (const head of part) {
      const columns = blocks.get(head.block) ?? new Map<string, Column>();
      const rows = head.isWhole ? allRows(head) : await rowsInPeriod(client, form, head, period);
      yield { head, columns, found: chosen.matching(head, columns, rows) };
    }
    if (isFirst) next = begin(parts[1]);
  }
}

function partsOf(heads: readonly BlockHead[]): BlockHead[][] {
  const parts = heads.length > 0 ? [heads.slice(0, 1)] : [];
  for (let at = 1; at < heads.length; at += BLOCKS_AT_ONCE) parts.push(heads.slice(at, at + BLOCKS_AT_ONCE));
  return parts;
}

/** The places 0, 1, 2, … as far as any block has needed them; nobody changes them. */
let places = new Uint32Array();

function allRows({ rows }: BlockHead): Uint32Array {
  if (places.length < rows) places = Uint32Array.from({ length: rows }, (_one, row) => row);
  return places.subarray(0, rows);
}

async function rowsInPeriod(
  client: PoolClient,
  form: BlockForm,
  head: BlockHead,
  { from, until }: Period,
): Promise<Uint32Array> {
  const times = (await loadTimes(client, form, [head])).get(head.block)!;
  const [start, end] = [from?.getTime() ?? -Infinity, until?.getTime() ?? Infinity];
  return allRows(head).filter((row) => times[row]! >= start && times[row]! < end);
}
