import type { PoolClient } from 'pg';
import { allOf, compile, sql } from '../platform/db/sql.ts';
import { IN_INBOX } from '../submissions/list/submissionFilter.ts';
import { planBlocks } from './blockPlan.ts';
import { countByBlocks } from './countByBlocks.ts';
import { tallyChanges } from './countChanges.ts';
import { countRows, type CountDeps, type RowScan } from './countRows.ts';
import { NEWEST_ROWS } from './newestTexts.ts';
import { Progress } from './progress.ts';
import { readStored } from './readStored.ts';
import { loadChanges, loadState } from './loadCounters.ts';
import { inPeriod, type Period, type ResolvedQuery } from './resultsQuery.ts';
import { scanSubmissions, type ScannedRow } from './scanSubmissions.ts';
import { ANSWERED, SUBMISSIONS } from './tally.ts';

/**
 * Counts a query in the client's snapshot, step by step: by the form's counters, or its blocks where there is
 * a filter, and the rows they do not hold yet; row by row where these are missing. The last step is exact.
 */
export async function* countQuery(deps: CountDeps, query: ResolvedQuery): AsyncGenerator<Progress> {
  const progress = new Progress();
  const counters = await loadState(deps.client, query.form);
  const isCounted = counters.state === 'counted';
  const plan = isCounted && query.filter !== null ? await planBlocks(deps.client, query) : null;
  if (plan) yield* countByBlocks(deps, query, progress, plan);
  else if (isCounted && query.filter === null) yield* countQuickly(deps, query, progress, counters.version);
  else yield* countRows(deps, query, progress, wholeScan(query));
  yield progress;
}

const wholeScan = ({ period, filter }: ResolvedQuery): RowScan => ({
  where: allOf([IN_INBOX, inPeriod(period)]),
  filter,
  keepsNewest: true,
});

/** Adds up counters, the queue, and the rows behind the text index. */
async function* countQuickly(
  deps: CountDeps,
  query: ResolvedQuery,
  progress: Progress,
  version: string,
): AsyncGenerator<Progress> {
  const { client, revisions } = deps;
  const { form, period } = query;
  progress.newest = await readNewest(deps, query);
  yield* readStored(deps, form, period, version, progress);
  const waiting = await loadChanges(client, form, inPeriod(period));
  await tallyChanges(revisions, waiting, () => progress.rows);
  progress.counted = progress.rows.timesOf(SUBMISSIONS, ANSWERED);
  yield progress;
  const where = allOf([IN_INBOX, sql`s.search_text is null`, inPeriod(period)]);
  yield* countRows(deps, query, progress, { where, filter: null, keepsNewest: false });
}

/** Reads the newest submissions of the period. */
async function readNewest(
  { client }: CountDeps,
  { form, period, visibility }: ResolvedQuery,
): Promise<ScannedRow[]> {
  const scan = {
    where: allOf([IN_INBOX, inPeriod(period)]),
    filter: null,
    visibility,
    batchRows: NEWEST_ROWS,
  };
  const newest: ScannedRow[] = [];
  for await (const { rows } of scanSubmissions(client, form, scan)) {
    newest.push(...rows);
    if (newest.length >= NEWEST_ROWS) break;
  }
  return newest.slice(0, NEWEST_ROWS);
}

/** Counts the submissions of a form in the inbox by its counters of days, as a measure of progress. */
export async function countTotal(
  client: PoolClient,
  { id }: ResolvedQuery['form'],
  period: Period,
): Promise<number> {
  const { rows } = await client.query<{ total: number }>(
    compile(sql`select coalesce(sum(submissions), 0)::int as total from form_stats_days
      where form_id = ${id}::uuid and ${allOf([
        ...(period.from ? [sql`day >= (${period.from}::timestamptz at time zone 'UTC')::date`] : []),
        ...(period.until ? [sql`day <= (${period.until}::timestamptz at time zone 'UTC')::date`] : []),
      ])}`),
  );
  return rows[0]?.total ?? 0;
}
