import {
  messageForIssue,
  fieldsOf,
  type AnswerIssue,
  type FormTexts,
  type PublicForm,
} from '../model/rendering.ts';

export type DescribedForm = Pick<PublicForm, 'definition' | 'captcha'>;

/** Returns a message for the first issue of each field. */
export function describeIssues(
  issues: readonly AnswerIssue[],
  form: DescribedForm,
  texts: FormTexts,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const field = fieldsOf(form.definition).find((one) => one.id === issue.fieldId);
    if (!field || errors[field.id] !== undefined) continue;
    const params = { ...issue.params, ...(form.captcha && { provider: form.captcha.provider }) };
    errors[field.id] = messageForIssue({ ...issue, params }, field, texts);
  }
  return errors;
}
