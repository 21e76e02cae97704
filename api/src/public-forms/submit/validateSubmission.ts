import {
  OPERATORS,
  PLANNED_TEXTS,
  ANSWER_MODELS,
  storedScores,
  validateAnswers,
  validateWithPlan,
  type PlannedResult,
  type ValidationResult,
} from '@inlay/sdk/model';
import { formDay } from '../../submissions/formDay.ts';
import type { PublishedForm } from '../publishedForm.ts';
import type { SubmitInput } from './submitInput.ts';

/**
 * Validates the answers of a submission, with the plan of the form's logic if it has any (decision 217). A submission
 * is stored by the server's day in the form's time zone, so its time says which day that was. Points are stored beside
 * the answers: browsers cannot compute them (decision 280).
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
  day?: string,
): ValidationResult | PlannedResult {
  if (!plan) return validateAnswers(definition, rawAnswers, { captchaToken });
  const result = validateWithPlan(definition, rawAnswers, {
    plan,
    inputs: { today: day ?? formDay(definition), operators: OPERATORS, language },
    texts: PLANNED_TEXTS[language],
    models: ANSWER_MODELS,
    captchaToken,
  });
  Object.assign(result.answers, storedScores(definition, result.settled));
  return result;
}
