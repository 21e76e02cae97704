import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { pause } from '../../platform/process/pause.ts';
import { MINUTE_MS } from '../../platform/calendar/durations.ts';
import { allOf, compile, sql, type Sql } from '../../platform/db/sql.ts';
import { slow, STATEMENT_MS } from '../../platform/db/slowStatements.ts';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { FULL_VISIBILITY } from '../../submissions/visibility/answerVisibility.ts';
import { LARGEST_BACKLOG, restAfter } from '../../platform/jobs/backgroundPace.ts';
import { isInUse, RESTING } from '../../submissions/search/indexSubmissions.ts';
import { IN_INBOX } from '../../submissions/list/submissionFilter.ts';
import { CHANGE_COST, type CountedForm } from '../counters.ts';
import { loadState } from '../loadCounters.ts';
import { scanSubmissions } from '../scanSubmissions.ts';
import { BlockBuilder } from './blockBuilder.ts';
import { storeBlock, type BlockSpan } from './storeBlock.ts';

/** Submissions of a block: about half a second to read one by one, as those behind the last block are. */
export const BLOCK_ROWS = 32_768;
/** Changes of a block at which it is built again, and how long fewer may wait: until then their readers count them. */
const MANY_DELTAS = 100;
const DELTA_WAIT = '10 minutes';
/** Longest rest within a block, and after how long the database takes its builder for dead, in ms. */
const LONGEST_REST_MS = 5_000;
const MOST_IDLE_MS = 60_000;
/** Longest run, in ms; the next one continues. Below the time after which a worker is taken for killed. */
const RUN_MS = 2 * MINUTE_MS;

/** One builder of a form at a time; the number is next to those of the counters. */
const LOCK = 'select pg_try_advisory_lock(7310045, hashtext($1)) as held';
/** The same for whoever waits for the builder. */
export const WAIT_FOR_LOCK = 'select pg_advisory_lock(7310045, hashtext($1))';
export const UNLOCK = 'select pg_advisory_unlock(7310045, hashtext($1))';

export interface BlockDeps {
  /** A run holds one connection. */
  queuePool: Pool;
  revisions: RevisionCache;
}

export interface BlockPace {
  rows: number;
  manyDeltas: number;
}

/**
 * Builds the blocks of a form: first of the submissions behind the last one, as long as they fill one, then again those
 * whose submissions have changed. The other way round, a form that changes all the time would never get new ones.
 */
export async function buildBlocks(
  { queuePool, revisions }: BlockDeps,
  form: CountedForm,
  signal: AbortSignal,
  { rows, manyDeltas }: BlockPace = { rows: BLOCK_ROWS, manyDeltas: MANY_DELTAS },
): Promise<void> {
  const client = await queuePool.connect();
  let isWhole = false;
  /** Blocks from this one on were given up; to build one of them again would leave a gap before it. */
  let givenUp = Infinity;
  try {
    const locked = await client.query<{ held: boolean }>(LOCK, [form.id]);
    if (locked.rows[0]?.held) {
      // Changes of a form that is not counted yet are told to nobody.
      if ((await loadState(client, form)).state === 'counted') await buildAllOf();
      await client.query(UNLOCK, [form.id]);
    }
    isWhole = true;
  } finally {
    client.release(!isWhole);
  }

  async function buildAllOf(): Promise<void> {
    for (let span = await findNext(client, form, rows); span && !signal.aborted;) {
      await build(span, await countBehind(client, form, span));
      span = await findNext(client, form, rows);
    }
    const changed = await listChanged(client, form, manyDeltas);
    let waiting = changed.reduce((sum, { deltas }) => sum + deltas, 0);
    for (const span of changed) {
      if (signal.aborted) return;
      if (span.block >= givenUp) continue;
      await build(span, CHANGE_COST * waiting);
      waiting -= span.deltas;
    }
  }

  /** @param backlog how much waits for blocks, as rows that wait for the text index. */
  async function build(span: BlockSpan, backlog: number): Promise<void> {
    if (await hasOutgrown(client, form, span, rows)) {
      await dropFrom(client, form, span);
      givenUp = Math.min(givenUp, span.block);
    } else await buildBlock(client, revisions, form, { span, backlog, signal });
  }
}

const ofForm = ({ id, accountId }: CountedForm): Sql =>
  sql`form_id = ${id}::uuid and account_id = ${accountId}::uuid`;
const inSpan = ({ from, until }: Pick<BlockSpan, 'from' | 'until'>): Sql =>
  sql`submitted_at >= ${from}::timestamptz and submitted_at < ${until}::timestamptz`;

/** Lists the blocks whose submissions have changed, those of many changes or of one that has waited, in turn. */
async function listChanged(
  client: PoolClient,
  form: CountedForm,
  manyDeltas: number,
): Promise<(BlockSpan & { deltas: number })[]> {
  const statement = sql`select b.block, b.starts_at::text as from, b.ends_at::text as until, count(*)::int as deltas
    from (select * from form_result_deltas where ${ofForm(form)}) d
    join (select * from form_result_blocks where ${ofForm(form)}) b
      on d.submitted_at >= b.starts_at and d.submitted_at < b.ends_at
    group by 1, 2, 3
    having count(*) >= ${manyDeltas} or min(d.kept_at) < now() - ${DELTA_WAIT}::interval
    order by min(d.kept_at)`;
  return (await client.query<BlockSpan & { deltas: number }>(slow(statement))).rows;
}

/**
 * Finds the next block behind the last one; null while too few submissions follow, or some of them
 * wait for the text index or the counters.
 */
