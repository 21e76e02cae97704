import type { PublicForm } from '../../model/rendering.ts';
import { judgeAnswers } from '../../model/structure/posted/judgeAnswers.ts';
import type { ValidationOptions } from '../../model/answers/validateWith.ts';
import { PLANNED, type ValidationTools, type Verdict } from '../planned.ts';
import { withStarts } from './formView.ts';
import type { PagedPublicForm } from './view.ts';
import { LOADED_OPERATORS } from './operators.ts';

/** Validates the answers of a form with pages, logic or groups, as the server does. */
export function validatePlanned(
  { models, contextOf, isHostile }: ValidationTools,
  form: PublicForm,
  values: Readonly<Record<string, unknown>>,
  options: ValidationOptions,
): Verdict {
  const { definition, planned, language } = form as PagedPublicForm;
  const { today, words } = planned;
  const raw = withStarts(form as PagedPublicForm, values);
  const { answers, issues } = judgeAnswers(definition, raw, {
    ...options,
    plan: PLANNED.planOf(form as PagedPublicForm, raw),
    inputs: { today, operators: LOADED_OPERATORS, language },
    texts: words,
    models,
    context: contextOf(definition),
  });
  const strippedFieldIds = Object.keys(answers).filter((id) => isHostile(raw[id]));
  return { answers, issues, strippedFieldIds };
}
