import { MEMBER_STEPS, NODE_STEPS } from '../steps.ts';
import { toDecimal } from '../decimal.ts';
import type { Run, Scope } from '../value.ts';
import { createWork, spend } from '../work.ts';
import { isText, type OperatorRule, TEXT } from './operator.ts';

/** Returns the points of a visible answer; `null` for one without, and for a question without points. */
export function pointsOfAnswer(
  field: string,
  { points, field: read }: Scope,
  work = createWork(),
): number | null {
  if (!points || !Object.hasOwn(points.fields, field) || !spend(work, NODE_STEPS)) return null;
  const options = points.fields[field]?.options ?? {};
  const chosen = [read(field)].flat().filter((value) => isText(value) && value !== '') as string[];
  if (chosen.length === 0) return null;
  spend(work, chosen.length * MEMBER_STEPS);
  return chosen.reduce(
    (sum, value) => toDecimal(sum + (Object.hasOwn(options, value) ? (options[value] ?? 0) : 0)),
    0,
  );
}

/** Adds up the points of the visible answers, or those of one category; `null` where nothing scores. */
export function scoreOf(category: string | null, scope: Scope, work = createWork()): number | null {
  if (!scope.points) return null;
  const questions = Object.entries(scope.points.fields).filter(
    ([, field]) => category === null || field.category === category,
  );
  if (category !== null && questions.length === 0) return null;
  return questions.reduce((sum, [field]) => toDecimal(sum + (pointsOfAnswer(field, scope, work) ?? 0)), 0);
}

/** Returns whether the points are enough; `null` where nobody can fail. */
export function hasPassed(scope: Scope, work = createWork()): boolean | null {
  const { passAt = null } = scope.points ?? {};
  return passAt === null ? null : (scoreOf(null, scope, work) ?? 0) >= passAt;
}

/** Operators that only the server evaluates, because they reveal the right answers. */
export const scores = {
  points: ([field], scope, work) => (isText(field) ? pointsOfAnswer(field, scope, work) : null),
  score: ([category], scope, work) => scoreOf(isText(category) ? category : null, scope, work),
  passed: (_args, scope, work) => hasPassed(scope, work),
} satisfies Record<string, Run>;

export const scoreRules: Record<keyof typeof scores, OperatorRule> = {
  points: {
    takes: [TEXT],
    gives: 'number',
    means: 'The points of the answer to the question with this id.',
    says: { plain: /*i18n*/ 'the points of {0}' },
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
    says: { plain: /*i18n*/ 'the points in {0}', short: /*i18n*/ 'all points' },
    examples: [
      ['score()', 5],
      ['score("history")', 2],
    ],
  },
  passed: {
    takes: [],
    gives: 'yesno',
    means: 'Yes when the points are enough to pass.',
    says: {
      plain: /*i18n*/ 'the points are enough to pass',
      denied: /*i18n*/ 'the points are not enough to pass',
    },
    examples: [['passed()', true]],
  },
};
