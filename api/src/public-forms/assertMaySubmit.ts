import { ACCESS_TEXTS, TEXTS } from '@inlay/sdk/model';
import type { AppDeps } from '../http/appDeps.ts';
import { ProblemError } from '../http/problemError.ts';
import { closedText } from './presentPublicForm.ts';
import type { SubmitInput } from './submitInput.ts';

/**
 * Whether a new submission is taken at all, before its answers are looked at: the form is open (D-15),
 * and its source has not sent too much (EMBED-015).
 * @throws {ProblemError} `form.not_available`, `form.closed`, `form.full`, `submission.too_many`
 */
export async function assertMaySubmit(deps: AppDeps, input: SubmitInput): Promise<void> {
  const { form, language, idempotencyKey, source } = input;
  if (!form.active) throw new ProblemError('form.not_available', { message: TEXTS[language].notAvailable });
  if (form.closed) throw closedProblem(input, form.closed);
  await deps.attempts.take({ formId: form.id, idempotencyKey, source, language });
}

/** What is said of a form that takes nothing any more; the reason is the code. */
export function closedProblem({ form, language }: SubmitInput, reason: 'time' | 'full'): ProblemError {
  const message = closedText({ ...form, closed: reason }, language);
  return new ProblemError(reason === 'full' ? 'form.full' : 'form.closed', message ? { message } : {});
}

/** A browser that has sent a form which can be sent once. */
export const alreadySentProblem = ({ language }: SubmitInput): ProblemError =>
  new ProblemError('submission.already_sent', { message: ACCESS_TEXTS[language].alreadySent });
