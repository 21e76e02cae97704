import { typeOfAnswer } from '../fields/capabilities.ts';
import type { FormDefinition } from '../definition/formDefinition.ts';
import { toDecimal } from '../logic/decimal.ts';
import { hasPassed, pointsOfAnswer, scoreOf } from '../logic/operators/scores.ts';
import { listScored, pointsOfOption } from '../logic/points.ts';
import type { Settled } from '../logic/settle.ts';
import { fieldsOf } from './fieldsOf.ts';

/** Under which the points of all answers are stored. */
export const SCORE_ID = 'score';

type ScoredForm = Pick<FormDefinition, 'pages' | 'scoring'>;

/** The points of one answered question. */
export interface QuestionScore {
  id: string;
  points: number;
  /** The most that the question gives. */
  most: number;
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

/** The sums that a form stores, by id: of all points, then of each category. */
export function sumsOf({ pages, scoring }: ScoredForm): { id: string; category: string | null }[] {
  if (scoring.kind === 'none') return [];
  const categories = new Set(listScored({ pages }).flatMap(({ category }) => category ?? []));
  return [
    { id: SCORE_ID, category: null },
    ...[...categories].map((category) => ({ id: `${SCORE_ID}.${category}`, category })),
  ];
}

/** Returns the sums of points that a submission stores, by id; nothing for a form that does not score. */
export const storedScores = (form: ScoredForm, settled: Settled): Record<string, number> =>
  Object.fromEntries(
    sumsOf(form).map(({ id, category }) => [id, scoreOf(category, settled.items.scope) ?? 0]),
  );

/** Returns what answers are worth, question by question; `null` for a form that does not score. */
export function scoreAnswers(form: ScoredForm, settled: Settled): Score | null {
  if (form.scoring.kind === 'none') return null;
  const { scope, isHidden } = settled.items;
  const scored = new Set(listScored(form).map(({ id }) => id));
  const questions = fieldsOf(form).flatMap((field): QuestionScore[] => {
    if (!scored.has(field.id) || isHidden(field.id) || !('options' in field)) return [];
    const points = field.options.map(pointsOfOption).filter((one) => one > 0);
    const most = typeOfAnswer(field)?.isList
      ? points.reduce((sum, one) => toDecimal(sum + one), 0)
      : Math.max(0, ...points);
    return [{ id: field.id, points: pointsOfAnswer(field.id, scope) ?? 0, most }];
  });
  return {
    total: scoreOf(null, scope) ?? 0,
    most: questions.reduce((sum, question) => toDecimal(sum + question.most), 0),
    hasPassed: hasPassed(scope),
    questions,
  };
}
