import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { allOf, sql, type Sql } from '../platform/db/sql.ts';
import { slow } from '../platform/db/slowStatements.ts';
import { answersIn, type AnswerVisibility } from '../submissions/visibility/answerVisibility.ts';
import type { CountedForm } from './counters.ts';

/** Rows that one statement looks at: some 10 ms, so that others get a turn. */
const BATCH_ROWS = 1_000;
/** Rows that are counted in one turn of the event loop: a few ms. */
const ROWS_AT_ONCE = 100;

/** A submission as results read it. */
export interface ScannedRow {
  id: string;
  revisionId: string;
  /** Milliseconds since 1970. */
  at: number;
  answers: Record<string, unknown>;
}

interface Batch {
  scanned: number;
  lastAt: string | null;
  lastId: string | null;
  rows: ScannedRow[];
}

/** What a scan reads. */
interface Scan {
  /** A condition on time and state, which an index looks up. */
  where: Sql;
  /** A condition on each row of that; null for none. */
  filter: Sql | null;
  /** Only its answers leave the database. */
  visibility: AnswerVisibility;
  batchRows?: number;
}

/**
 * Reads the submissions of a form, newest first, by key. Yields after each statement, also without matching rows, and
 * gives others a turn before each part.
 */
export async function* scanSubmissions(
  client: PoolClient,
  form: CountedForm,
  scan: Scan,
): AsyncGenerator<Pick<Batch, 'scanned' | 'rows'>> {
  let last: { at: string; id: string } | null = null;
  for (;;) {
    const batch = await readBatch(client, form, scan, last);
    if (batch.scanned > 0) yield* inTurns(batch);
    if (batch.scanned < (scan.batchRows ?? BATCH_ROWS) || batch.lastAt === null || batch.lastId === null)
      return;
    last = { at: batch.lastAt, id: batch.lastId };
  }
}

async function* inTurns({ scanned, rows }: Batch): AsyncGenerator<Pick<Batch, 'scanned' | 'rows'>> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await nextTurn();
    yield { scanned: 0, rows: rows.slice(from, from + ROWS_AT_ONCE) };
  }
  yield { scanned, rows: [] };
}

async function readBatch(
  client: PoolClient,
  form: CountedForm,
  { where, filter, visibility, batchRows = BATCH_ROWS }: Scan,
  last: { at: string; id: string } | null,
): Promise<Batch> {
  const conditions = allOf([
    sql`s.form_id = ${form.id}::uuid and s.account_id = ${form.accountId}::uuid`,
    where,
    ...(last ? [sql`(s.submitted_at, s.id) < (${last.at}::timestamptz, ${last.id}::uuid)`] : []),
  ]);
  const statement = sql`
    with batch as materialized (
      select s.* from form_submissions s where ${conditions}
      order by s.submitted_at desc, s.id desc limit ${sql.lit(batchRows)}
    ), last as (select submitted_at::text as at, id from batch order by submitted_at, id limit 1)
    select (select count(*)::int from batch) as scanned, (select at from last) as "lastAt", (select id from last) as "lastId",
      coalesce((select json_agg(json_build_object('id', s.id, 'revisionId', s.revision_id,
          'at', extract(epoch from s.submitted_at) * 1000, 'answers', ${answersIn(visibility)})
          order by s.submitted_at desc, s.id desc)
        from batch s where ${filter ?? sql`true`}), '[]'::json) as rows`;
  const { rows } = await client.query<Batch>(slow(statement));
  return rows[0] ?? { scanned: 0, lastAt: null, lastId: null, rows: [] };
}
