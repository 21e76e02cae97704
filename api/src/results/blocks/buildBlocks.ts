import type { Pool, PoolClient } from 'pg';
import { allOf, compile, sql, type Sql } from '../../platform/db/sql.ts';
import { slow, STATEMENT_MS } from '../../platform/db/slowStatements.ts';
import { CHANGE_COST, LARGEST_BACKLOG, restAfter } from '../../platform/jobs/backgroundPace.ts';
import { isInUse, RESTING } from '../../platform/jobs/isInUse.ts';
import { pause } from '../../platform/process/pause.ts';
import { BlockBuilder, type BlockRow } from './blockBuilder.ts';
import { ofForm, type BlockForm } from './blockForm.ts';
import type { Counted, Counts } from './column.ts';
import { dropFrom, TRY_LOCK, UNLOCK } from './dropBlocks.ts';
import { storeBlock, type BlockSpan } from './storeBlock.ts';

/** Submissions of a block: about half a second to read one by one, as those behind the last block are. */
export const BLOCK_ROWS = 32_768;
/** Changes of a block at which it is built again, and how long fewer may wait: until then their readers count them. */
const MANY_DELTAS = 100;
const DELTA_WAIT = '10 minutes';
/** A block is split once it would have so many times the submissions of a new one. */
const OUTGROWN = 4;
/** Longest rest within a block, and after how long the database takes its builder for dead, in ms. */
const LONGEST_REST_MS = 5_000;
const MOST_IDLE_MS = 60_000;

export interface BlockPace {
  rows: number;
  manyDeltas: number;
}

/** What the blocks of a form are built of. */
export interface BlockSource {
  /** Whether the form's changes are queued yet: without them, a block would not know what it misses. */
  isCounted(client: PoolClient): Promise<boolean>;
  /** The submissions that are in the inbox, as a condition over `form_submissions s`. */
  isInInbox: Sql;
  /**
   * Reads submissions of the form, newest first, some at a time.
   * @returns `scanned` above 0 at the end of each statement: the builder rests there.
   */
  read(client: PoolClient, where: Sql): AsyncIterable<{ scanned: number; rows: readonly BlockRow[] }>;
  /** Adds up what one answer counts as. */
  addUp(counted: readonly Counted[]): Counts;
}

/** One run of a builder. Once the signal aborts, it ends after the block at hand, without rests. */
interface Run extends BlockPace {
  client: PoolClient;
  form: BlockForm;
  source: BlockSource;
  signal: AbortSignal;
}

/**
 * Builds the blocks of a form, unless another builder does. New blocks come first: the other way round, a form that
 * changes all the time would never get any.
 * @param pool a run holds one connection.
 */
export async function buildBlocks(
  pool: Pool,
  form: BlockForm,
  source: BlockSource,
  signal: AbortSignal,
  { rows, manyDeltas }: BlockPace = { rows: BLOCK_ROWS, manyDeltas: MANY_DELTAS },
): Promise<void> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    const locked = await client.query<{ held: boolean }>(TRY_LOCK, [form.id]);
    if (locked.rows[0]?.held) {
      const run = { client, form, source, signal, rows, manyDeltas };
      if (await source.isCounted(client)) {
        await buildNew(run);
        await rebuildChanged(run);
      }
      await client.query(UNLOCK, [form.id]);
    }
    isWhole = true;
  } finally {
    // Closing the connection releases the lock.
    client.release(!isWhole);
  }
}

/** Builds blocks of the submissions behind the last one, as long as they fill one. */
async function buildNew(run: Run): Promise<void> {
  for (let span = await findNext(run); span && !run.signal.aborted; span = await findNext(run))
    await buildBlock(run, span, await countBehind(run, span));
}

/** Builds blocks again whose submissions have changed. One that has outgrown its size goes, with those behind it. */
async function rebuildChanged(run: Run): Promise<void> {
  const changed = await listChanged(run);
  let waiting = changed.reduce((sum, { deltas }) => sum + deltas, 0);
  let firstDropped = Infinity;
  for (const span of changed) {
    if (run.signal.aborted) return;
    if (span.block >= firstDropped) continue;
    if (await hasOutgrown(run, span)) {
      await dropFrom(run.client, run.form, span.block);
      firstDropped = span.block;
    } else await buildBlock(run, span, CHANGE_COST * waiting);
    waiting -= span.deltas;
  }
}

const inSpan = ({ from, until }: Pick<BlockSpan, 'from' | 'until'>): Sql =>
  sql`submitted_at >= ${from}::timestamptz and submitted_at < ${until}::timestamptz`;

