import type { PoolClient } from 'pg';
import { compile, sql } from '../../platform/db/sql.ts';
import { ofForm, type BlockForm, type Period } from './blockForm.ts';
import { canMatch, type BlockCondition, type ConditionColumns } from './matchBlock.ts';

/** How far the blocks of a form reach, and what they can be asked. */
export interface FoundBlocks {
  /** To before this time, as a text of the database, to the microsecond. */
  until: string;
  /** The same in whole ms since 1970, rounded down. */
  at: number;
  /** Where the newest block of the period begins; null without one. */
  newestFrom: string | null;
  /** Whether columns answer a condition: not one on texts, nor on the digits of numbers. */
  canAnswer(condition: BlockCondition): boolean;
}

/**
 * Finds the blocks of a form; null without any.
 * @param questions those that conditions name.
 */
export async function findBlocks(
  client: PoolClient,
  form: BlockForm,
  { from, until }: Period,
  questions: readonly string[] = [],
): Promise<FoundBlocks | null> {
  const { rows } = await client.query<Omit<FoundBlocks, 'canAnswer'>>(
    compile(sql`select max(ends_at)::text as until, floor(extract(epoch from max(ends_at)) * 1000)::float8 as at,
        max(starts_at) filter (where starts_at < coalesce(${until}::timestamptz, 'infinity')
          and ends_at > coalesce(${from}::timestamptz, '-infinity'))::text as "newestFrom"
      from form_result_blocks where ${ofForm(form)} having count(*) > 0`),
  );
  const [reach] = rows;
  if (!reach) return null;
  const columns = await loadConditionColumns(client, form, questions);
  return {
    ...reach,
    canAnswer(condition) {
      const column = columns.get(condition.question);
      return !column || canMatch(condition, column);
    },
  };
}

/** Reads what all blocks hold of questions. */
async function loadConditionColumns(
  client: PoolClient,
  form: BlockForm,
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
