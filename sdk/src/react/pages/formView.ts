import { settle } from '../../model/logic/settle.ts';
import {
  fieldsOf,
  type Field,
  type PublicForm,
  type Question,
  type QuestionModel,
  type QuestionType,
} from '../../model/rendering.ts';
import { repeatsOf } from '../../model/structure/repeatsOf.ts';
import { leadsTo, pagesOnWay } from '../../model/structure/pages/pagesOnWay.ts';
import { PLANNED } from '../planned.ts';
import { CHUNK_MODELS } from '../fieldTypes.ts';
import { LOADED_OPERATORS } from './operators.ts';
import { QUESTIONS } from './questions.ts';
import { ROWS } from './rows.ts';
import type { FormView, PagedPublicForm } from './view.ts';
import { isBox } from '../../fields/checkbox/isBox.ts';

type Values = Readonly<Record<string, unknown>>;

/** Logic reads texts as they are typed; the server decides how they are stored. */
const AS_IS = { clean: (text: string) => text };

/**
 * Returns raw values as logic and texts read them, and as the server does: as the models of the loaded types read
 * them; of the common types only a box has another shape than its raw value.
 */
function answersOf(form: PublicForm, values: Values) {
  const answers = answersAmong(fieldsOf(form.definition), PLANNED.open?.(form, values) ?? values);
  for (const { id, items } of repeatsOf(form.definition))
    answers[id] = (answers[id] as Values[]).map((row) => answersAmong(items, row));
  return answers;
}

function answersAmong(fields: readonly Field[], values: Values): Record<string, unknown> {
  const answers = { ...values };
  for (const field of fields) {
    const raw = answers[field.id];
    const model = CHUNK_MODELS[field.type as QuestionType] as QuestionModel | undefined;
    if (isBox(field)) answers[field.id] = raw === true || raw === 'true';
    if (model) answers[field.id] = model.parseAnswer(field as Question, raw, AS_IS);
  }
  return answers;
}

/** Returns raw values with the defaults of a new visitor: start values, and the rows that a group needs. */
export function withStarts(form: PagedPublicForm, values: Values): Values {
  const started = { ...form.planned.starts, ...values };
  return ROWS.complete?.(form, started) ?? started;
}

/**
 * Returns the visitor's view of a form.
 * @param at page that the visitor has come to; by default, and if it is no longer on the way, the first one
 */
export function viewOf(form: PagedPublicForm, given: Values, pageId?: string | null): FormView {
  const { today, flow } = form.planned;
  const values = withStarts(form, given);
  const answers = answersOf(form, values);
  const settled = settle(PLANNED.planOf(form, values), answers, { today, operators: LOADED_OPERATORS });
  const onWay = pagesOnWay(form.definition, settled, form.hiddenFields);
  const pages = flow.layout ? QUESTIONS.split!(form, onWay, settled) : onWay;
  const page =
    pageId === null && flow.review ? undefined : (pages.find((one) => leadsTo(one, pageId)) ?? pages[0]);
  return { pages, page, settled, values, answers };
}
