import { t } from '@lingui/core/macro';
import type { Scoring, ShownResult } from '@inlay/sdk/model';

/** Words of the kinds of scoring. */
export const SCORING_KINDS: Readonly<Record<Scoring['kind'], string>> = {
  none: t`None`,
  points: t`Points`,
  quiz: t`Quiz`,
};

/** What visitors can learn of their points, from nothing to everything. */
export const SHOWN_RESULTS: Readonly<Record<ShownResult, string>> = {
  never: t`Nothing`,
  score: t`Their score`,
  total: t`Their score, and whether they passed`,
  by_question: t`The points of each question`,
  answers: t`Right answers and explanations`,
};
