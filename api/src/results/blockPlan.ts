import type { PoolClient } from 'pg';
import type { AnswerCondition } from '../platform/contract/index.ts';
import { allOf, sql } from '../platform/db/sql.ts';
import { matchAnswers, numberIn, textsHeld } from '../submissions/list/answerConditions.ts';
import { besideOneByOne, type RowsBeside } from '../submissions/list/rowsBeside.ts';
import { indexableOf, matchSearch } from '../submissions/list/submissionFilter.ts';
import { FULL_VISIBILITY } from '../submissions/visibility/answerVisibility.ts';
import { findBlocks, type BlockQuery } from './blocks/index.ts';
import type { ResolvedQuery } from './resultsQuery.ts';

type BlockCondition = BlockQuery['conditions'][number];
type Named = NonNullable<BlockQuery['named']>;

/** Digits up to which a bound is the same number here and in the database. */
const EXACT_DIGITS = 15;

/** What a count by blocks needs to know before it begins. Submissions behind its reach are counted one by one. */
export interface BlockPlan extends Pick<BlockQuery, 'reach' | 'conditions'> {
  /** What columns do not hold; null for none. */
  texts: Named['texts'];
}

/** Returns how a filtered count goes by blocks; null where there are none. */
export async function planBlocks(
  client: PoolClient,
  { form, period, visibility, parts }: Pick<ResolvedQuery, 'form' | 'period' | 'visibility' | 'parts'>,
): Promise<BlockPlan | null> {
  const { answers, search } = parts;
  const questions = (answers ?? []).map(({ field }) => field);
  const blocks = await findBlocks(client, form, period, questions);
  if (!blocks) return null;
  const reach = blocks.until;
  if (answers === null) return { conditions: [], texts: { where: sql`false`, lookup: null }, reach };
  const conditions = answers.map(blockCondition);
  const others = answers.filter((_one, at) => !blocks.canAnswer(conditions[at]!));
  const where = [
    ...(search ? [matchSearch(search, visibility)] : []),
    ...(others.length > 0 ? [matchAnswers(others, visibility) ?? sql`true`] : []),
  ];
  const inColumns = conditions.filter((one) => blocks.canAnswer(one));
  if (where.length === 0) return { conditions: inColumns, texts: null, reach };
  return {
    conditions: inColumns,
    texts: { where: allOf(where), lookup: indexableOf(search, textsHeld(others)) },
    // A first picture does not wait until all texts of the newest block have been compared.
    reach: blocks.newestFrom ?? reach,
  };
}

/** Marks, tags and work, as blocks ask for them. */
export const besideRows = (rows: RowsBeside): Named['beside'][number] => ({
  ...rows,
  hasOne: besideOneByOne({ ...rows, isWanted: true }),
});

/** A condition as blocks ask for it. The database decides for each different answer: one rule for rows and blocks. */
function blockCondition(one: AnswerCondition): BlockCondition {
  const { field, is, values } = one;
  return {
    question: field,
    matches: matchAnswers([one], FULL_VISIBILITY) ?? sql`true`,
    bounds: values.filter((value) => numberIn(value) !== null).map(Number),
    // Digits of a number are looked for in its text.
    comparesNumbers:
      is !== 'contains' && is !== 'lacks' && values.every((value) => digitsOf(value) <= EXACT_DIGITS),
  };
}

const digitsOf = (value: string): number =>
  numberIn(value) === null ? 0 : value.replaceAll(/^-?0*|\./g, '').length;
