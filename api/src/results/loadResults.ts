import { Readable } from 'node:stream';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import type { FormDefinition, Language } from '@inlay/sdk/model';
import { resultsLineSchema, type ResultsLine } from '../platform/contract/index.ts';
import { beginSnapshot } from '../platform/db/slowStatements.ts';
import type { RevisionCache } from '../forms/revisions/revisionCache.ts';
import { ProblemError } from '../platform/http/problemError.ts';
import { beginCounting } from './checkResults.ts';
import { countQuery, countTotal } from './countQuery.ts';
import { presentResults, type ShownForm } from './presentResults.ts';
import type { Progress } from './progress.ts';
import { loadState } from './loadCounters.ts';
import type { ResolvedQuery } from './resultsQuery.ts';

/** Most results that are read at once by one process; each holds a connection. */
const MOST_AT_ONCE = 4;
/** Time until the first line of an answer that takes longer, and between two lines, in ms. */
const FIRST_MS = 100;
const LINE_MS = 250;
/** Times that a line's own work is waited before the next one: on a busy machine lines would take longer than the count. */
const LINE_REST = 8;
/** Longest time (ms) for which a reader may leave a line unread; a slower one has stopped reading, and holds a connection. */
const MOST_UNREAD_MS = 30_000;
/** Revisions whose questions and options are shown; earlier ones are counted all the same. */
const MOST_REVISIONS = 100;

const LIST_REVISIONS = `
  select id from form_revisions where form_id = $1 and account_id = $2 and id <> $3
  order by number desc limit ${MOST_REVISIONS}`;

export interface ResultsDeps {
  orm: MikroORM;
  pool: Pool;
  revisions: RevisionCache;
}

let running = 0;

/**
 * Opens the results as lines of JSON, each in place of the one before. All of it is read in one snapshot; whoever
 * stops listening or reading ends it.
 * @param before the period before, for the last line.
 * @throws {ProblemError} `service.unavailable` while too many others are read.
 */
export async function openResults(
  deps: ResultsDeps,
  query: ResolvedQuery,
  before: ResolvedQuery | null,
  { mostUnreadMs = MOST_UNREAD_MS } = {},
): Promise<Readable> {
  assertMayRead();
  running++;
  const toLines = async function* (): AsyncGenerator<string> {
    for await (const line of readResults(deps, query, before)) {
      const unread = setTimeout(() => stream.destroy(), mostUnreadMs);
      try {
        yield `${JSON.stringify(line)}\n`;
      } finally {
        clearTimeout(unread);
      }
    }
  };
  const stream = Readable.from(toLines(), { highWaterMark: 1 });
  return stream.once('close', () => running--);
}

function assertMayRead(): void {
  if (running >= MOST_AT_ONCE) throw new ProblemError('service.unavailable', { retryAfterSeconds: 3 });
}

/**
 * Reads the last line of results, within the same limit of concurrent reads.
 * @throws {ProblemError} `service.unavailable` while too many others are read.
 */
export async function loadWholeResults(deps: ResultsDeps, query: ResolvedQuery): Promise<ResultsLine> {
  assertMayRead();
  running++;
  try {
    const line = await lastOf(readResults(deps, query, null));
    if (!line?.isWhole) throw new Error('Results ended before their last line.');
    return line;
  } finally {
    running--;
  }
}

/** Reads results in one snapshot, see `openResults`. A form is counted from the first time that it is asked for. */
export async function* readResults(
  deps: ResultsDeps,
  query: ResolvedQuery,
  before: ResolvedQuery | null,
): AsyncGenerator<ResultsLine> {
  const client = await deps.pool.connect();
  let isWhole = false;
  let isUncounted = false;
  try {
    await beginSnapshot(client);
    isUncounted = (await loadState(client, query.form)).state === 'no';
    const form = await findShownForm(client, deps.revisions, query);
    const total = await countTotal(client, query.form, query.period);
    let nextAt = performance.now() + FIRST_MS;
    let last: Progress | null = null;
    for await (const progress of countQuery({ client, revisions: deps.revisions }, query)) {
      last = progress;
      if (performance.now() < nextAt) continue;
      const begin = performance.now();
      const line = lineOf(form, progress, { total, before: null, isWhole: false });
      const rest = Math.max(LINE_MS, LINE_REST * (performance.now() - begin));
      yield line;
      nextAt = performance.now() + rest;
    }
    const earlier = before && (await lastOf(countQuery({ client, revisions: deps.revisions }, before)));
    await client.query('commit');
    isWhole = true;
    if (last)
      yield lineOf(form, last, {
        total,
        before: earlier && presentResults(form, earlier.tally, earlier.newest),
        isWhole: true,
      });
  } finally {
    // A connection in the middle of a statement is closed.
    client.release(!isWhole);
  }
  if (isUncounted) await beginCounting(deps.orm, query.form);
}

function lineOf(
  form: ShownForm,
  { tally, newest, counted }: Progress,
  rest: Pick<ResultsLine, 'total' | 'before' | 'isWhole'>,
): ResultsLine {
  const total = rest.isWhole ? counted : Math.max(rest.total, counted);
  return resultsLineSchema.parse({ ...presentResults(form, tally, newest), ...rest, counted, total });
}

async function lastOf<One>(steps: AsyncIterable<One>): Promise<One | null> {
  let last: One | null = null;
  for await (const step of steps) last = step;
  return last;
}

/** The language that the form was given, if any. */
const FIND_LANGUAGE = 'select language from form_publishing where form_id = $1';

async function findShownForm(
  client: Pick<PoolClient, 'query'>,
  revisions: RevisionCache,
  { form, visibility }: ResolvedQuery,
): Promise<ShownForm> {
  const definitions = await listDefinitions(client, revisions, form);
  const current = await revisions.find(form.currentRevisionId);
  const { rows } = await client.query<{ language: Language | null }>(FIND_LANGUAGE, [form.id]);
  const language = rows[0]?.language ?? current?.language ?? 'en';
  return { title: form.title, revisions: definitions, language, visibility };
}

/** Lists the definitions that results are shown by, newest first; the current one leads. */
export const listDefinitionsOf = (
  { pool, revisions }: Pick<ResultsDeps, 'pool' | 'revisions'>,
  form: Omit<ResolvedQuery['form'], 'title'>,
): Promise<FormDefinition[]> => listDefinitions(pool, revisions, form);

async function listDefinitions(
  client: Pick<PoolClient, 'query'> | Pool,
  revisions: RevisionCache,
  form: Omit<ResolvedQuery['form'], 'title'>,
): Promise<FormDefinition[]> {
  const { rows } = await client.query<{ id: string }>(LIST_REVISIONS, [
    form.id,
    form.accountId,
    form.currentRevisionId,
  ]);
  const definitions: FormDefinition[] = [];
  for (const { id } of [{ id: form.currentRevisionId }, ...rows]) {
    const revision = await revisions.find(id);
    if (revision) definitions.push(revision.definition);
  }
  return definitions;
}
