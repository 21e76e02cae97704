import { fill, type AnswerIssueCode, type FormTexts, type ProblemIssue } from '../model/rendering.ts';
import type { SubmitOutcome } from '../client/postSubmission.ts';
import { describeIssues, type DescribedForm } from './describeIssues.ts';
import type { FormNotice } from './FormRenderer.tsx';

/** Issues whose message holds a value that the server does not send. */
const NEEDS_PARAMS = new Set(['address_incomplete', 'too_long']);

/** Returns messages for issues of the server, which sends texts with them. */
function describeProblemIssues(
  issues: readonly ProblemIssue[],
  form: DescribedForm,
  texts: FormTexts,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, code, message } of issues) {
    const id = path.join('.');
    const isKnown = code in texts.issues && !NEEDS_PARAMS.has(code);
    const own = isKnown ? describeIssues([{ fieldId: id, code: code as AnswerIssueCode }], form, texts) : {};
    errors[id] ??= own[id] ?? message;
  }
  return errors;
}

type Refusal = Extract<SubmitOutcome, { kind: 'limited' | 'refused' }>;

/** Returns why nothing was stored, in the form's language for known codes. */
function describeRefusal(outcome: Refusal, texts: FormTexts): FormNotice {
  if (outcome.kind === 'limited') {
    const text = outcome.wait === 'minute' ? texts.waitAMinute : texts.waitAnHour;
    return { title: texts.tooManyTitle, text };
  }
  // The server's text is in the form's language already (EMBED-020).
  if (outcome.code === 'submission.too_many') return { title: texts.tooManyTitle, text: outcome.message };
  const { code, message } = outcome;
  // Texts of the server that need no words around them (EMBED-053, EMBED-061).
  if (/^form\.|\.(already_sent|turned_away)$/.test(code)) return { text: message };
  return { text: message ? fill(texts.submissionFailed, { message }) : texts.submissionFailedPlain };
}

/** Describes why a submission was not stored: messages of fields, or one notice for the form. */
export function describeOutcome(
  outcome: Refusal | Extract<SubmitOutcome, { kind: 'invalid' }>,
  form: DescribedForm,
  texts: FormTexts,
): { errors: Record<string, string>; notice?: FormNotice } {
  return outcome.kind === 'invalid'
    ? { errors: describeProblemIssues(outcome.issues, form, texts) }
    : { errors: {}, notice: describeRefusal(outcome, texts) };
}
