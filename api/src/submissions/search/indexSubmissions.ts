import type { MikroORM } from '@mikro-orm/postgresql';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { pause } from '../../platform/process/pause.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import type { LiveEvents } from '../../platform/realtime/liveEvents.ts';
import { isTrickle, LARGEST_BACKLOG, restAfter, restInStream } from '../../platform/jobs/backgroundPace.ts';
import { isInUse } from '../../platform/jobs/isInUse.ts';
import { submissionsEvent } from '../submissionsEvent.ts';

/** Rows of a batch: some 50 ms of work, which visitors' statements wait behind for the processor. */
const BATCH_ROWS = 200;
/** Longest run, in ms; the next one continues. Far below the time after which a worker is taken for killed. */
const RUN_MS = 30_000;
/** Longest burst of submissions, in ms; those that go on arriving are a stream, which does not wait for its end. */
const BURST_MS = 5_000;
/** Time between two counts of the backlog, in ms. */
const COUNT_MS = 1_000;
/** Submissions arrive while the last one is this recent, in ms. */
const BUSY_MS = 1_000;
/** Time in which rows are gathered before they are indexed, in ms. */
const GATHER_MS = 1_000;

/** A lock of the session, so it ends with the process that holds it. Any number, never changed. */
const LOCK = 'select pg_try_advisory_lock(7310042) as held';
/** Also for a run that does not hold it: unlocking by number would log a warning then. */
const UNLOCK = 'select pg_advisory_unlock_all()';
/**
 * Rows are joined by the whole key: a part of it is not known to be unique while the table was never analysed, and each
 * batch would read the table. Nothing else is asked of them: statistics from before a stream know of no row without an
 * entry, and each row of a batch would be looked for among all of these.
 */
const INDEX = `
  with waiting as (
    select id, form_id, account_id from form_submissions where search_text is null
    order by form_id, submitted_at limit $1)
  update form_submissions s set search_text = submission_search_text(s.submission_data)
  from waiting where (s.id, s.form_id, s.account_id) = (waiting.id, waiting.form_id, waiting.account_id)`;
/** Rows that a run leaves at most in the index's pending list, which every search reads (decision 204). */
const UNMERGED_ROWS = 500;
/** Rows after which the list is merged meanwhile: some 4 MB of it. */
const MERGED_ROWS = 1_000;
/** Longest merge, in ms: with millions of rows it takes seconds, and one that is ended begins anew. */
const MERGE_MS = 60_000;
/**
 * Who owns the index merges the list apart from batches, which would hold their rows as long; the limit at which a
 * batch does is out of reach. Others cannot, and their batches get the time.
 */
const PREPARE = `
  select owns as "isOwner", set_config(
    case when owns then 'gin_pending_list_limit' else 'statement_timeout' end,
    case when owns then '65536' else '${MERGE_MS}' end, false)
  from (select pg_has_role(relowner, 'usage') as owns from pg_class
    where oid = 'form_submissions_search'::regclass) as index`;
const MERGE = `select gin_clean_pending_list('form_submissions_search')`;
const RESET = 'reset statement_timeout; reset gin_pending_list_limit';
/** Codes of PostgreSQL: a statement took too long, or waited too long, as for a vacuum that merges as well. */
const TIMEOUTS = new Set(['57014', '55P03']);
const COUNT_BACKLOG = `
  select count(*)::int as backlog
  from (select 1 from form_submissions where search_text is null limit ${LARGEST_BACKLOG}) as waiting`;
interface IndexDeps {
  orm: MikroORM;
  queuePool: Pool;
  live: LiveEvents;
}

/**
 * Fills in the search text of submissions that have none yet, in batches. At most one run is at work over all
 * processes; it rests between batches, longer while anybody else needs the database (decision 204).
 * @param isStream whether a run before has found that submissions go on arriving.
 */
async function indexSubmissions(
  { orm, queuePool, live }: IndexDeps,
  isStream: boolean,
  signal: AbortSignal,
): Promise<void> {
  const client = await queuePool.connect();
  let next: Payload | null = null;
  try {
    const { rows } = await client.query<{ held: boolean }>(LOCK);
    if (rows[0]?.held) next = await indexInBatches(client, live, isStream, signal);
  } finally {
    // A connection that may still hold the lock is closed.
    const isFree = await client.query(UNLOCK).then(
      () => true,
      () => false,
    );
    client.release(!isFree);
  }
  if (next) {
    const payload = next;
    await inTransaction(orm, (em) => addJob(em, indexSubmissionsJob, payload));
  }
}

