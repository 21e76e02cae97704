import { REVIEW } from '../pages/review.ts';
import { PageReview } from '../review/PageReview.tsx';
import css from '../review/review.css?inline';

/** Adds the review of all answers to forms with pages. */
export function addReview(): void {
  Object.assign(REVIEW, { css, Page: PageReview });
}
