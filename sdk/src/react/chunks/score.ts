import { TYPE_CSS } from '../pages/pagesCss.ts';
import { SCORE } from '../pages/score.ts';
import { ScoreResult } from '../score/ScoreResult.tsx';
import css from '../score/score.css?inline';

/** Adds the points of the answers to the endings of forms that show them. */
export function addScore(): void {
  SCORE.Result = ScoreResult;
  TYPE_CSS['score'] = css;
}
