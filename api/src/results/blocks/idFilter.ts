import type { PoolClient } from 'pg';
import type { Sql } from '../../platform/db/sql.ts';
import type { BlockForm } from './blockForm.ts';
import type { BlockFilter, PartFilter } from './eachBlock.ts';
import {
  BesideNames,
  TextNames,
  type BesideRows,
  type BlockPart,
  type NamedIds,
  type TextCondition,
} from './namedIds.ts';
import { loadIds, loadTimes, type BlockHead } from './loadBlocks.ts';

/** Bytes of an id, and those of them that hold the time it was made. */
const ID_BYTES = 16;
const TIME_BYTES = 6;

/** A filter by what blocks do not hold, so that the database names the submissions. */
export interface NamedFilter {
  /** The submissions of the form that are asked for at all, as a condition over `form_submissions s`. */
  scope: Sql;
  beside: readonly BesideRows[];
  /** Null for none. */
  texts: TextCondition | null;
  /** Times, in whole ms since 1970, of submissions that have changed since their block was built. */
  changed: ReadonlySet<number>;
}

/**
 * Chooses the submissions of blocks whose ids the database names: for status, assignee, tags, marks, search and answers
 * that are not in columns. Submissions that have changed since their block was built are left to whoever reads them one
 * by one (decision 373).
 */
export class IdFilter implements BlockFilter {
  private readonly client: PoolClient;
  private readonly form: BlockForm;
  private readonly names: readonly { of(part: BlockPart): Promise<NamedIds> }[];
  private readonly changed: ReadonlySet<number>;

  constructor(client: PoolClient, form: BlockForm, { scope, beside, texts, changed }: NamedFilter) {
    this.client = client;
    this.form = form;
    this.names = [
      ...beside.map((rows) => new BesideNames(client, { form, scope }, rows)),
      ...(texts ? [new TextNames(client, scope, texts)] : []),
    ];
    this.changed = changed;
  }

  async lookUp(heads: readonly BlockHead[], behind: number): Promise<PartFilter> {
    const { client, form, changed } = this;
    const [ids, times] = await Promise.all([
      loadIds(client, form, heads),
      changed.size > 0 ? loadTimes(client, form, heads) : null,
    ]);
    const part = { heads, ids: spanOf(ids.values()), behind };
    const named = await Promise.all(this.names.map((one) => one.of(part)));
    return {
      matching({ block }, _columns, rows) {
        const own = ids.get(block)!;
        const found = named.reduce((left, one) => one.ids.placesIn(own, left, one.isWanted), rows);
        const at = times?.get(block);
        return at ? found.filter((row) => !changed.has(at[row]!)) : found;
      },
    };
  }
}

/** Finds ids that no id of these blocks comes before, or behind. They are as exact as the time in them. */
function spanOf(blocks: Iterable<Buffer>): [first: string, last: string] {
  let [first, last] = [2 ** (8 * TIME_BYTES) - 1, 0];
  for (const ids of blocks)
    for (let at = 0; at < ids.length; at += ID_BYTES) {
      const time = ids.readUIntBE(at, TIME_BYTES);
      if (time < first) first = time;
      if (time > last) last = time;
    }
  const hex = (time: number, rest: string): string =>
    time
      .toString(16)
      .padStart(2 * TIME_BYTES, '0')
      .padEnd(2 * ID_BYTES, rest);
  return [hex(first, '0'), hex(last, 'f')];
}
