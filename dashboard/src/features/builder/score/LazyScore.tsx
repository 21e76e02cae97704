import { lazy } from 'react';

/** The form's scoring, which loads with the tab of its settings. */
export const LazyScoreProperties = lazy(async () => {
  const { ScoreProperties } = await import('./ScoreProperties.tsx');
  return { default: ScoreProperties };
});

/** The points of a question, which load with the first field that is selected. */
export const LazyFieldPoints = lazy(async () => {
  const { FieldPoints } = await import('./FieldPoints.tsx');
  return { default: FieldPoints };
});
