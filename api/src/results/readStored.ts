import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { QUARTER_MS } from '../platform/calendar/durations.ts';
import { allOf, sql } from '../platform/db/sql.ts';
import { IN_INBOX } from '../submissions/list/submissionFilter.ts';
import { FULL_VISIBILITY } from '../submissions/visibility/answerVisibility.ts';
import { addAddition, loadAdditions } from './additions.ts';
import { countBlocks, findBlocks, type FoundBlocks } from './blocks/index.ts';
import { BlockSums } from './blockSums.ts';
import { tallyChanges } from './countChanges.ts';
import { countRows, type CountDeps } from './countRows.ts';
import { piecesOf } from './periodPieces.ts';
import { Progress } from './progress.ts';
import { loadChanges, loadCounters, loadDeltas } from './loadCounters.ts';
import { inPeriod, NO_FILTER, type Period, type ResolvedQuery } from './resultsQuery.ts';
import { Tally } from './tally.ts';

/** Bound of the kept counts, in buckets of some 100 bytes. */
const MOST_BUCKETS = 300_000;

interface Kept {
  version: string;
  tally: Tally;
}

/** Sums of counters by form and period. */
const kept = new LRUCache<string, Kept>({
  maxSize: MOST_BUCKETS,
  sizeCalculation: ({ tally }) => 1 + [...tally.questions.values()].reduce((sum, { size }) => sum + size, 0),
});

type Form = ResolvedQuery['form'];

/**
 * Adds up what the counters of a form hold of a period, as the client's snapshot has them, into `progress.rows`: from
 * the sums that were kept of an earlier version and what was added since, or anew (decision 360).
 * @param version names the counters of that snapshot: the same version stands for the same counters.
 */
export async function* readStored(
  deps: CountDeps,
  form: Form,
  period: Period,
  version: string,
  progress: Progress,
): AsyncGenerator<Progress> {
  const key = [form.id, period.from?.getTime(), period.until?.getTime()].join();
  const known = kept.get(key);
  let tally = known && (await follow(deps, form, period, known, version));
  if (!tally) {
    yield* countAnew(deps, form, period, progress);
    tally = progress.rows;
  }
  kept.set(key, { version, tally });
  progress.rows = Tally.over(tally);
}

/** Brings kept sums to a version; undefined where what was added since is not known. */
async function follow(
  { client }: CountDeps,
  form: Form,
  period: Period,
  { version: before, tally }: Kept,
  version: string,
): Promise<Tally | undefined> {
  if (before === version) return tally;
  // Additions are kept by quarter of an hour; a client may see a form from any moment on.
  if ([period.from, period.until].some((at) => at && at.getTime() % QUARTER_MS !== 0)) return undefined;
  const additions = await loadAdditions(client, form, { before, version });
  if (!additions) return undefined;
  const next = Tally.over(tally);
  for (const addition of additions) addAddition(next, addition, period);
  return next;
}

async function* countAnew(
  deps: CountDeps,
  form: Form,
  period: Period,
  progress: Progress,
): AsyncGenerator<Progress> {
  const reach = period.from || period.until ? await findBlocks(deps.client, form, period) : null;
  const { days, added, taken } = piecesOf(period, reach?.at ?? null, Date.now());
  if (days)
    for (const { question, counts } of await loadCounters(deps.client, form, days))
      progress.rows.addCounts(question, counts);
  for (const one of added) {
    const piece = new Progress();
    for await (const _step of countPiece(deps, form, one, reach, piece)) {
      progress.blocks = piece.blocks;
      progress.counted = piece.counted;
      yield progress;
    }
    progress.blocks = null;
    progress.rows.addAll(piece.tally);
  }
  for (const one of taken) {
    const piece = new Progress();
    for await (const _step of countPiece(deps, form, one, reach, piece));
    progress.rows.takeAll(piece.tally);
  }
}

/** Counts what the counters hold of a period: by blocks and what has changed of them, and behind them by rows. */
async function* countPiece(
  deps: CountDeps,
  form: Form,
  period: Period,
  reach: FoundBlocks | null,
  piece: Progress,
): AsyncGenerator<Progress> {
  const { client, revisions } = deps;
  const isWithin = reach ? sql`s.submitted_at < ${reach.until}::timestamptz` : sql`false`;
  const isBehind = reach ? sql`s.submitted_at >= ${reach.until}::timestamptz` : sql`true`;
  if (reach) {
    const sums = new BlockSums();
    piece.blocks = sums;
    const all = { period, reach: reach.until, conditions: [], named: null };
    for await (const { rows } of countBlocks(client, form, all, sums)) {
      piece.counted += rows;
      await nextTurn();
      yield piece;
    }
    const deltas = await loadDeltas(client, form, allOf([isWithin, inPeriod(period)]));
    await tallyChanges(revisions, deltas, () => piece.rows);
  }
  const where = allOf([IN_INBOX, sql`s.search_text is not null`, isBehind, inPeriod(period)]);
  const whole = { form, period, visibility: FULL_VISIBILITY, ...NO_FILTER };
  yield* countRows(deps, whole, piece, { where, filter: null, keepsNewest: false });
  const waiting = await loadChanges(client, form, allOf([isBehind, inPeriod(period)]));
  const notYet = new Tally();
  await tallyChanges(revisions, waiting, () => notYet);
  piece.rows.takeAll(notYet);
}
