import { ACCESS_TEXTS, printRichText, TEXTS, type Language, type TurnedAway } from '@inlay/sdk/model';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { PROBLEMS } from '../../../platform/http/problems.ts';
import { translate } from '../../../platform/texts/translate.ts';
import { closedText } from '../presentPublicForm.ts';
import type { PublishedForm } from '../publishedForm.ts';
import type { Refused, Throttled } from './admission.ts';
import type { SubmitWait } from './submitAttempts.ts';

/** Turns a refusal into the problem for its visitor, in their language. */
export function refusalProblem(
  refusal: Refused | Throttled,
  { form, language }: { form: PublishedForm; language: Language },
): ProblemError {
  if (refusal.kind === 'throttled') return throttledProblem(refusal.wait, language);
  const { code, headers = {} } = refusal;
  const texts = ACCESS_TEXTS[language];
  const messages: Partial<Record<Refused['code'], string | null>> = {
    'form.website_not_allowed': texts.websiteNotAllowed,
    'form.not_available': TEXTS[language].notAvailable,
    'form.closed': closedText({ ...form, closed: 'time' }, language),
    'form.full': closedText({ ...form, closed: 'full' }, language),
    'form.changed': texts.changed,
    'form.too_demanding': translate(language, PROBLEMS['form.too_demanding'][1]),
    'submission.already_sent': texts.alreadySent,
  };
  const message = messages[code];
  return new ProblemError(code, { headers, ...(message && { message }) });
}

/** The reason is a sentence for whoever reads only messages; the ending has it as rich text. */
export const turnedAwayProblem = (ending: TurnedAway): ProblemError =>
  new ProblemError('submission.turned_away', { message: printRichText(ending.text), ending });

/** With the ledger's text (EMBED-018, EMBED-019) and the seconds to wait. */
function throttledProblem({ until, isHour }: SubmitWait, language: Language): ProblemError {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1_000));
  const { waitAnHour, waitAMinute } = TEXTS[language];
  return new ProblemError('submission.too_many', {
    message: isHour ? waitAnHour : waitAMinute,
    retryAfterSeconds: seconds,
  });
}
