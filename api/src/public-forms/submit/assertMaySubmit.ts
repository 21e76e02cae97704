import { ACCESS_TEXTS, TEXTS, type Language } from '@inlay/sdk/model';
import type { SubmitDeps } from '../publicFormDeps.ts';
import { ProblemError } from '../../http/problemError.ts';
import { closedText } from '../presentPublicForm.ts';
import type { SubmitInput } from './submitInput.ts';
import type { Attempt, SubmitWait } from './submitAttempts.ts';

/**
 * Whether a new submission is taken at all, before its answers are looked at: the form is open (D-15),
 * its source has not sent too much (EMBED-015), and the visitor has seen what it asks now (EMBED-066).
 * @throws {ProblemError} `form.not_available`, `form.closed`, `form.full`, `submission.too_many`, `form.changed`
 */
export async function assertMaySubmit(deps: SubmitDeps, input: SubmitInput): Promise<void> {
  const { form, language, idempotencyKey, source } = input;
  if (!form.active) throw new ProblemError('form.not_available', { message: TEXTS[language].notAvailable });
  if (form.closed) throw closedProblem(input, form.closed);
  const counted = input.counted ?? deps.attempts.take({ formId: form.id, idempotencyKey, source });
  const wait = await counted;
  if (wait) throw tooManyProblem(wait, language);
  if (form.isOutdated) throw new ProblemError('form.changed', { message: ACCESS_TEXTS[language].changed });
}

/**
 * Counts an attempt while its form is looked at, so that nobody waits for one after the other (decision 051).
 * @returns undefined for a form that may well take nothing: those attempts are no attempts.
 */
export function countAhead(
  { published, attempts }: SubmitDeps,
  attempt: Attempt,
): Promise<SubmitWait | null> | undefined {
  if (!published.seemsOpen(attempt.formId)) return undefined;
  const counted = attempts.take(attempt);
  // Whoever is refused for another reason does not ask what it came to.
  counted.catch(() => undefined);
  return counted;
}

/** With the ledger's text (EMBED-018, EMBED-019) and the seconds to wait. */
function tooManyProblem({ until, isHour }: SubmitWait, language: Language): ProblemError {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1_000));
  const texts = TEXTS[language];
  const message = isHour ? texts.waitAnHour : texts.waitAMinute;
  return new ProblemError('submission.too_many', { message, headers: { 'Retry-After': String(seconds) } });
}

/** What is said of a form that takes nothing any more; the reason is the code. */
export function closedProblem({ form, language }: SubmitInput, reason: 'time' | 'full'): ProblemError {
  const message = closedText({ ...form, closed: reason }, language);
  return new ProblemError(reason === 'full' ? 'form.full' : 'form.closed', message ? { message } : {});
}

/** A browser that has sent a form which can be sent once. */
export const alreadySentProblem = ({ language }: SubmitInput): ProblemError =>
  new ProblemError('submission.already_sent', { message: ACCESS_TEXTS[language].alreadySent });
