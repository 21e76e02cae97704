import type { PoolClient } from 'pg';
import { compile, sql, type Sql } from '../../platform/db/sql.ts';
import type { CountedForm } from '../counters.ts';
import type { Period } from '../resultsQuery.ts';
import type { Column, Entry } from './column.ts';
import type { ConditionColumns } from './matchBlock.ts';
import { readBinary } from './readBinary.ts';
import { aligned, PackedCodes, unpackNumbers } from './packing.ts';

/** A block without its columns. */
export interface BlockHead {
  block: number;
  rows: number;
  /** Its span: from one time to before another, as texts of the database. */
  from: string;
  until: string;
  /** Whether all of it lies within the period. */
  isWhole: boolean;
}

const ofForm = ({ id, accountId }: CountedForm): Sql =>
  sql`form_id = ${id}::uuid and account_id = ${accountId}::uuid`;

/** To where the blocks of a form reach. */
export interface Reach {
  /** As a text of the database, to the microsecond. */
  until: string;
  /** The same in whole ms since 1970, rounded down. */
  at: number;
}

/** Reads to where the blocks of a form reach; null without any. */
export async function loadReach(client: PoolClient, form: CountedForm): Promise<Reach | null> {
  const { rows } = await client.query<Reach>(
    compile(sql`select max(ends_at)::text as until, floor(extract(epoch from max(ends_at)) * 1000)::float8 as at
      from form_result_blocks where ${ofForm(form)} having count(*) > 0`),
  );
  return rows[0] ?? null;
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
    compile(sql`select block, row_count as rows, starts_at::text as from, ends_at::text as until,
        starts_at >= ${start} and ends_at <= ${end} as "isWhole"
      from form_result_blocks where ${ofForm(form)} and starts_at < ${end} and ends_at > ${start}
      order by block desc`),
  );
  return rows;
}

/** Reads what all blocks hold of questions. */
export async function loadConditionColumns(
  client: PoolClient,
  form: CountedForm,
  questions: readonly string[],
): Promise<Map<string, ConditionColumns>> {
  if (questions.length === 0) return new Map();
  const { rows } = await client.query<ConditionColumns & { question: string }>(
    compile(sql`select question, bool_and(is_filterable) as "isFilterable",
        bool_or(numbers is not null) as "hasNumbers"
      from form_result_columns where ${ofForm(form)}
        and question in (select jsonb_array_elements_text(${JSON.stringify(questions)}::jsonb))
      group by question`),
  );
  return new Map(rows.map(({ question, ...columns }) => [question, columns]));
}

/** Reads the columns of blocks, by block and question. */
export async function loadColumns(
  client: PoolClient,
  form: CountedForm,
  heads: readonly BlockHead[],
): Promise<Map<number, Map<string, Column>>> {
  const rows = await readBinary(
    client,
    sql`select block, scale::int, question, entries, codes, numbers from form_result_columns
      where ${ofForm(form)} and ${amongBlocks(heads)}`,
  );
  const blocks = new Map(heads.map(({ block }) => [block, new Map<string, Column>()]));
  const sizes = new Map(heads.map(({ block, rows: size }) => [block, size]));
  for (const [block, scale, question, entries, codes, numbers] of rows) {
    if (!block || !scale || !question || !entries || !codes) continue;
    const number = block.readInt32BE();
    const size = sizes.get(number) ?? 0;
    const dictionary = JSON.parse(entries.toString()) as Entry[];
    const name = question.toString();
    blocks.get(number)?.set(name, {
      question: name,
      entries: dictionary,
      packed: new PackedCodes(codes, dictionary.length, size),
      numbers: numbers ? unpackNumbers(numbers, size) : null,
      scale: scale.readInt32BE(),
    });
  }
  return blocks;
}

/** Reads the times of the submissions of blocks, in ms since 1970. */
export async function loadTimes(
  client: PoolClient,
  form: CountedForm,
  heads: readonly BlockHead[],
): Promise<Map<number, Float64Array>> {
  const blocks = await readOfBlocks(client, form, heads, sql`times`);
  return new Map([...blocks].map(([block, times]) => [block, new Float64Array(aligned(times))]));
}

/** Reads the ids of the submissions of blocks, see `idAt`. */
export const loadIds = (
  client: PoolClient,
  form: CountedForm,
  heads: readonly BlockHead[],
): Promise<Map<number, Buffer>> => readOfBlocks(client, form, heads, sql`ids`);

async function readOfBlocks(
  client: PoolClient,
  form: CountedForm,
  heads: readonly BlockHead[],
  what: Sql,
): Promise<Map<number, Buffer>> {
  const rows = await readBinary(
    client,
    sql`select block, ${what} from form_result_blocks where ${ofForm(form)} and ${amongBlocks(heads)}`,
  );
  return new Map(rows.flatMap(([block, bytes]) => (block && bytes ? [[block.readInt32BE(), bytes]] : [])));
}

const amongBlocks = (heads: readonly BlockHead[]): Sql =>
  sql`block in (select value::int from jsonb_array_elements_text(${JSON.stringify(heads.map(({ block }) => block))}::jsonb))`;
