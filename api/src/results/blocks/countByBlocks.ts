import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { AnswerCondition } from '../../contract/index.ts';
import { allOf, idArray, sql, type Sql } from '../../db/sql.ts';
import { IN_INBOX } from '../../submissions/list/submissionFilter.ts';
import { sumOfDays, type DayTallies } from '../counters.ts';
import { tallyChanges } from '../countChanges.ts';
import { countRows, type CountDeps } from '../countRows.ts';
import { NEWEST_ROWS } from '../newestTexts.ts';
import type { Progress } from '../progress.ts';
import { readAllChanges } from '../readCounters.ts';
import { inPeriod, type Period, type ResultsAsk } from '../resultsAsk.ts';
import { scanSubmissions } from '../scanSubmissions.ts';
import { idAt } from './blockBuilder.ts';
import { BlockSums } from './blockSums.ts';
import type { Column } from './column.ts';
import { BlockMatcher, canMatch } from './matchBlock.ts';
import {
  listBlocks,
  readColumns,
  readConditionColumns,
  readIds,
  readReach,
  readTimes,
  type BlockHead,
} from './readBlocks.ts';
import { Selection } from './selection.ts';

/** Blocks of one statement; the next ones are read meanwhile. */
const BLOCKS_AT_ONCE = 4;

/** What a count by blocks needs to know before it begins. */
export interface BlockPlan {
  conditions: readonly AnswerCondition[];
  /** To where blocks reach; submissions from then on are counted one by one. */
  reach: string;
}

/** Returns how a filtered count can go by blocks; null where it cannot: there are none, or they lack its answers. */
export async function planBlocks(
  client: PoolClient,
  { form, conditions }: Pick<ResultsAsk, 'form' | 'conditions'>,
): Promise<BlockPlan | null> {
  const reach = conditions && (await readReach(client, form));
  if (!conditions || !reach) return null;
  const columns = await readConditionColumns(
    client,
    form,
    conditions.map(({ field }) => field),
  );
  const isFit = conditions.every((one) => {
    const column = columns.get(one.field);
    return !column || canMatch(one, column);
  });
  return isFit ? { conditions, reach } : null;
}

/**
 * Counts what matches conditions by the blocks of a form, newest first, and adds what they do not hold: the rows behind
 * them and behind the text index, the queue of changes, and the changes that are kept for blocks (decision 373).
 */
export async function* countByBlocks(
  deps: CountDeps,
  ask: ResultsAsk,
  progress: Progress,
  { conditions, reach }: BlockPlan,
): AsyncGenerator<Progress> {
  const { client } = deps;
  const { period, filter } = ask;
  const [isBehind, isWithin] = [
    sql`s.submitted_at >= ${reach}::timestamptz`,
    sql`s.submitted_at < ${reach}::timestamptz`,
  ];
  const rowsIn = (...where: Sql[]) =>
    countRows(deps, ask, progress, {
      where: allOf([IN_INBOX, inPeriod(period), ...where]),
      filter,
      keepsNewest: true,
    });
  yield* rowsIn(isBehind);
  const matchers = conditions.map((condition) => new BlockMatcher(condition));
  const sums = new BlockSums();
  progress.blocks = sums;
  for await (const block of eachBlock(client, ask, matchers)) {
    const selection = new Selection(block.found);
    for (const column of block.columns.values()) sums.add(column, selection);
    if (progress.newest.length < NEWEST_ROWS) await addNewest(client, ask, progress, block);
    progress.counted += block.head.rows;
    await nextTurn();
    yield progress;
  }
  await addAllChanges(deps, ask, progress, isWithin);
  yield progress;
  yield* rowsIn(sql`s.search_text is null`, isWithin);
}

/** Adds the changes that blocks do not hold yet, all at once: some alone would take away what others add. */
async function addAllChanges(
  { client, revisions }: CountDeps,
  ask: ResultsAsk,
  progress: Progress,
  isWithin: Sql,
): Promise<void> {
  const { form, period, filter } = ask;
  const where = allOf([isWithin, inPeriod(period), ...(filter ? [filter] : [])]);
  const changed: DayTallies = new Map();
  const moments = new Set<string>();
  for await (const changes of readAllChanges(client, form, where)) {
    await tallyChanges(revisions, changes, changed);
    for (const { sign, at, moment } of changes) if (sign === 1 && progress.isNew(at)) moments.add(moment);
  }
  progress.rows.addAll(sumOfDays(changed));
  if (moments.size > 0) await addChanged(client, ask, progress, [...moments]);
}

