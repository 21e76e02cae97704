import type { PoolClient } from 'pg';
import { slow } from '../../platform/db/slowStatements.ts';
import { sql } from '../../platform/db/sql.ts';
import type { BuiltBlock } from './blockBuilder.ts';
import { ofForm, type BlockForm } from './blockForm.ts';
import { bytesOf } from './packing.ts';

/** The submissions of a block: from one time to before another. Times are texts of the database, to the microsecond. */
export interface BlockSpan {
  block: number;
  from: string;
  until: string;
}

/** Stores a block, in place of the one of its number. */
export async function storeBlock(
  client: PoolClient,
  form: BlockForm,
  { block, from, until }: BlockSpan,
  { rows, ids, times, columns }: BuiltBlock,
): Promise<void> {
  const { id, accountId } = form;
  await client.query(slow(sql`delete from form_result_blocks where ${ofForm(form)} and block = ${block}`));
  await client.query(
    slow(sql`insert into form_result_blocks (form_id, block, account_id, starts_at, ends_at, row_count, ids, times)
      values (${id}, ${block}, ${accountId}, ${from}::timestamptz, ${until}::timestamptz, ${rows},
        ${Buffer.from(ids)}, ${Buffer.from(bytesOf(times))})`),
  );
  for (const { question, entries, codes, numbers, scale, isFilterable } of columns)
    await client.query(
      slow(sql`insert into form_result_columns
          (form_id, block, question, account_id, entries, codes, numbers, scale, is_filterable)
        values (${id}, ${block}, ${question}, ${accountId}, ${JSON.stringify(entries)},
          ${Buffer.from(codes)}, ${numbers && Buffer.from(numbers)}, ${scale}, ${isFilterable})`),
    );
}
