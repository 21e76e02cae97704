import { settle, type Settled } from '../../model/logic/settle.ts';
import type { PlannedForm, PublicForm } from '../../model/rendering.ts';
import { LOADED_OPERATORS } from './operators.ts';
import { isBox } from './isBox.ts';
import { ADDRESS_PARTS, fieldsOf, type COUNTRIES } from '../../model/rendering.ts';

/** A form with pages, logic or groups. */
export type PagedPublicForm = PublicForm & { planned: PlannedForm };

/** What a visitor sees of such a form: one page of it, as its logic settles for the answers. */
export interface FormView {
  /** Page that is shown; null for the review of all answers. */
  pageId: string | null;
  settled: Settled;
  /** Answers as logic and texts read them. */
  answers: Readonly<Record<string, unknown>>;
}

// A literal, which the type holds to the list: a value shared with the address's chunk would be in every form's script.
const DEFAULT_COUNTRY: (typeof COUNTRIES)[0] = 'United States';
const NO_ADDRESS = {
  ...Object.fromEntries(ADDRESS_PARTS.map((part) => [part, ''])),
  country: DEFAULT_COUNTRY,
};

/**
 * Returns raw values as logic and texts read them, and as the server does: a box nobody touched says no, a
 * posted one holds a text, an address may lack parts.
 */
function answersOf({ definition }: PublicForm, values: Readonly<Record<string, unknown>>) {
  const answers = { ...values };
  for (const field of fieldsOf(definition)) {
    const raw = answers[field.id];
    if (isBox(field)) answers[field.id] = raw === true || raw === 'true';
    if (field.type === 'address') answers[field.id] = { ...NO_ADDRESS, ...(raw as object | undefined) };
  }
  return answers;
}

/**
 * Returns what a visitor sees.
 * @param at page that the visitor has come to; by default, and if it is no longer on the way, the first one
 */
export function viewOf(
  form: PagedPublicForm,
  values: Readonly<Record<string, unknown>>,
  at?: string | null,
): FormView {
  const { plan, today, flow } = form.planned;
  const answers = answersOf(form, values);
  const settled = settle(plan, answers, { today, operators: LOADED_OPERATORS });
  const [first = null] = settled.way;
  if (at === null) return { pageId: flow.review ? null : first, settled, answers };
  return { pageId: at !== undefined && settled.way.includes(at) ? at : first, settled, answers };
}
