import { settle, type Settled } from '../../model/logic/settle.ts';
import {
  fieldsOf,
  type PlannedForm,
  type PublicForm,
  type Question,
  type QuestionModel,
  type QuestionType,
} from '../../model/rendering.ts';
import { CHUNK_MODELS } from '../fieldTypes.ts';
import { LOADED_OPERATORS } from './operators.ts';
import { isBox } from './isBox.ts';

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

/** Logic reads texts as they are typed; what is stored of them decides the server. */
const AS_IS = { clean: (text: string) => text };

/**
 * Returns raw values as logic and texts read them, and as the server does: as the models of the loaded types read
 * them; of the common types only a box has another shape than its raw value.
 */
function answersOf({ definition }: PublicForm, values: Readonly<Record<string, unknown>>) {
  const answers = { ...values };
  for (const field of fieldsOf(definition)) {
    const raw = answers[field.id];
    const model = CHUNK_MODELS[field.type as QuestionType] as QuestionModel | undefined;
    if (isBox(field)) answers[field.id] = raw === true || raw === 'true';
    if (model) answers[field.id] = model.parseAnswer(field as Question, raw, AS_IS);
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
