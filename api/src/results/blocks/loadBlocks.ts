import type { PoolClient } from 'pg';
import { compile, sql, type Sql } from '../../platform/db/sql.ts';
import { ofForm, type BlockForm, type Period } from './blockForm.ts';
import type { Column, Entry } from './column.ts';
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

/**
 * Lists the blocks that lie in a period, or partly, newest first.
 * @param reach where they end, as a text of the database.
 */
export async function listBlocks(
  client: PoolClient,
  form: BlockForm,
  { from, until }: Period,
  reach: string,
): Promise<BlockHead[]> {
  const start = sql`coalesce(${from}::timestamptz, '-infinity')`;
  const end = sql`coalesce(${until}::timestamptz, 'infinity')`;
  const { rows } = await client.query<BlockHead>(
    compile(sql`select block, row_count as rows, starts_at::text as from, ends_at::text as until,
        starts_at >= ${start} and ends_at <= ${end} as "isWhole"
      from form_result_blocks where ${ofForm(form)} and starts_at < ${end} and ends_at > ${start}
        and ends_at <= ${reach}::timestamptz
      order by block desc`),
  );
  return rows;
}

/** Reads the columns of blocks, by block and question. */
export async function loadColumns(
  client: PoolClient,
  form: BlockForm,
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
  form: BlockForm,
  heads: readonly BlockHead[],
): Promise<Map<number, Float64Array>> {
  const blocks = await readOfBlocks(client, form, heads, sql`times`);
  return new Map([...blocks].map(([block, times]) => [block, new Float64Array(aligned(times))]));
}

/** Reads the ids of the submissions of blocks, see `idAt`. */
export const loadIds = (
  client: PoolClient,
  form: BlockForm,
  heads: readonly BlockHead[],
): Promise<Map<number, Buffer>> => readOfBlocks(client, form, heads, sql`ids`);

async function readOfBlocks(
  client: PoolClient,
  form: BlockForm,
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
