import type { Pool, PoolClient } from 'pg';
import { HOUR_MS } from '../calendar/durations.ts';
import { settingOf } from '../settings/platformSettings.ts';
import { entryKey, hashEntry, makeEntry, rootOf, submissionContent, type NewEntry } from './entry.ts';
import { insertEntries, loggedOf } from './entryRows.ts';
import {
  gatherDays,
  gatherEdited,
  gatherErased,
  gatherEvents,
  gatherExpired,
  gatherFound,
  gatherSent,
  isOfItsTime,
  startingAt,
  type Gathered,
  type Gathering,
  type SubmissionRow,
} from './gather.ts';
import {
  findLastHead,
  hashHead,
  insertHead,
  parseState,
  signHead,
  type Head,
  type LogState,
} from './head.ts';
import { addSigningKey, listSigningKeys, type Queries } from './signingKeys.ts';

/** Key of the advisory lock that the one who writes holds. */
const LOCK = 7_210_911;
/** Entries of one head, at most. */
const BATCH = 5_000;
/** Time (ms) after which a head without entries says that nothing came. */
const QUIET_MS = HOUR_MS;
const NO_HASH = Buffer.alloc(32);

interface SealDeps {
  pool: Pool;
  config: { secret: string };
}

/** Each kind of rows, in the order in which they are logged: an edit stands behind what it edits. */
const GATHER: readonly ((gathering: Gathering) => Promise<Gathered>)[] = [
  gatherFound,
  gatherSent,
  gatherDays,
  gatherEdited,
  gatherErased,
  gatherEvents,
];

/**
 * Logs what has come since the last time: a head for each batch, signed, with the hash of the head before. Begins the log where
 * there is none. Two at once wait for each other.
 */
export async function sealLog(deps: SealDeps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const isMore = await withLog(deps, async (database) => sealBatch(database, deps.config.secret));
    if (!isMore || signal?.aborted) return;
  }
}

/** Begins the log at the first start, with a key. */
export async function beginLog(deps: SealDeps): Promise<void> {
  if (await findLastHead(deps.pool)) return;
  await withLog(deps, async (database) => void (await beginOrContinue(database, deps.config.secret)));
}

/**
 * Logs one submission now, for whoever asks for its receipt. @returns whether it is logged; false for one that has to wait for
 * its day, or that was added with a time of before.
 */
export async function sealOne(deps: SealDeps, row: Omit<SubmissionRow, 'answers'>): Promise<boolean> {
  return withLog(deps, async (database) => {
    const { secret } = deps.config;
    const head = await beginOrContinue(database, secret);
    if ((await loggedOf(database, [row.id], ['found', 'sent'])).has(row.id)) return true;
    if (row.id <= parseState(head.state).sent || !isOfItsTime(row)) return false;
    const { id: rowId, accountId, formId, submittedAt: at } = row;
    const content = submissionContent(row);
    await append(database, secret, head, {
      entries: [{ kind: 'sent', accountId, formId, rowId, at, version: null, content }],
      state: {},
    });
    return true;
  });
}

/** Makes a new key, by which everything is signed from now on. @returns its id. */
export async function rotateSigningKey(deps: SealDeps): Promise<string> {
  return withLog(deps, async (database) => {
    await beginOrContinue(database, deps.config.secret);
    return (await addSigningKey(database, deps.config.secret)).id;
  });
}

/** Runs work in a transaction that alone writes the log. */
async function withLog<Result>(
  { pool }: SealDeps,
  work: (database: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // One writer may have a backlog to go through.
    await client.query(`set local lock_timeout = '30s'`);
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

async function beginOrContinue(database: Queries, secret: string): Promise<Head> {
  const keys = await listSigningKeys(database, secret);
  if (keys.length === 0) await addSigningKey(database, secret);
  const last = await findLastHead(database);
  if (last) return last;
  const state = startingAt(Date.now());
  const before = { number: 0, last: 0, state };
  return append(database, secret, before, { entries: [], state: {} });
}

/** @returns whether there may be more. */
async function sealBatch(database: Queries, secret: string): Promise<boolean> {
  const head = await beginOrContinue(database, secret);
  const state = parseState(head.state);
  const entries: NewEntry[] = [];
  const reached: Partial<LogState> = {};
  const now = Date.now();
  let isMore = false;
  for (const gather of GATHER) {
    const limit = BATCH - entries.length;
    // The rest is for the next batch.
    if (limit < BATCH / 10) isMore = true;
    if (limit < BATCH / 10) break;
    const found = await gather({ database, secret, state, now, limit });
    entries.push(...found.entries);
    Object.assign(reached, found.state);
    isMore ||= found.isFull;
  }
  const days = await retentionDays(database);
  const expired = gatherExpired({ database, secret, state, now, limit: 1 }, days);
  entries.push(...expired.entries);
  // Nothing new: the next look begins where this one has, for an hour.
  if (entries.length > 0 || isMore || now - head.at.getTime() >= QUIET_MS)
    await append(database, secret, head, { entries, state: { ...reached, ...expired.state } });
  return isMore;
}

async function retentionDays(database: Queries): Promise<number> {
  const { rows } = await database.query<{ value: unknown }>(
    `select value from platform_settings where key = 'securityEventDays'`,
  );
  return settingOf('securityEventDays', rows[0]?.value);
}

/** Adds entries under a new head. */
async function append(
  database: Queries,
  secret: string,
  before: Head | (Pick<Head, 'number' | 'last' | 'state'> & { root?: undefined }),
  { entries, state }: { entries: readonly NewEntry[]; state: Partial<LogState> },
): Promise<Head> {
  const [key] = await listSigningKeys(database, secret);
  const macKey = entryKey(secret);
  const made = entries.map((entry, at) => makeEntry(macKey, before.last + 1 + at, entry));
  await insertEntries(database, made);
  const head = signHead(key!, {
    number: before.number + 1,
    first: before.last + 1,
    last: before.last + made.length,
    root: rootOf(made.map(hashEntry)),
    previous: before.root ? hashHead(before) : NO_HASH,
    at: new Date(),
    state: { ...(before.state as LogState), ...state },
  });
  await insertHead(database, head);
  return head;
}
