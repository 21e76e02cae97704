import type { Run } from '../value.ts';
import { isText, type OperatorRule, TEXT } from './operator.ts';

/** What only the form knows: rows, pages a visitor saw, points. */
export const form = {
  index: (_args, { row }) => row,
  seen: ([page], scope) => isText(page) && scope.seen(page),
  points: ([field], scope) => (isText(field) ? (scope.points?.(field) ?? null) : null),
  score: ([category], scope) => scope.score?.(isText(category) ? category : null) ?? null,
} satisfies Record<string, Run>;

export const formRules: Record<keyof typeof form, OperatorRule> = {
  index: {
    takes: [],
    gives: 'number',
    means: 'The number of the current row of a repeating group, from 1.',
    says: { plain: 'the number of the row' },
    examples: [['index()', 2]],
  },
  seen: {
    takes: [TEXT],
    gives: 'yesno',
    means: 'Yes when the visitor came past the page with this id.',
    says: { plain: 'page {0} was shown', denied: 'page {0} was not shown' },
    examples: [
      ['seen("p1")', true],
      ['seen("p9")', false],
    ],
  },
  points: {
    takes: [TEXT],
    gives: 'number',
    means: 'The points of the answer to the question with this id.',
    says: { plain: 'the points of {0}' },
    examples: [
      ['points("q1")', 2],
      ['points("q9")', null],
    ],
  },
  score: {
    takes: [TEXT],
    optional: 1,
    gives: 'number',
    means: 'All points together, or those of one category.',
    says: { plain: 'the points in {0}', short: 'all points' },
    examples: [
      ['score()', 5],
      ['score("history")', 2],
    ],
  },
};
