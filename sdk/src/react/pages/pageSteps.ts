import type { FormView, PagedPublicForm } from './view.ts';

/** The way that the visitor takes, as far as the answers say. */
export interface PageSteps {
  /** Number of pages, with the review. */
  count: number;
  /** Place of the shown page among them, from 0. */
  position: number;
  /** Whether no answer changes the way. */
  isCertain: boolean;
}

export function stepsOf({ planned: { plan, flow } }: PagedPublicForm, { pages, page }: FormView): PageSteps {
  const isCertain =
    !plan.asks[0] && plan.steps.every((step) => !('jump' in step) && !('page' in step && step.showIf));
  return {
    count: pages.length + Number(flow.review),
    position: page ? pages.indexOf(page) : pages.length,
    isCertain,
  };
}
