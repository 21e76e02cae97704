import { toDecimal } from '../decimal.ts';
import type { Run, Scalar, Value, Work } from '../value.ts';
import { commonType, type ExpressionType } from '../expressionType.ts';
import {
  ANY,
  compareOrder,
  isNumber,
  NUMBERS,
  type OperatorRule,
  ORDEREDS,
  valuesOf,
  YES_NOS,
} from './operator.ts';

/** Adds values that are not blank; `NaN` when a value is no number or the total has too many digits. */
const total = (args: readonly Value[]): number =>
  valuesOf(args).reduce<number>((sum, value) => (isNumber(value) ? toDecimal(sum + value) : NaN), 0);

/** Returns the first value in an order, up or down; nothing when two values cannot be compared. */
function extreme(args: readonly Value[], direction: 1 | -1, work: Work): Scalar | null {
  const values = valuesOf(args);
  let [found = null]: (Scalar | null)[] = values;
  for (const value of values) {
    const order = compareOrder(value, found, work);
    if (Number.isNaN(order) || work.left < 0) return null;
    if (order * direction < 0) found = value;
  }
  return found;
}

/** Several values made one: of arguments, of lists, or of the rows of a repeating group. Blanks are skipped. */
export const aggregates = {
  sum: total,
  avg: (args) => total(args) / valuesOf(args).length,
  min: (args, _scope, work) => extreme(args, 1, work),
  max: (args, _scope, work) => extreme(args, -1, work),
  count: (args) => valuesOf(args).filter((value) => value !== false).length,
  any: (args) => valuesOf(args).includes(true),
  // A condition without an answer does not hold, so blanks count here.
  every: (args) => args.flat().every((value) => value === true),
  list: (args) => valuesOf(args),
} satisfies Record<string, Run>;

/** Returns the types of single values: a list of numbers counts as its numbers. */
const asScalars = (types: readonly ExpressionType[]): ExpressionType[] =>
  types.map(({ kind, options }) => ({ kind, ...(options && { options }) }));

export const aggregateRules: Record<keyof typeof aggregates, OperatorRule> = {
  sum: {
    takes: [NUMBERS],
    repeats: true,
    gives: 'number',
    means: 'The total of the numbers. Blanks are skipped; of nothing, it is 0.',
    says: { plain: /*i18n*/ 'the total of {list}', inRows: /*i18n*/ 'the total of {0} in {rows}' },
    examples: [
      ['sum(1, if(no, 1), 2)', 3],
      ['sum(0.1, 0.2, list(0.3))', 0.6],
      ['sum(if(no, 1))', 0],
    ],
  },
  avg: {
    takes: [NUMBERS],
    repeats: true,
    gives: 'number',
    means: 'The average of the numbers. Blanks are skipped; of nothing, it is blank.',
    says: { plain: /*i18n*/ 'the average of {list}', inRows: /*i18n*/ 'the average of {0} in {rows}' },
    examples: [
      ['avg(1, 2, if(no, 1))', 1.5],
      ['avg(if(no, 1))', null],
    ],
  },
  min: {
    takes: [ORDEREDS],
    repeats: true,
    alike: true,
    gives: (args) => commonType(asScalars(args)),
    means: 'The least number, or the earliest date or time. Blanks are skipped.',
    says: {
      plain: /*i18n*/ 'the least of {list}',
      ofDates: /*i18n*/ 'the earliest of {list}',
      inRows: /*i18n*/ 'the least of {0} in {rows}',
    },
    examples: [
      ['min(3, 1, 2)', 1],
      ['min(date("2026-03-01"), date("2026-02-28"))', '2026-02-28'],
      ['min(if(no, 1))', null],
    ],
  },
  max: {
    takes: [ORDEREDS],
    repeats: true,
    alike: true,
    gives: (args) => commonType(asScalars(args)),
    means: 'The greatest number, or the latest date or time. Blanks are skipped.',
    says: {
      plain: /*i18n*/ 'the greatest of {list}',
      ofDates: /*i18n*/ 'the latest of {list}',
      inRows: /*i18n*/ 'the greatest of {0} in {rows}',
    },
    examples: [
      ['max(3, 1, if(no, 9))', 3],
      ['max(list(5, 7))', 7],
    ],
  },
  count: {
    takes: [ANY],
    repeats: true,
    gives: 'number',
    means: 'How many values there are. Blanks do not count, and neither does “no”.',
    says: {
      plain: /*i18n*/ 'the number of answers in {list}',
      inRows: /*i18n*/ 'the number of rows in {rows} with {0}',
    },
    examples: [
      ['count(1, if(no, 1), "a")', 2],
      ['count(["a", "b"])', 2],
      ['count(yes, no, yes)', 2],
    ],
  },
  any: {
    takes: [YES_NOS],
    repeats: true,
    gives: 'yesno',
    means: 'Yes when one of the conditions holds.',
    says: {
      plain: /*i18n*/ 'one of these holds: {list}',
      denied: /*i18n*/ 'none of these holds: {list}',
      inRows: /*i18n*/ '{0} in one of the rows in {rows}',
      joins: 'or',
    },
    examples: [
      ['any(no, yes)', true],
      ['any(no, no)', false],
    ],
  },
  every: {
    takes: [YES_NOS],
    repeats: true,
    gives: 'yesno',
    means: 'Yes when all of the conditions hold. A condition without an answer does not hold.',
    says: { plain: /*i18n*/ 'all of these hold: {list}', inRows: /*i18n*/ '{0} in every row in {rows}' },
    examples: [
      ['every(yes, yes)', true],
      ['every(yes, no)', false],
      ['every(list(yes, no))', false],
    ],
  },
  list: {
    takes: [ANY],
    repeats: true,
    alike: true,
    gives: (args) => {
      const common = commonType(asScalars(args));
      return common && { ...common, isList: true };
    },
    means: 'A list of the values. Blanks are left out.',
    says: { plain: /*i18n*/ 'the list of {list}', inRows: /*i18n*/ 'the list of {0} in {rows}' },
    examples: [
      ['list(1, if(no, 1), 2)', [1, 2]],
      ['list("a", ["b", "c"])', ['a', 'b', 'c']],
    ],
  },
};
