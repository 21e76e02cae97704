import { REVIEW } from '../pages/review.ts';
import { PageReview } from '../review/PageReview.tsx';

/** Adds the review of all answers to forms with pages. */
export function addReview(): void {
  REVIEW.Page = PageReview;
}
