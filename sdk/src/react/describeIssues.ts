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
    const { asked = fieldsOf(form.definition).find(({ id }) => id === issue.fieldId) } = issue;
    if (!asked) continue;
    const params = { ...issue.params, ...(form.captcha && { provider: form.captcha.provider }) };
    errors[asked.id] ??= messageForIssue({ ...issue, params }, asked, texts);
  }
  return errors;
}
