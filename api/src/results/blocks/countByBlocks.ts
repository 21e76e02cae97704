import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { AnswerCondition } from '../../platform/contract/index.ts';
import { allOf, idArray, sql, type Sql } from '../../platform/db/sql.ts';
import { matchAnswers, textsHeld } from '../../submissions/list/answerConditions.ts';
import { IN_INBOX, indexableOf, matchSearch } from '../../submissions/list/submissionFilter.ts';
import { tallyChanges } from '../countChanges.ts';
import { countRows, type CountDeps } from '../countRows.ts';
import { NEWEST_ROWS } from '../newestTexts.ts';
import type { Progress } from '../progress.ts';
import { readAllChanges } from '../loadCounters.ts';
import { inPeriod, type ResolvedQuery } from '../resultsQuery.ts';
import { scanSubmissions } from '../scanSubmissions.ts';
import { ANSWERED, SUBMISSIONS, Tally } from '../tally.ts';
import { idAt } from './blockBuilder.ts';
import { BlockSums } from './blockSums.ts';
import { atTimes, inParts, loadChangedTimes } from './changedTimes.ts';
import { eachBlock, eachOf, type BlockFilter, type FoundBlock, type PartFilter } from './eachBlock.ts';
import { IdFilter } from './idFilter.ts';
import { BlockMatcher, canMatch } from './matchBlock.ts';
import { listBlocks, loadConditionColumns, loadIds, loadReach } from './loadBlocks.ts';
import type { TextCondition } from './namedIds.ts';
import { Selection } from './selection.ts';

/** What a count by blocks needs to know before it begins. */
export interface BlockPlan {
  /** What columns of blocks answer. */
  conditions: readonly AnswerCondition[];
  /** What they do not hold, so that the database names the submissions; null for none. */
  texts: TextCondition | null;
  /** To where blocks are read; submissions from then on are counted one by one. */
  reach: string;
  /** Blocks behind that, which are not read. */
  skipped: number;
}

/** Returns how a filtered count goes by blocks; null where there are none. */
export async function planBlocks(
  client: PoolClient,
  { form, period, visibility, parts }: Pick<ResolvedQuery, 'form' | 'period' | 'visibility' | 'parts'>,
): Promise<BlockPlan | null> {
  const reach = await loadReach(client, form);
  if (!reach) return null;
  const { answers, search } = parts;
  const whole = { reach: reach.until, skipped: 0 };
  if (answers === null) return { conditions: [], texts: { where: sql`false`, lookup: null }, ...whole };
  const columns = await loadConditionColumns(
    client,
    form,
    answers.map(({ field }) => field),
  );
  // Not answers to text questions, nor digits of numbers.
  const isInColumns = (one: AnswerCondition): boolean => {
    const column = columns.get(one.field);
    return !column || canMatch(one, column);
  };
  const others = answers.filter((one) => !isInColumns(one));
  const where = [
    ...(search ? [matchSearch(search, visibility)] : []),
    ...(others.length > 0 ? [matchAnswers(others, visibility) ?? sql`true`] : []),
  ];
  const conditions = answers.filter(isInColumns);
  if (where.length === 0) return { conditions, texts: null, ...whole };
  // A first picture does not wait until all texts of the newest block have been compared.
  const [newest] = await listBlocks(client, form, period);
  return {
    conditions,
    texts: { where: allOf(where), lookup: indexableOf(search, textsHeld(others)) },
    ...(newest ? { reach: newest.from, skipped: 1 } : whole),
  };
}

/**
 * Counts what matches by the blocks of a form, newest first, and adds what they do not hold: the rows behind them and
 * behind the text index, the queue of changes, and the changes that are kept for blocks (decision 373).
 */