interface FoundBlock {
  head: BlockHead;
  columns: Map<string, Column>;
  /** Places of the submissions that match, newest first. */
  found: Uint32Array;
}

/** Reads blocks, newest first, with what matches in each. */
async function* eachBlock(
  client: PoolClient,
  { form, period }: ResultsAsk,
  matchers: readonly BlockMatcher[],
): AsyncGenerator<FoundBlock> {
  const heads = await listBlocks(client, form, period);
  const parts = Array.from({ length: Math.ceil(heads.length / BLOCKS_AT_ONCE) }, (_one, at) =>
    heads.slice(at * BLOCKS_AT_ONCE, (at + 1) * BLOCKS_AT_ONCE),
  );
  let next = parts[0] && readColumns(client, form, parts[0]);
  for (const [at, part] of parts.entries()) {
    const blocks = (await next) ?? new Map<number, Map<string, Column>>();
    for (const matcher of matchers) await matcher.learn(client, columnsOf(blocks, matcher.condition.field));
    const after = parts[at + 1];
    next = after && readColumns(client, form, after);
    // Whoever leaves meanwhile does not wait for it.
    next?.catch(() => undefined);
    for (const head of part) {
      const columns = blocks.get(head.block) ?? new Map<string, Column>();
      let found = head.isWhole ? allRows(head) : await rowsInPeriod(client, form, head, period);
      for (const matcher of matchers) found = matcher.matching(columns.get(matcher.condition.field), found);
      yield { head, columns, found };
    }
  }
}

const columnsOf = (blocks: ReadonlyMap<number, ReadonlyMap<string, Column>>, question: string): Column[] =>
  [...blocks.values()].flatMap((columns) => columns.get(question) ?? []);

/** The places 0, 1, 2, … as far as any block has needed them; nobody changes them. */
let places = new Uint32Array();

function allRows({ rows }: BlockHead): Uint32Array {
  if (places.length < rows) places = Uint32Array.from({ length: rows }, (_one, row) => row);
  return places.subarray(0, rows);
}

async function rowsInPeriod(
  client: PoolClient,
  form: ResultsAsk['form'],
  head: BlockHead,
  { from, until }: Period,
): Promise<Uint32Array> {
  const times = await readTimes(client, form, head);
  const [start, end] = [from?.getTime() ?? -Infinity, until?.getTime() ?? Infinity];
  return allRows(head).filter((row) => times[row]! >= start && times[row]! < end);
}

/** Reads the newest submissions that match in a block; those that have changed since may no longer do. */
async function addNewest(
  client: PoolClient,
  ask: ResultsAsk,
  progress: Progress,
  { head, found }: FoundBlock,
): Promise<void> {
  for (let from = 0; from < found.length && progress.newest.length < NEWEST_ROWS; from += NEWEST_ROWS) {
    const ids = await readIds(client, ask.form, head);
    const wanted = [...found.subarray(from, from + NEWEST_ROWS)].map((row) => idAt(ids, row));
    await addRows(client, ask, progress, sql`s.id = any(${idArray(wanted)}::uuid[])`);
  }
}

/** Reads those of the changed submissions that match now. */
const addChanged = (
  client: PoolClient,
  ask: ResultsAsk,
  progress: Progress,
  times: readonly string[],
): Promise<void> =>
  addRows(
    client,
    ask,
    progress,
    sql`s.submitted_at in (select value::timestamptz from jsonb_array_elements_text(${JSON.stringify(times)}::jsonb))`,
  );

async function addRows(
  client: PoolClient,
  { form, visibility, filter, period }: ResultsAsk,
  progress: Progress,
  which: Sql,
): Promise<void> {
  const scan = { where: allOf([IN_INBOX, inPeriod(period), which]), filter, visibility };
  for await (const { rows } of scanSubmissions(client, form, scan)) progress.addNewest(rows);
}
