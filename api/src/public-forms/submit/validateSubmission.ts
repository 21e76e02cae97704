import {
  OPERATORS,
  PLANNED_TEXTS,
  QUESTION_MODELS,
  validateAnswers,
  validateWithPlan,
  type PlannedResult,
  type ValidationResult,
} from '@inlay/sdk/model';
import { formDay } from '../formDay.ts';
import type { PublishedForm } from '../publishedForm.ts';
import type { SubmitInput } from './submitInput.ts';

/**
 * Validates the answers of a submission, with the plan of the form's logic if it has any (decision 217). Today is the
 * server's day in the form's time zone, so the time of the submission says which it was.
 */
export function validateSubmission(
  {
    form: { definition, plan },
    rawAnswers,
    captchaToken,
    language,
  }: Pick<SubmitInput, 'rawAnswers' | 'captchaToken' | 'language'> & {
    form: Pick<PublishedForm, 'definition' | 'plan'>;
  },
  submittedAt = Date.now(),
): ValidationResult | PlannedResult {
  if (!plan) return validateAnswers(definition, rawAnswers, { captchaToken });
  const today = formDay(definition, submittedAt);
  return validateWithPlan(definition, rawAnswers, {
    plan,
    inputs: { today, operators: OPERATORS },
    texts: PLANNED_TEXTS[language],
    models: QUESTION_MODELS,
    captchaToken,
  });
}
