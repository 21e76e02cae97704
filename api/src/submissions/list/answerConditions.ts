import {
  parseConditions,
  type AnswerCondition,
  type SubmissionFilter,
} from '../../platform/contract/index.ts';
import { allOf, anyOf, sql, type Sql } from '../../platform/db/sql.ts';
import { holdsText } from '../search/holdsText.ts';
import type { AnswerVisibility } from '../visibility/answerVisibility.ts';

/** A bound that a number can be compared with. */
const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/;

/** Returns a value as a number for the database; null for other texts. */
export const numberIn = (value: string): string | null => (DECIMAL.test(value) ? value : null);

const answerTo = (field: string): Sql => sql`(s.submission_data -> ${field}::text)`;
const textOf = (field: string): Sql => sql`(s.submission_data ->> ${field}::text)`;

/** Rows with this answer, or with it among several ticked options; ignores case. */
const isAnswer = (field: string, value: string): Sql => sql`case jsonb_typeof(${answerTo(field)})
  when 'array' then ${answerTo(field)} @> to_jsonb(${value}::text)
  when 'number' then ${answerTo(field)}::numeric = ${numberIn(value)}::numeric
  else lower(${textOf(field)}) = lower(${value}) end`;

/** Rows whose answer is on one side of a bound: numbers by size, days and times by their text. */
const isOnSide = (field: string, operator: Sql, bound: string): Sql =>
  sql`case jsonb_typeof(${answerTo(field)})
       when 'number' then ${answerTo(field)}::numeric ${operator} ${numberIn(bound)}::numeric
       when 'string' then nullif(${textOf(field)}, '') collate "C" ${operator} ${bound}
       else false end`;

/** Rows whose answer contains a text in any of its parts, as a search compares them. */
const holds = (field: string, text: string): Sql =>
  sql`exists (select 1 from jsonb_path_query(${answerTo(field)}, 'strict $.**') as part
    where jsonb_typeof(part) in ('string', 'number')
      and ${holdsText(sql`submission_searched_text(part #>> '{}')`, text)})`;

/** Rows without an answer: the question was left out, or not there. */
const isEmpty = (field: string): Sql => sql`coalesce(${answerTo(field)} in ('null', '""', '[]', '{}'), true)`;

const [AT_LEAST, AT_MOST, AFTER, BEFORE] = [sql`>=`, sql`<=`, sql`>`, sql`<`];
/** Turns a comparison round; rows without an answer fit. */
const not = (condition: Sql): Sql => sql`not coalesce((${condition}), false)`;

const COMPARE: Readonly<Record<AnswerCondition['is'], (field: string, values: readonly string[]) => Sql>> = {
  is: (field, [value = '']) => isAnswer(field, value),
  is_not: (field, [value = '']) => not(isAnswer(field, value)),
  contains: (field, [value = '']) => holds(field, value),
  lacks: (field, [value = '']) => not(holds(field, value)),
  any_of: (field, values) => anyOf(values.map((value) => isAnswer(field, value))),
  all_of: (field, values) => allOf(values.map((value) => isAnswer(field, value))),
  none_of: (field, values) => not(anyOf(values.map((value) => isAnswer(field, value)))),
  at_least: (field, [bound = '']) => isOnSide(field, AT_LEAST, bound),
  at_most: (field, [bound = '']) => isOnSide(field, AT_MOST, bound),
  after: (field, [bound = '']) => isOnSide(field, AFTER, bound),
  before: (field, [bound = '']) => isOnSide(field, BEFORE, bound),
  between: (field, [from = '', to = '']) =>
    allOf([isOnSide(field, AT_LEAST, from), isOnSide(field, AT_MOST, to)]),
  empty: (field) => isEmpty(field),
  answered: (field) => not(isEmpty(field)),
};

/** The conditions of a filter: its one question with a value or a range, and those of `where`. */
export function conditionsOf({ field, value, atLeast, atMost, where }: SubmissionFilter): AnswerCondition[] {
  const simple = (is: AnswerCondition['is'], bound: string | undefined): AnswerCondition[] =>
    field === undefined || bound === undefined ? [] : [{ field, is, values: [bound] }];
  return [
    ...simple('is', value),
    ...simple('at_least', atLeast),
    ...simple('at_most', atMost),
    ...(where === undefined ? [] : (parseConditions(where) ?? [])),
  ];
}

/** Rows that fit conditions, for one reader: none do where a question is hidden from them (CLNT-080). */
export function matchAnswers(
  conditions: readonly AnswerCondition[],
  { fields }: AnswerVisibility,
): Sql | null {
  if (conditions.length === 0) return null;
  if (fields && conditions.some(({ field }) => !fields.includes(field))) return sql`false`;
  return allOf(conditions.map(({ field, is, values }) => COMPARE[is](field, values)));
}

/** Texts that the indexed text of every fitting row contains, for the index to look up. */
export const textsHeld = (conditions: readonly AnswerCondition[]): string[] =>
  conditions.flatMap(({ is, values }) => {
    const [text] = is === 'is' || is === 'contains' || (is === 'all_of' && values.length > 0) ? values : [];
    // A number is the same in several writings: 7 and 7.0.
    return text === undefined || (is !== 'contains' && numberIn(text) && /\.|^-?0\d/.test(text))
      ? []
      : [text];
  });
