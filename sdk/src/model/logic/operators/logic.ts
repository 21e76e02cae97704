import type { Run, Value } from '../value.ts';
import { commonType } from '../expressionType.ts';
import { ANY, type OperatorRule, YES_NO } from './operator.ts';

/** Returns the value behind the first condition that holds; otherwise the one without a condition. */
function choose([first = null, then, ...others]: readonly Value[]): Value {
  if (then === undefined) return first;
  return first === true ? then : choose(others);
}

/** Conditions put together, and choices between values. */
export const logic = {
  and: (args) => args.every((value) => value === true),
  or: (args) => args.includes(true),
  not: ([value]) => value !== true,
  if: choose,
  first: (args) => args.find((value) => value !== null) ?? null,
  blank: ([value]) => value === null,
  answered: ([value]) => value !== null,
} satisfies Record<string, Run>;

export const logicRules: Record<keyof typeof logic, OperatorRule> = {
  and: {
    takes: [YES_NO],
    repeats: true,
    gives: 'yesno',
    means: 'Yes when all of the conditions hold.',
    says: { plain: /*i18n*/ '{list}', joins: 'and' },
    examples: [
      ['1 < 2 and 2 < 3', true],
      ['1 < 2 and 3 < 2', false],
      ['yes and blank(1) and yes', false],
    ],
  },
  or: {
    takes: [YES_NO],
    repeats: true,
    gives: 'yesno',
    means: 'Yes when at least one of the conditions holds.',
    says: { plain: /*i18n*/ '{list}', joins: 'or' },
    examples: [
      ['3 < 2 or 1 < 2', true],
      ['no or no', false],
    ],
  },
  not: {
    takes: [YES_NO],
    gives: 'yesno',
    means: 'Yes when the condition does not hold. A condition without an answer does not hold.',
    says: { plain: /*i18n*/ 'it is not true that {0}' },
    examples: [
      ['not 3 < 2', true],
      ['not yes', false],
    ],
  },
  if: {
    takes: [YES_NO, ANY, ANY],
    repeats: true,
    optional: 1,
    gives: (args) =>
      commonType(
        args.filter((_, index) => index % 2 === 1 || (index === args.length - 1 && args.length % 2 === 1)),
      ),
    means:
      'The value behind the first condition that holds; otherwise the last value, which stands alone. Without one: blank.',
    says: { plain: /*i18n*/ '{1} if {0}, otherwise {2}', short: /*i18n*/ '{1} if {0}' },
    examples: [
      ['if(2 > 1, "more", "less")', 'more'],
      ['if(1 > 2, "more", 1 = 2, "same", "less")', 'less'],
      ['if(no, 5)', null],
      ['if(no, 1, yes, 2)', 2],
    ],
  },
  first: {
    takes: [ANY],
    repeats: true,
    gives: (args) => commonType(args),
    means: 'The first value that is not blank.',
    says: { plain: /*i18n*/ 'the first answer among {list}' },
    examples: [
      ['first(if(no, 1), 2, 3)', 2],
      ['first(if(no, 1))', null],
    ],
  },
  blank: {
    takes: [ANY],
    gives: 'yesno',
    means: 'Yes when there is no answer. Hidden questions have none.',
    says: { plain: /*i18n*/ '{0} is not answered', denied: /*i18n*/ '{0} is answered' },
    examples: [
      ['blank(if(no, 1))', true],
      ['blank("")', true],
      ['blank([])', true],
      ['blank(0)', false],
    ],
  },
  answered: {
    takes: [ANY],
    gives: 'yesno',
    means: 'Yes when there is an answer.',
    says: { plain: /*i18n*/ '{0} is answered', denied: /*i18n*/ '{0} is not answered' },
    examples: [
      ['answered("a")', true],
      ['answered(no)', true],
      ['answered("  ")', false],
    ],
  },
};
