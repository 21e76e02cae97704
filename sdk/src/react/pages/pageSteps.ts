import type { FormView, PagedPublicForm } from './view.ts';

/** The way that the visitor takes, as far as the answers say. */
export interface PageSteps {
  /** Ids of the pages; null is the review. */
  pages: readonly (string | null)[];
  /** Place of the shown page among them. */
  position: number;
  /** Whether no answer changes the way. */
  isCertain: boolean;
}

export function stepsOf({ planned: { plan, flow } }: PagedPublicForm, view: FormView): PageSteps {
  const pages: (string | null)[] = flow.review ? [...view.settled.way, null] : [...view.settled.way];
  const isCertain = plan.steps.every((step) => !('jump' in step) && !('page' in step && step.showIf));
  return { pages, position: pages.indexOf(view.pageId), isCertain };
}
