import {
  messageForIssue,
  type AnswerIssue,
  type AnswerIssueCode,
  type FormTexts,
  type ProblemIssue,
  type PublicForm,
} from '../model/rendering.ts';

type DescribedForm = Pick<PublicForm, 'definition' | 'captcha'>;

/** The first issue of each field in words. */
export function describeIssues(
  issues: readonly AnswerIssue[],
  form: DescribedForm,
  texts: FormTexts,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const field = form.definition.fields.find((one) => one.id === issue.fieldId);
    if (!field || errors[field.id] !== undefined) continue;
    const params = { ...issue.params, ...(form.captcha && { provider: form.captcha.provider }) };
    errors[field.id] = messageForIssue({ ...issue, params }, field, texts);
  }
  return errors;
}

/** Whose words hold a value that the server does not send along. */
const NEEDS_PARAMS = new Set(['address_incomplete', 'too_long']);

/** The same for issues that the server found, which it has put into words already. */
export function describeProblemIssues(
  issues: readonly ProblemIssue[],
  form: DescribedForm,
  texts: FormTexts,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, code, message } of issues) {
    const fieldId = String(path[0]);
    const isKnown = code in texts.issues && !NEEDS_PARAMS.has(code);
    const own = isKnown ? describeIssues([{ fieldId, code: code as AnswerIssueCode }], form, texts) : {};
    errors[fieldId] ??= own[fieldId] ?? message;
  }
  return errors;
}
