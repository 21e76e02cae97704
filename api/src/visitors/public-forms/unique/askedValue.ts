import { PLANNED_TEXTS, type AnswerIssue, type Language, type StoredAnswers } from '@inlay/sdk/model';
import { uniqueValueOf, type UniqueForm, type UniqueValue } from '../../../submissions/values/uniqueValue.ts';
import { issueBeside } from '../submit/issueBeside.ts';

/** The value that a submission has alone, and what its field says where another has it. */
export interface AskedValue extends UniqueValue {
  whenUsed: AnswerIssue;
}

/** Returns the value that answers ask for; null where the form takes any, and without an answer. */
export function askedValueOf(
  form: UniqueForm,
  answers: StoredAnswers,
  language: Language,
): AskedValue | null {
  const value = uniqueValueOf(form, answers);
  if (!value) return null;
  const message = PLANNED_TEXTS[language].value_used;
  const { fieldId } = value;
  return { ...value, whenUsed: issueBeside(form.definition, { fieldId, code: 'value_used', message }) };
}
