import { MEMBER_STEPS, NODE_STEPS } from '../steps.ts';
import { toDecimal } from '../decimal.ts';
import type { FieldPoints, Run, Scope, Work } from '../value.ts';
import { createWork, spend } from '../work.ts';
import { foldText, foldValue, isText, type OperatorRule, TEXT } from './operator.ts';

/** What the answer to one question is worth. */
export interface Grade {
  /** `null` without an answer. */
  points: number | null;
  /** Whether the answer is the right one; `null` without an answer, and where no answer is right. */
  isRight: boolean | null;
}

const add = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => toDecimal(sum + number), 0);

const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ');

/** Brings a text into the form in which it is compared with right ones: folded, with single spaces. */
export const tidyText = (text: string): string => withSingleSpaces(foldText(text));

/** Returns the values of an answer: of the chosen options, in all rows of a matrix; of a yes or no; of a text. */
function valuesIn(answer: unknown): string[] {
  if (typeof answer === 'boolean') return [String(answer)];
  if (isText(answer)) return answer.trim() === '' ? [] : [answer];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(valuesIn) : [];
}

function isRightText(texts: readonly string[], [text = '']: readonly string[], work: Work): boolean {
  const folded = foldValue(text, work);
  return isText(folded) && spend(work, text.length + MEMBER_STEPS * texts.length)
    ? texts.includes(withSingleSpaces(folded))
    : false;
}

/** Returns whether an answer is right; `null` where no answer is. */
function isRightAnswer(
  { texts, from, to, right, isList }: FieldPoints,
  answer: unknown,
  values: readonly string[],
  work: Work,
): boolean | null {
  if (texts) return isRightText(texts, values, work);
  if (from !== undefined && to !== undefined)
    return typeof answer === 'number' && answer >= from && answer <= to;
  if (!right) return null;
  const isChosen = (value: string) => values.includes(value);
  return isList ? values.length === right.length && right.every(isChosen) : right.some(isChosen);
}

const NO_ANSWER: Grade = { points: null, isRight: null };

/** Grades the visible answer to a question; `null` for one that gives no points. */
export function gradeAnswer(
  id: string,
  { points, field: read }: Pick<Scope, 'points' | 'field'>,
  work = createWork(),
): Grade | null {
  const question = points && Object.hasOwn(points.fields, id) ? points.fields[id] : undefined;
  if (!question || !spend(work, NODE_STEPS)) return null;
  const answer = read(id);
  const values = valuesIn(answer);
  if (values.length === 0 && typeof answer !== 'number') return NO_ANSWER;
  const { options = {}, worth } = question;
  if (!spend(work, values.length * MEMBER_STEPS)) return NO_ANSWER;
  const isRight = isRightAnswer(question, answer, values, work);
  if (worth) return { points: isRight ? worth.right : worth.wrong, isRight };
  const gains = values.map((value) => (Object.hasOwn(options, value) ? (options[value] ?? 0) : 0));
  return { points: add(gains), isRight };
}

/** Returns the most points that a question gives; 0 for one that the visitor is not asked. */
export function mostPoints(
  id: string,
  { points, isHidden }: Pick<Scope, 'points' | 'isHidden'>,
  work = createWork(),
): number {
  const question = points?.fields[id];
  if (!question || isHidden?.(id) || !spend(work, NODE_STEPS)) return 0;
  const { options = {}, worth, picks = 1, rows = 1, alone = [] } = question;
  if (worth) return Math.max(0, worth.right);
  const offered = Object.entries(options);
  if (!spend(work, offered.length * MEMBER_STEPS)) return 0;
  const gains = offered.filter(([value, gain]) => gain > 0 && !isHidden?.(id, value));
  const together = gains
    .filter(([value]) => !alone.includes(value))
    .map(([, gain]) => gain)
    .toSorted((one, other) => other - one);
  const single = gains.filter(([value]) => alone.includes(value)).map(([, gain]) => gain);
  return toDecimal(rows * Math.max(add(together.slice(0, picks)), ...single));
}

/** Adds something up over the questions that give points, or those of one category; `null` where none does. */
function addUp(category: string | null, { points }: Scope, numberOf: (id: string) => number): number | null {
  const ids = Object.entries(points?.fields ?? {}).flatMap(([id, field]) =>
    category === null || field.category === category ? id : [],
  );
  return !points || (category !== null && ids.length === 0) ? null : add(ids.map(numberOf));
}

/** Adds up the points of the visible answers, or those of one category; `null` where nothing scores. */
export const scoreOf = (category: string | null, scope: Scope, work = createWork()): number | null =>
  addUp(category, scope, (id) => gradeAnswer(id, scope, work)?.points ?? 0);

/** Adds up the most points that the visitor could get, or those of one category; `null` where nothing scores. */
export const maxScoreOf = (category: string | null, scope: Scope, work = createWork()): number | null =>
  addUp(category, scope, (id) => mostPoints(id, scope, work));

/** Returns whether the points are enough; `null` where nobody can fail. Nobody passes a share of no points. */
export function hasPassed(scope: Scope, work = createWork()): boolean | null {
  const { passAt = null } = scope.points ?? {};
  if (passAt === null) return null;
  const score = scoreOf(null, scope, work) ?? 0;
  if (typeof passAt === 'number') return score >= passAt;
  const most = maxScoreOf(null, scope, work) ?? 0;
  return most > 0 && toDecimal(score * 100) >= toDecimal(most * passAt.percent);
}

/** Operators that only the server evaluates, because they reveal the right answers. */
export const scores = {
  points: ([field], scope, work) =>
    isText(field) ? (gradeAnswer(field, scope, work)?.points ?? null) : null,
  score: ([category], scope, work) => scoreOf(isText(category) ? category : null, scope, work),
  maxScore: ([category], scope, work) => maxScoreOf(isText(category) ? category : null, scope, work),
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
    says: { plain: /*i18n*/ 'the points in {0}', short: /*i18n*/ 'the score' },
    examples: [
      ['score()', 5],
      ['score("history")', 2],
    ],
  },
  maxScore: {
    takes: [TEXT],
    optional: 1,
    gives: 'number',
    means: 'The most points that the visitor could get, or those of one category.',
    says: { plain: /*i18n*/ 'the most points in {0}', short: /*i18n*/ 'the highest possible score' },
    examples: [
      ['maxScore()', 6],
      ['maxScore("history")', 2],
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
