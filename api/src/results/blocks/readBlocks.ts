import type { PoolClient } from 'pg';
import { allOf, compile, sql, type Sql } from '../../db/sql.ts';
import { slow } from '../../exports/readRows.ts';
import type { CountedForm } from '../counters.ts';
import type { Period } from '../resultsAsk.ts';
import type { Column, Entry } from './column.ts';
import type { ConditionColumns } from './matchBlock.ts';
import { aligned, unpackCodes, unpackNumbers } from './packing.ts';

/** A block without its columns. */
export interface BlockHead {
  block: number;
  rows: number;
  /** Whether all of it lies within the period. */
  isWhole: boolean;
}

const ofForm = ({ id, accountId }: CountedForm): Sql =>
  sql`form_id = ${id}::uuid and account_id = ${accountId}::uuid`;

/** Reads to where the blocks of a form reach; null without any. Times are texts of the database, to the microsecond. */
export async function readReach(client: PoolClient, form: CountedForm): Promise<string | null> {
  const { rows } = await client.query<{ until: string | null }>(
    compile(sql`select max(ends_at)::text as until from form_result_blocks where ${ofForm(form)}`),
  );
  return rows[0]?.until ?? null;
}

/** Lists the blocks that lie in a period, or partly, newest first. */
export async function listBlocks(
  client: PoolClient,
  form: CountedForm,
  { from, until }: Period,
): Promise<BlockHead[]> {
  const start = sql`coalesce(${from}::timestamptz, '-infinity')`;
  const end = sql`coalesce(${until}::timestamptz, 'infinity')`;
  const { rows } = await client.query<BlockHead>(
    compile(sql`select block, row_count as rows, starts_at >= ${start} and ends_at <= ${end} as "isWhole"
      from form_result_blocks where ${ofForm(form)} and starts_at < ${end} and ends_at > ${start}
      order by block desc`),
  );
  return rows;
}

/** Reads what all blocks hold of questions. */
export async function readConditionColumns(
  client: PoolClient,
  form: CountedForm,
  questions: readonly string[],
): Promise<Map<string, ConditionColumns>> {
  const { rows } = await client.query<ConditionColumns & { question: string }>(
    compile(sql`select question, bool_and(is_filterable) as "isFilterable",
        bool_or(numbers is not null) as "hasNumbers"
      from form_result_columns where ${ofForm(form)}
        and question in (select jsonb_array_elements_text(${JSON.stringify(questions)}::jsonb))
      group by question`),
  );
  return new Map(rows.map(({ question, ...columns }) => [question, columns]));
}

interface StoredColumn {
  block: number;
  question: string;
  entries: string;
  codes: Uint8Array;
  numbers: Uint8Array | null;
  scale: number;
  is_filterable: boolean;
}

/** Reads the columns of blocks, by block and question. */
export async function readColumns(
  client: PoolClient,
  form: CountedForm,
  heads: readonly BlockHead[],
): Promise<Map<number, Map<string, Column>>> {
  const wanted = JSON.stringify(heads.map(({ block }) => block));
  const { rows } = await client.query<StoredColumn>(
    slow(sql`select block, question, entries::text as entries, codes, numbers, scale::int as scale, is_filterable
      from form_result_columns where ${ofForm(form)}
        and block in (select value::int from jsonb_array_elements_text(${wanted}::jsonb))`),
  );
  const blocks = new Map(heads.map(({ block }) => [block, new Map<string, Column>()]));
  const sizes = new Map(heads.map(({ block, rows: size }) => [block, size]));
  for (const row of rows) blocks.get(row.block)?.set(row.question, toColumn(row, sizes.get(row.block) ?? 0));
  return blocks;
}

function toColumn(row: StoredColumn, rows: number): Column {
  const entries = JSON.parse(row.entries) as Entry[];
  return {
    question: row.question,
    entries,
    codes: unpackCodes(row.codes, entries.length, rows),
    numbers: row.numbers && unpackNumbers(row.numbers, rows),
    scale: row.scale,
    isFilterable: row.is_filterable,
  };
}

/** Reads the times of a block's submissions, in ms since 1970. */
export async function readTimes(
  client: PoolClient,
  form: CountedForm,
  head: BlockHead,
): Promise<Float64Array> {
  const { rows } = await client.query<{ times: Uint8Array }>(
    slow(
      sql`select times from form_result_blocks where ${allOf([ofForm(form), sql`block = ${head.block}`])}`,
    ),
  );
  return rows[0] ? new Float64Array(aligned(rows[0].times)) : new Float64Array();
}

/** Reads the ids of a block's submissions, see `idAt`. */
export async function readIds(client: PoolClient, form: CountedForm, head: BlockHead): Promise<Uint8Array> {
  const { rows } = await client.query<{ ids: Uint8Array }>(
    slow(sql`select ids from form_result_blocks where ${allOf([ofForm(form), sql`block = ${head.block}`])}`),
  );
  return rows[0]?.ids ?? new Uint8Array();
}
