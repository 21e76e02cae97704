import type { FormDefinition } from '../definition/formDefinition.ts';
import { pointsOfField } from '../fields/fieldPoints.ts';
import { SCORE_IDS } from '../logic/scoreOperators.ts';
import { itemsOutsideRows } from './pages/itemsOutsideRows.ts';

/** Under which points are stored. */
export const [SCORE_ID, MAX_SCORE_ID, PASSED_ID] = SCORE_IDS;

/** What a form stores of points: the sum, the most, whether they were enough, and the sum of a category. */
export type ScoreValue =
  | { id: string; name: 'score' | 'max' | 'passed' }
  | { id: string; name: 'category'; category: string };

/** The values that a form stores of points, in this order; none for a form that does not score. */
export function scoreValuesOf({ pages, scoring }: Pick<FormDefinition, 'pages' | 'scoring'>): ScoreValue[] {
  if (scoring.kind === 'none') return [];
  const fields = pages.flatMap(itemsOutsideRows).flatMap((item) => ('items' in item ? [] : item));
  const categories = new Set(fields.flatMap((field) => pointsOfField(field, scoring.kind)?.category ?? []));
  return [
    { id: SCORE_ID, name: 'score' },
    { id: MAX_SCORE_ID, name: 'max' },
    ...(scoring.passAt === null ? [] : [{ id: PASSED_ID, name: 'passed' as const }]),
    ...[...categories].map((category) => ({
      id: `${SCORE_ID}.${category}`,
      name: 'category' as const,
      category,
    })),
  ];
}