/** @returns null once every row is indexed, else what the next run is to know. */
async function indexInBatches(
  client: PoolClient,
  live: LiveEvents,
  isStream: boolean,
  signal: AbortSignal,
): Promise<Payload | null> {
  const begun = performance.now();
  let lastArrival = isStream ? begun : -Infinity;
  const unsubscribe = live.subscribe(submissionsEvent, () => {
    lastArrival = performance.now();
  });
  const isArriving = (): boolean => performance.now() - lastArrival < BUSY_MS;
  const isInStream = (): boolean => isArriving() && (isStream || performance.now() > begun + BURST_MS);
  const countedBacklog = keepFor(COUNT_MS, () => countBacklog(client));
  const prepared = await client.query<{ isOwner: boolean }>(PREPARE);
  const isOwner = prepared.rows[0]?.isOwner ?? false;
  try {
    let size = BATCH_ROWS;
    let unmerged = 0;
    let isDone = false;
    while (performance.now() < begun + RUN_MS && !signal.aborted) {
      const start = performance.now();
      const rows = await runInTime(client, INDEX, [size]);
      if (rows === null) {
        size = halve(size);
        continue;
      }
      unmerged += rows;
      if (isOwner && unmerged >= MERGED_ROWS) {
        await merge(client);
        unmerged = 0;
      }
      const ms = performance.now() - start;
      isDone = rows < size && (!isInStream() || isTrickle(ms));
      if (isDone) break;
      const backlog = await countedBacklog();
      const rest = isInStream()
        ? restInStream(ms, { rows, most: size, backlog })
        : restAfter(ms, { isBusy: isArriving() || (await isInUse(client)), backlog });
      await pause(rest, signal);
    }
    if (isOwner && unmerged >= UNMERGED_ROWS) await merge(client);
    return isDone ? null : { isStream: isInStream() };
  } finally {
    unsubscribe();
    await client.query(RESET);
  }
}

/** Merges the index's pending list; a vacuum that does so as well is left to it. */
async function merge(client: PoolClient): Promise<void> {
  await client.query(`set statement_timeout = ${MERGE_MS}`);
  await runInTime(client, MERGE);
  await client.query('reset statement_timeout');
}

/** Returns a function that reads a figure again once the one it has is older than `ms`. */
function keepFor(ms: number, read: () => Promise<number>): () => Promise<number> {
  let kept = 0;
  let readAt = -Infinity;
  return async () => {
    if (performance.now() - readAt > ms) {
      kept = await read();
      readAt = performance.now();
    }
    return kept;
  };
}

/** @throws when there is nothing to halve: a single row takes too long. */
function halve(size: number): number {
  if (size === 1) throw new Error('A submission takes too long to be indexed');
  return Math.floor(size / 2);
}

/** @returns the number of rows; null when the statement took too long. */
async function runInTime(client: PoolClient, text: string, values: unknown[] = []): Promise<number | null> {
  try {
    const query = { text, values, query_timeout: MERGE_MS };
    return (await client.query(query)).rowCount ?? 0;
  } catch (error) {
    if (error instanceof DatabaseError && TIMEOUTS.has(error.code ?? '')) return null;
    throw error;
  }
}

async function countBacklog(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ backlog: number }>(COUNT_BACKLOG);
  return rows[0]?.backlog ?? 0;
}

const payloadSchema = z.object({ isStream: z.boolean().default(false) });
type Payload = z.output<typeof payloadSchema>;

export const indexSubmissionsJob = defineJob({
  name: 'index_submissions',
  payload: payloadSchema,
  queue: 'mails',
  // Indexes submissions that were stored while no worker listened.
  cron: { match: '* * * * *' },
  key: () => [],
  run: (deps: IndexDeps, { isStream }, { signal }) => indexSubmissions(deps, isStream, signal),
});

/**
 * Adds that job soon after a submission was stored: one job for all that came meanwhile, outside the visitor's
 * request.
 * @returns a function that stops it.
 */
export function indexWhatArrives(deps: { orm: MikroORM; live: LiveEvents; logger: Logger }): () => void {
  const { orm, live, logger } = deps;
  let timer: NodeJS.Timeout | undefined;
  const ask = (): void => {
    timer = undefined;
    inTransaction(orm, (em) => addJob(em, indexSubmissionsJob, { isStream: false })).catch((error: unknown) =>
      // The cron run of the job finds them within a minute.
      logger.warn({ err: error }, 'New submissions are indexed later'),
    );
  };
  const askSoon = (): void => {
    timer ??= setTimeout(ask, GATHER_MS);
  };
  const subscriptions = [live.subscribe(submissionsEvent, askSoon), live.onResync(askSoon)];
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe();
    clearTimeout(timer);
  };
}
