import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { allOf, idArray, sql, type Sql } from '../platform/db/sql.ts';
import { IN_INBOX, ofForms } from '../submissions/list/submissionFilter.ts';
import { besideRows, type BlockPlan } from './blockPlan.ts';
import { countBlocks, type CountedBlock } from './blocks/index.ts';
import { BlockSums } from './blockSums.ts';
import { atTimes, inParts, loadChangedTimes } from './changedTimes.ts';
import { tallyChanges } from './countChanges.ts';
import { countRows, type CountDeps } from './countRows.ts';
import { readAllChanges } from './loadCounters.ts';
import { NEWEST_ROWS } from './newestTexts.ts';
import type { Progress } from './progress.ts';
import { inPeriod, type ResolvedQuery } from './resultsQuery.ts';
import { scanSubmissions } from './scanSubmissions.ts';
import { ANSWERED, SUBMISSIONS, Tally } from './tally.ts';

/**
 * Counts what matches by the blocks of a form, newest first, and adds what they do not hold: the rows behind them and
 * behind the text index, the queue of changes, and the changes that are kept for blocks (decision 373).
 */
export async function* countByBlocks(
  deps: CountDeps,
  query: ResolvedQuery,
  progress: Progress,
  { conditions, texts, reach }: BlockPlan,
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
  const isAlone = conditions.length === 0 && query.parts.beside.length === 0;
  const seen = { rows: progress.counted, found: progress.rows.timesOf(SUBMISSIONS, ANSWERED) };
  const named = changed && {
    scope: allOf([ofForms([form]), IN_INBOX, inPeriod(period)]),
    beside: query.parts.beside.map(besideRows),
    texts: texts && { ...texts, ...(isAlone && { seen }) },
    changed,
  };
  const sums = new BlockSums();
  progress.blocks = sums;
  for await (const block of countBlocks(client, form, { period, reach, conditions, named }, sums)) {
    if (progress.newest.length < NEWEST_ROWS) await addNewest(client, query, progress, block);
    progress.counted += block.rows;
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
  { found, loadIds }: CountedBlock,
): Promise<void> {
  for (let from = 0; from < found && progress.newest.length < NEWEST_ROWS; from += NEWEST_ROWS) {
    const wanted = await loadIds(from, from + NEWEST_ROWS);
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
