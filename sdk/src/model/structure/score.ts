import type { FormDefinition } from '../definition/formDefinition.ts';
import { toDecimal } from '../logic/decimal.ts';
import { gradeAnswer, hasPassed, maxScoreOf, mostPoints, scoreOf } from '../logic/operators/scores.ts';
import { pointsOf } from '../logic/points.ts';
import type { Settled } from '../logic/settle.ts';
import { fieldsOf } from './fieldsOf.ts';
import { type LogicParts, logicTree } from './rules/logicTree.ts';
import { MAX_SCORE_ID, PASSED_ID, SCORE_ID } from './scoreValues.ts';

/** The points of a question that the visitor was asked. */
export interface QuestionScore {
  id: string;
  points: number;
  /** The most that the question gives. */
  most: number;
  /** Whether the answer is the right one; `null` where no answer is. An open question was not answered rightly. */
  isRight: boolean | null;
}

/** Score of a visitor's answers. */
export interface Score {
  total: number;
  most: number;
  /** `null` where nobody can fail. */
  hasPassed: boolean | null;
  /** The questions that the visitor was asked, in reading order. */
  questions: readonly QuestionScore[];
}

/** Returns the most points that all questions of a form give together. */
export function mostOf(form: LogicParts): number {
  const points = pointsOf(logicTree(form));
  return Object.keys(points?.fields ?? {}).reduce(
    (sum, id) => toDecimal(sum + mostPoints(id, { points })),
    0,
  );
}

/** Returns what a submission stores of points, by id; nothing for a form that does not score. */
export function storedScores({ items: { scope } }: Settled): Record<string, number | boolean> {
  const { points } = scope;
  if (!points) return {};
  const passed = hasPassed(scope);
  const categories = new Set(Object.values(points.fields).flatMap(({ category }) => category ?? []));
  return {
    [SCORE_ID]: scoreOf(null, scope) ?? 0,
    [MAX_SCORE_ID]: maxScoreOf(null, scope) ?? 0,
    ...(passed !== null && { [PASSED_ID]: passed }),
    ...Object.fromEntries(
      [...categories].map((category) => [`${SCORE_ID}.${category}`, scoreOf(category, scope) ?? 0]),
    ),
  };
}

/** Returns what answers are worth, question by question; `null` for a form that does not score. */
export function scoreAnswers(form: Pick<FormDefinition, 'pages'>, { items }: Settled): Score | null {
  const { scope, isHidden } = items;
  const { points } = scope;
  if (!points) return null;
  const questions = fieldsOf(form).flatMap(({ id }): QuestionScore[] => {
    const marks = Object.hasOwn(points.fields, id) ? points.fields[id] : undefined;
    if (!marks || isHidden(id)) return [];
    const grade = gradeAnswer(id, scope);
    const hasRight = Boolean(marks.right ?? marks.texts) || marks.from !== undefined;
    return [
      {
        id,
        points: grade?.points ?? 0,
        most: mostPoints(id, scope),
        isRight: hasRight ? (grade?.isRight ?? false) : null,
      },
    ];
  });
  return {
    total: scoreOf(null, scope) ?? 0,
    most: maxScoreOf(null, scope) ?? 0,
    hasPassed: hasPassed(scope),
    questions,
  };
}
