import type { PublicForm } from '../../model/rendering.ts';
import { judgeAnswers } from '../../model/structure/judgeAnswers.ts';
import type { ValidationOptions } from '../../model/validateAnswers.ts';
import type { ValidationTools, Verdict } from '../planned.ts';
import { LOADED_OPERATORS } from './operators.ts';

/** Validates the answers of a form with pages, logic or groups, as the server does. */
export function validatePlanned(
  { models, contextOf, isHostile }: ValidationTools,
  { definition, planned }: PublicForm,
  values: Readonly<Record<string, unknown>>,
  options: ValidationOptions,
): Verdict {
  const { plan, today, words, starts } = planned!;
  const raw = { ...starts, ...values };
  const { answers, issues } = judgeAnswers(definition, raw, {
    ...options,
    plan,
    inputs: { today, operators: LOADED_OPERATORS },
    texts: words,
    models,
    context: contextOf(definition),
  });
  const strippedFieldIds = Object.keys(answers).filter((id) => isHostile(raw[id]));
  return { answers, issues, strippedFieldIds };
}