export async function* countByBlocks(
  deps: CountDeps,
  query: ResolvedQuery,
  progress: Progress,
  { conditions, texts, reach, skipped }: BlockPlan,
): AsyncGenerator<Progress> {
  const { client } = deps;
  const { form, period, filter } = query;
  const [isBehind, isWithin] = [
    sql`s.submitted_at >= ${reach}::timestamptz`,
    sql`s.submitted_at < ${reach}::timestamptz`,
  ];
  const rowsIn = (...where: Sql[]) =>
    countRows(deps, query, progress, {
      where: allOf([IN_INBOX, inPeriod(period), ...where]),
      filter,
      keepsNewest: true,
    });
  yield* rowsIn(isBehind);
  const byIds = texts !== null || query.parts.beside.length > 0;
  const changed = byIds ? await loadChangedTimes(client, form, allOf([isWithin, inPeriod(period)])) : null;
  const byAnswers = answerFilter(client, conditions);
  const isAlone = conditions.length === 0 && query.parts.beside.length === 0;
  const seen = { rows: progress.counted, found: progress.rows.timesOf(SUBMISSIONS, ANSWERED) };
  const byTexts = texts && { ...texts, ...(isAlone && { seen }) };
  const byNames = changed && new IdFilter(client, query, { texts: byTexts, changed });
  const chosen = byNames ? eachOf([byAnswers, byNames]) : byAnswers;
  const sums = new BlockSums();
  progress.blocks = sums;
  for await (const block of eachBlock(client, query, chosen, skipped)) {
    const selection = new Selection(block.found);
    for (const column of block.columns.values()) sums.add(column, selection);
    if (progress.newest.length < NEWEST_ROWS) await addNewest(client, query, progress, block);
    progress.counted += block.head.rows;
    await nextTurn();
    yield progress;
  }
  if (changed === null) await addAllChanges(deps, query, progress, isWithin);
  else
    for (const times of inParts([...changed]))
      yield* rowsIn(isWithin, sql`s.search_text is not null`, atTimes(form, times));
  yield progress;
  yield* rowsIn(sql`s.search_text is null`, isWithin);
}

/** Asks the columns of each block. */
function answerFilter(client: PoolClient, conditions: readonly AnswerCondition[]): BlockFilter {
  const matchers = conditions.map((condition) => new BlockMatcher(condition));
  const part: PartFilter = {
    async learn(blocks) {
      for (const matcher of matchers) {
        const { field } = matcher.condition;
        await matcher.learn(
          client,
          [...blocks.values()].flatMap((columns) => columns.get(field) ?? []),
        );
      }
    },
    matching: (_head, columns, rows) =>
      matchers.reduce(
        (found, matcher) => matcher.matching(columns.get(matcher.condition.field), found),
        rows,
      ),
  };
  return { lookUp: () => Promise.resolve(part) };
}

/** Adds the changes that blocks do not hold yet, all at once: some alone would take away what others add. */
async function addAllChanges(
  { client, revisions }: CountDeps,
  query: ResolvedQuery,
  progress: Progress,
  isWithin: Sql,
): Promise<void> {
  const { form, period, filter } = query;
  const where = allOf([isWithin, inPeriod(period), ...(filter ? [filter] : [])]);
  const changed = new Tally();
  const moments = new Set<string>();
  for await (const changes of readAllChanges(client, form, where)) {
    await tallyChanges(revisions, changes, () => changed);
    for (const { sign, at, moment } of changes) if (sign === 1 && progress.isNew(at)) moments.add(moment);
  }
  progress.rows.addAll(changed);
  if (moments.size > 0) await addChanged(client, query, progress, [...moments]);
}

/** Reads the newest submissions that match in a block; those that have changed since may no longer do. */
async function addNewest(
  client: PoolClient,
  query: ResolvedQuery,
  progress: Progress,
  { head, found }: FoundBlock,
): Promise<void> {
  for (let from = 0; from < found.length && progress.newest.length < NEWEST_ROWS; from += NEWEST_ROWS) {
    const ids = (await loadIds(client, query.form, [head])).get(head.block)!;
    const wanted = [...found.subarray(from, from + NEWEST_ROWS)].map((row) => idAt(ids, row));
    await addRows(client, query, progress, sql`s.id = any(${idArray(wanted)}::uuid[])`);
  }
}

/** Reads those of the changed submissions that match now. */
const addChanged = (
  client: PoolClient,
  query: ResolvedQuery,
  progress: Progress,
  times: readonly string[],
): Promise<void> =>
  addRows(
    client,
    query,
    progress,
    sql`s.submitted_at in (select value::timestamptz from jsonb_array_elements_text(${JSON.stringify(times)}::jsonb))`,
  );

async function addRows(
  client: PoolClient,
  { form, visibility, filter, period }: ResolvedQuery,
  progress: Progress,
  which: Sql,
): Promise<void> {
  const scan = { where: allOf([IN_INBOX, inPeriod(period), which]), filter, visibility };
  for await (const { rows } of scanSubmissions(client, form, scan)) progress.addNewest(rows);
}