async function findNext(client: PoolClient, form: CountedForm, rows: number): Promise<BlockSpan | null> {
  const statement = sql`
    with last as (
      select coalesce(max(block), 0) as block, coalesce(max(ends_at), '-infinity') as until
      from form_result_blocks where ${ofForm(form)}),
    bound as (
      select s.submitted_at as at from form_submissions s
      where ${ofForm(form)} and ${IN_INBOX} and s.submitted_at >= (select until from last)
      order by s.submitted_at, s.id offset ${rows} limit 1),
    -- Submissions of one moment stay together.
    later as (
      select s.submitted_at as at from form_submissions s
      where ${ofForm(form)} and ${IN_INBOX} and s.submitted_at > (select until from last)
        and s.submitted_at >= (select at from bound)
      order by s.submitted_at, s.id limit 1)
    select last.block + 1 as block, last.until::text as from, later.at::text as until from last, later
    where not exists (select from form_submissions s where ${ofForm(form)} and ${IN_INBOX}
      and s.search_text is null and s.submitted_at < later.at)
    and not exists (select from form_result_changes
      where ${ofForm(form)} and submitted_at >= last.until and submitted_at < later.at)`;
  return (await client.query<BlockSpan>(slow(statement))).rows[0] ?? null;
}

/** Whether so many submissions have come into the span of a block that it had better be several. */
async function hasOutgrown(
  client: PoolClient,
  form: CountedForm,
  span: BlockSpan,
  rows: number,
): Promise<boolean> {
  const statement = sql`select count(*) > ${4 * rows} as "isLarge" from (
    select 1 from form_submissions s where ${ofForm(form)} and ${IN_INBOX} and ${inSpan(span)}
    limit ${4 * rows + 1}) x`;
  return (await client.query<{ isLarge: boolean }>(slow(statement))).rows[0]?.isLarge ?? false;
}

/** Counts the submissions from a block's first on, as far as that changes the pace. */
async function countBehind(client: PoolClient, form: CountedForm, { from }: BlockSpan): Promise<number> {
  const statement = sql`select count(*)::int as behind from (
    select 1 from form_submissions s where ${ofForm(form)} and ${IN_INBOX} and submitted_at >= ${from}::timestamptz
    limit ${LARGEST_BACKLOG}) x`;
  return (await client.query<{ behind: number }>(slow(statement))).rows[0]?.behind ?? 0;
}

/** Gives up a block and those behind it; they are laid out anew. */
async function dropFrom(client: PoolClient, form: CountedForm, { block }: BlockSpan): Promise<void> {
  await client.query(
    compile(sql`delete from form_result_blocks where ${ofForm(form)} and block >= ${block}`),
  );
}

/** A block to build; once the signal aborts, without rests. */
interface BlockWork {
  span: BlockSpan;
  backlog: number;
  signal: AbortSignal;
}

/**
 * Builds one block in a snapshot, which sees a submission and its change together or neither. Before it begins, changes
 * of this span are kept from now on: whoever counts changes waits for that, or is waited for. It rests after each batch,
 * so that visitors' submissions wait for some 100 ms of its work at a time and not for the seconds of all of it.
 */
async function buildBlock(
  client: PoolClient,
  revisions: RevisionCache,
  form: CountedForm,
  { span, backlog, signal }: BlockWork,
): Promise<void> {
  await client.query(
    compile(sql`update form_result_states set kept_until = greatest(kept_until, ${span.until}::timestamptz)
      where ${ofForm(form)}`),
  );
  await client.query(`begin isolation level repeatable read;
    set local statement_timeout = ${STATEMENT_MS};
    set local idle_in_transaction_session_timeout = ${MOST_IDLE_MS};
    set local application_name = '${RESTING}';
    set local random_page_cost = 1.1;
    set local max_parallel_workers_per_gather = 0`);
  try {
    const builder = new BlockBuilder();
    const where = allOf([IN_INBOX, sql`s.search_text is not null`, inSpan(span)]);
    const scan = { where, filter: null, visibility: FULL_VISIBILITY };
    let start = performance.now();
    for await (const { scanned, rows } of scanSubmissions(client, form, scan)) {
      for (const row of rows) {
        const asked = await revisions.find(row.revisionId);
        if (asked) builder.add(row, asked);
      }
      if (scanned === 0) continue;
      const isBusy = await isInUse(client);
      const ms = restAfter(performance.now() - start, { isBusy, backlog });
      await pause(Math.min(ms, LONGEST_REST_MS), signal);
      start = performance.now();
    }
    await client.query(slow(sql`delete from form_result_deltas where ${ofForm(form)} and ${inSpan(span)}`));
    // The block holds what waits in the queue, too, of which readers know that blocks do not.
    await client.query(
      slow(sql`insert into form_result_deltas
          (form_id, number, account_id, sign, revision_id, submitted_at, answers)
        select form_id, -number, account_id, -sign, revision_id, submitted_at, answers
        from form_result_changes where ${ofForm(form)} and ${inSpan(span)}`),
    );
    await storeBlock(client, form, span, builder.finish());
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Builds the blocks of all counted forms, in any order: one that has always more to do would end each run. */
async function buildAll(deps: BlockDeps, signal: AbortSignal): Promise<void> {
  const { rows } = await deps.queuePool.query<CountedForm>(
    `select form_id as id, account_id as "accountId" from form_result_states
     where checked_at is not null order by random()`,
  );
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(RUN_MS)]);
  for (const form of rows) if (!inTime.aborted) await buildBlocks(deps, form, inTime);
}

export const buildResultBlocksJob = defineJob({
  name: 'build_result_blocks',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '* * * * *' },
  key: () => [],
  run: (deps: BlockDeps, _payload, { signal }) => buildAll(deps, signal),
});
