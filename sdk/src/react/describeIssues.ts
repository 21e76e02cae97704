import {
  messageForIssue,
  fieldsOf,
  type AnswerIssue,
  type FormTexts,
  type PublicForm,
} from '../model/rendering.ts';

export type DescribedForm = Pick<PublicForm, 'definition' | 'captcha'>;

/** Returns a message for the first issue of each field; in rows by their paths. */
export function describeIssues(
  issues: readonly AnswerIssue[],
  form: DescribedForm,
  texts: FormTexts,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const { subject = fieldsOf(form.definition).find(({ id }) => id === issue.fieldId) } = issue;
    if (!subject) continue;
    const params = { ...issue.params, ...(form.captcha && { provider: form.captcha.provider }) };
    errors[subject.id] ??= messageForIssue({ ...issue, params }, subject, texts);
  }
  return errors;
}
