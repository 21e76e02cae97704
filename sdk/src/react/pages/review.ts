import type { ComponentType } from 'react';
import type { FormView, PagedPublicForm } from './view.ts';
import type { OwnerTexts } from './ownerTexts.ts';

export interface PageReviewProps {
  form: PagedPublicForm;
  view: FormView;
  words: OwnerTexts;
  onChange(pageId: string): void;
}

/** Code of the review of all answers, which its chunk adds. */
export const REVIEW: { css?: string; Page?: ComponentType<PageReviewProps> } = {};