/** Lists the blocks whose submissions have changed, those of many changes or of one that has waited, in turn. */
async function listChanged({ client, form, manyDeltas }: Run): Promise<(BlockSpan & { deltas: number })[]> {
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
async function findNext({ client, form, rows, source: { isInInbox } }: Run): Promise<BlockSpan | null> {
  const statement = sql`
    with last as (
      select coalesce(max(block), 0) as block, coalesce(max(ends_at), '-infinity') as until
      from form_result_blocks where ${ofForm(form)}),
    bound as (
      select s.submitted_at as at from form_submissions s
      where ${ofForm(form)} and ${isInInbox} and s.submitted_at >= (select until from last)
      order by s.submitted_at, s.id offset ${rows} limit 1),
    -- Submissions of one moment stay together.
    later as (
      select s.submitted_at as at from form_submissions s
      where ${ofForm(form)} and ${isInInbox} and s.submitted_at > (select until from last)
        and s.submitted_at >= (select at from bound)
      order by s.submitted_at, s.id limit 1)
    select last.block + 1 as block, last.until::text as from, later.at::text as until from last, later
    where not exists (select from form_submissions s where ${ofForm(form)} and ${isInInbox}
      and s.search_text is null and s.submitted_at < later.at)
    and not exists (select from form_result_changes
      where ${ofForm(form)} and submitted_at >= last.until and submitted_at < later.at)`;
  return (await client.query<BlockSpan>(slow(statement))).rows[0] ?? null;
}

/** Whether so many submissions have come into the span of a block that it had better be several. */
async function hasOutgrown(
  { client, form, rows, source: { isInInbox } }: Run,
  span: BlockSpan,
): Promise<boolean> {
  const most = OUTGROWN * rows;
  const statement = sql`select count(*) > ${most} as "isLarge" from (
    select 1 from form_submissions s where ${ofForm(form)} and ${isInInbox} and ${inSpan(span)}
    limit ${most + 1}) x`;
  return (await client.query<{ isLarge: boolean }>(slow(statement))).rows[0]?.isLarge ?? false;
}

/** Counts the submissions from a block's first on, as far as that changes the pace. */
async function countBehind(
  { client, form, source: { isInInbox } }: Run,
  { from }: BlockSpan,
): Promise<number> {
  const statement = sql`select count(*)::int as behind from (
    select 1 from form_submissions s where ${ofForm(form)} and ${isInInbox} and submitted_at >= ${from}::timestamptz
    limit ${LARGEST_BACKLOG}) x`;
  return (await client.query<{ behind: number }>(slow(statement))).rows[0]?.behind ?? 0;
}

/**
 * Builds one block in a snapshot, see the rules in the README. It rests after each batch, so that visitors' submissions
 * wait for some 100 ms of its work at a time and not for the seconds of all of it.
 * @param backlog how much waits for blocks, as rows that wait for the text index.
 */
async function buildBlock(run: Run, span: BlockSpan, backlog: number): Promise<void> {
  const { client, form, source } = run;
  // Before the snapshot. Whoever counts changes waits for this row, or is waited for.
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
    const builder = new BlockBuilder(source.addUp);
    await readSpan(run, span, backlog, builder);
    await replaceDeltas(run, span);
    await storeBlock(client, form, span, builder.finish());
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function readSpan(
  { client, source, signal }: Run,
  span: BlockSpan,
  backlog: number,
  builder: BlockBuilder,
): Promise<void> {
  const where = allOf([source.isInInbox, sql`s.search_text is not null`, inSpan(span)]);
  let start = performance.now();
  for await (const { scanned, rows } of source.read(client, where)) {
    for (const row of rows) builder.add(row);
    if (scanned === 0) continue;
    const isBusy = await isInUse(client);
    const ms = restAfter(performance.now() - start, { isBusy, backlog });
    await pause(Math.min(ms, LONGEST_REST_MS), signal);
    start = performance.now();
  }
}

/** The block holds what was counted, and what waits in the queue as well, of which readers know that blocks do not. */
async function replaceDeltas({ client, form }: Run, span: BlockSpan): Promise<void> {
  await client.query(slow(sql`delete from form_result_deltas where ${ofForm(form)} and ${inSpan(span)}`));
  await client.query(
    slow(sql`insert into form_result_deltas
        (form_id, number, account_id, sign, revision_id, submitted_at, answers)
      select form_id, -number, account_id, -sign, revision_id, submitted_at, answers
      from form_result_changes where ${ofForm(form)} and ${inSpan(span)}`),
  );
}
