import type { Run } from '../value.ts';
import { isText, type OperatorRule, TEXT } from './operator.ts';

/** Operators on the form: rows, and pages a visitor saw. */
export const form = {
  index: (_args, { row }) => row,
  seen: ([page], scope) => isText(page) && scope.seen(page),
} satisfies Record<string, Run>;

export const formRules: Record<keyof typeof form, OperatorRule> = {
  index: {
    takes: [],
    gives: 'number',
    means: 'The number of the current row of a repeating group, from 1.',
    says: { plain: /*i18n*/ 'the number of the row' },
    examples: [['index()', 2]],
  },
  seen: {
    takes: [TEXT],
    gives: 'yesno',
    means: 'Yes when the visitor came past the page with this id.',
    says: { plain: /*i18n*/ 'page {0} was shown', denied: /*i18n*/ 'page {0} was not shown' },
    examples: [
      ['seen("p1")', true],
      ['seen("p9")', false],
    ],
  },
};
