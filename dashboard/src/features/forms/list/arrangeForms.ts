import type { FormSummary } from '@inlay/api/contract';

/** States that the list of forms can be filtered by. */
export const FORM_STATES = ['all', 'active', 'inactive', 'draft'] as const;
export type FormState = (typeof FORM_STATES)[number];

/** Orders of the list of forms; the first is that of D-48. */
export const FORM_ORDERS = ['newest', 'answered', 'submissions', 'title'] as const;
export type FormOrder = (typeof FORM_ORDERS)[number];

/** Filter and order of the list of forms. */
export interface FormFilter {
  /** Words that title and description contain together, in any case. */
  search: string;
  state: FormState;
  order: FormOrder;
}

const IS_IN: Readonly<Record<FormState, (form: FormSummary) => boolean>> = {
  all: () => true,
  active: (form) => form.active,
  inactive: (form) => !form.active,
  draft: (form) => form.hasDraft,
};

const byTitle = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Forms arrive newest first, and sorting keeps that among equals. */
const COMPARE: Readonly<Record<FormOrder, ((a: FormSummary, b: FormSummary) => number) | null>> = {
  newest: null,
  answered: (a, b) => (b.lastSubmissionAt ?? '').localeCompare(a.lastSubmissionAt ?? ''),
  submissions: (a, b) => b.submissionCount - a.submissionCount,
  title: (a, b) => byTitle.compare(a.title, b.title),
};

/**
 * Returns the forms that answer a question, in its order.
 *
 * @param forms newest first, as the server lists them.
 */
export function arrangeForms(
  forms: readonly FormSummary[],
  { search, state, order }: FormFilter,
): readonly FormSummary[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = forms.filter((form) => {
    const text = `${form.title}\n${form.description}`.toLocaleLowerCase();
    return IS_IN[state](form) && words.every((word) => text.includes(word));
  });
  const compare = COMPARE[order];
  return compare ? found.sort(compare) : found;
}
