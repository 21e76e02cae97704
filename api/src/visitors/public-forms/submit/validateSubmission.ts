import {
  OPERATORS,
  PLANNED_TEXTS,
  ANSWER_MODELS,
  storedScores,
  validateAnswers,
  validateWithPlan,
  type AnswerIssue,
  type Language,
  type PlannedResult,
  type ValidationResult,
} from '@inlay/sdk/model';
import { formDay } from '../../../submissions/formDay.ts';
import { openAnswers, refusedLocks } from '../lockedAnswers.ts';
import type { PublishedForm } from '../publishedForm.ts';

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
  }: {
    form: Pick<PublishedForm, 'definition' | 'plan'>;
    rawAnswers: unknown;
    captchaToken: string | undefined;
    language: Language;
  },
  day?: string,
): ValidationResult | PlannedResult {
  const raw = openAnswers(rawAnswers);
  if (!plan) return validateAnswers(definition, raw, { captchaToken });
  const texts = PLANNED_TEXTS[language];
  const result = validateWithPlan(definition, raw, {
    plan,
    inputs: { today: day ?? formDay(definition), operators: OPERATORS, language },
    texts,
    models: ANSWER_MODELS,
    captchaToken,
  });
  Object.assign(result.answers, storedScores(result.settled));
  return withRefused(result, refusedLocks(definition, rawAnswers, texts.link_refused));
}

/** Adds the issues of locked answers that were not honoured; whatever else is said of their fields follows from that. */
function withRefused(result: PlannedResult, refused: readonly AnswerIssue[]): PlannedResult {
  if (refused.length === 0) return result;
  const ids = refused.map(({ fieldId }) => fieldId);
  const others = result.ok ? [] : result.issues.filter(({ fieldId }) => !ids.includes(fieldId));
  const { answers, settled, strippedFieldIds } = result;
  return { ok: false, answers, settled, strippedFieldIds, issues: [...refused, ...others] };
}
