import { setTimeout as wait } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { inTransaction } from '../db/inTransaction.ts';
import { addJob } from '../jobs/addJob.ts';
import { defineJob } from '../jobs/defineJob.ts';
import type { LiveEvents } from '../realtime/liveEvents.ts';
import { LARGEST_BACKLOG, nextBatchSize, restAfter } from './indexPace.ts';
import { submissionsEvent } from './submissionsEvent.ts';

/** Rows of the first batch of a run. */
const FIRST_ROWS = 200;
/** Longest run, in ms; the next one continues. Far below the time after which a worker is taken for killed. */
const RUN_MS = 30_000;
/** Submissions arrive while the last one is this recent, in ms. */
const BUSY_MS = 1_000;
/** Time in which rows are gathered before they are indexed, in ms. */
const GATHER_MS = 1_000;

/** A lock of the session, so it ends with the process that holds it. Any number, never changed. */
const LOCK = 'select pg_try_advisory_lock(7310042) as held';
const UNLOCK = 'select pg_advisory_unlock(7310042)';
/** Rows that another release's job indexes at the moment are left to it. */
const INDEX = `
  with waiting as (
    select id from form_submissions where search_text is null
    order by form_id, submitted_at limit $1 for update skip locked)
  update form_submissions s set search_text = submission_search_text(s.submission_data)
  from waiting where s.id = waiting.id`;
/** Rows from which on a batch is merged into the index as a whole. */
const MERGED_ROWS = 500;
/** Lets the index gather a whole batch, where by default it would merge after some 500 rows (decision 205). */
const GATHER = `set gin_pending_list_limit = '32MB'; set work_mem = '32MB'`;
const GATHER_NO_MORE = 'reset gin_pending_list_limit; reset work_mem';
const MERGE = `select gin_clean_pending_list('form_submissions_search')`;
/** Codes of PostgreSQL: a statement took too long, or waited too long, as for a vacuum that merges as well. */
const TIMEOUTS = new Set(['57014', '55P03']);
const COUNT_BACKLOG = `
  select count(*)::int as backlog
  from (select from form_submissions where search_text is null limit ${LARGEST_BACKLOG}) as waiting`;

interface IndexDeps {
  orm: MikroORM;
  queuePool: Pool;
  live: LiveEvents;
}

/**
 * Fills in the search text of submissions that have none yet, in batches. At most one run is at work over all
 * processes; it rests between batches, longer while visitors submit (decision 204).
 */
async function indexSubmissions({ orm, queuePool, live }: IndexDeps, signal: AbortSignal): Promise<void> {
  const client = await queuePool.connect();
  let isSound = false;
  try {
    const { rows } = await client.query<{ held: boolean }>(LOCK);
    if (rows[0]?.held) {
      const isDone = await indexInBatches(client, live, signal);
      await client.query(UNLOCK);
      if (!isDone) await inTransaction(orm, (em) => addJob(em, indexSubmissionsJob, {}));
    }
    isSound = true;
  } finally {
    // A connection that may still hold the lock is closed.
    client.release(!isSound);
  }
}

/** @returns true once every row is indexed, false when time is up. */
async function indexInBatches(client: PoolClient, live: LiveEvents, signal: AbortSignal): Promise<boolean> {
  const end = performance.now() + RUN_MS;
  let lastArrival = -Infinity;
  const unsubscribe = live.subscribe(submissionsEvent, () => {
    lastArrival = performance.now();
  });
  try {
    let size = FIRST_ROWS;
    while (performance.now() < end && !signal.aborted) {
      const start = performance.now();
      const indexed = await indexBatch(client, size);
      const ms = performance.now() - start;
      if (indexed !== null && indexed < size) return true;
      size = nextBatchSize(size, ms, indexed === null);
      const isBusy = performance.now() - lastArrival < BUSY_MS;
      const rest = restAfter(ms, { isBusy, backlog: isBusy ? await countBacklog(client) : 0 });
      await wait(rest, undefined, { signal }).catch(() => undefined);
    }
    return false;
  } finally {
    unsubscribe();
  }
}

/** @returns the number of rows indexed; null when a statement of the batch took too long. */
async function indexBatch(client: PoolClient, size: number): Promise<number | null> {
  try {
    if (size >= MERGED_ROWS) await client.query(GATHER);
    const rows = (await client.query(INDEX, [size])).rowCount ?? 0;
    if (rows >= MERGED_ROWS) await client.query(MERGE);
    return rows;
  } catch (error) {
    if (size > 1 && isTimeout(error)) return null;
    throw error;
  } finally {
    if (size >= MERGED_ROWS) await client.query(GATHER_NO_MORE);
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof DatabaseError && TIMEOUTS.has(error.code ?? '');

async function countBacklog(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ backlog: number }>(COUNT_BACKLOG);
  return rows[0]?.backlog ?? 0;
}

export const indexSubmissionsJob = defineJob({
  name: 'index_submissions',
  payload: z.object({}),
  queue: 'mails',
  // Indexes submissions that were stored while no worker listened.
  cron: { match: '* * * * *' },
  key: () => [],
  run: (deps: IndexDeps, _payload, { signal }) => indexSubmissions(deps, signal),
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
    inTransaction(orm, (em) => addJob(em, indexSubmissionsJob, {})).catch((error: unknown) =>
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
