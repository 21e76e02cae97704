import {
  ACCESS_TEXTS,
  answerPath,
  findPlace,
  messageForIssue,
  printRichText,
  TEXTS,
  type AnswerIssue,
  type Language,
  type ProblemIssue,
} from '@inlay/sdk/model';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { PROBLEMS } from '../../../platform/http/problems.ts';
import { translate } from '../../../platform/texts/translate.ts';
import { closedText } from '../presentPublicForm.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import type { NotStored, Refused } from './outcome.ts';
import type { SubmitWait } from './submitAttempts.ts';

/** The form that a visitor sent, in their language. */
interface Sent {
  form: PublishedForm;
  language: Language;
}

/** Turns the reason why a submission is not stored into the problem for its visitor, in their language. */
export function refusalProblem(
  { captcha }: Pick<SubmitDeps, 'captcha'>,
  outcome: NotStored,
  sent: Sent,
): ProblemError {
  if (outcome.kind === 'refused') return refusedProblem(outcome, sent);
  if (outcome.kind === 'throttled') return throttledProblem(outcome.wait, sent.language);
  if (outcome.kind === 'key_reused') return new ProblemError('submission.key_reused');
  if (outcome.kind === 'turned_away') {
    // The message is for whoever reads only messages; the ending has it as rich text.
    const { ending } = outcome;
    return new ProblemError('submission.turned_away', { message: printRichText(ending.text), ending });
  }
  const issues = presentIssues(outcome.issues, sent, captcha.provider);
  return new ProblemError('submission.invalid', { issues });
}

function refusedProblem({ code, headers = {} }: Refused, { form, language }: Sent): ProblemError {
  const texts = ACCESS_TEXTS[language];
  const messages: Partial<Record<Refused['code'], string | null>> = {
    'form.website_not_allowed': texts.websiteNotAllowed,
    'form.not_available': TEXTS[language].notAvailable,
    'form.closed': closedText({ ...form, closed: form.closed === 'early' ? 'early' : 'time' }, language),
    'form.full': closedText({ ...form, closed: 'full' }, language),
    'form.changed': texts.changed,
    'form.invited_only': texts.invitedOnly,
    'form.password_required': texts.passwordText,
    'form.sign_in_required': texts.signInText,
    'invitation.answered': texts.answered,
    'form.too_demanding': translate(language, PROBLEMS['form.too_demanding'][1]),
    'submission.already_sent': texts.alreadySent,
  };
  const message = messages[code];
  return new ProblemError(code, { headers, ...(message && { message }) });
}

/** With the ledger's text (EMBED-018, EMBED-019) and the seconds to wait. */
function throttledProblem({ until, isHour }: SubmitWait, language: Language): ProblemError {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1_000));
  const { waitAnHour, waitAMinute } = TEXTS[language];
  return new ProblemError('submission.too_many', {
    message: isHour ? waitAnHour : waitAMinute,
    retryAfterSeconds: seconds,
  });
}

/** Presents issues with their messages. The path of each leads through the answers (D-21). */
const presentIssues = (
  issues: readonly AnswerIssue[],
  { form, language }: Sent,
  provider: string,
): ProblemIssue[] =>
  issues.flatMap((issue) => {
    const { fieldId, code, pageId } = issue;
    const place = findPlace(form.definition, fieldId);
    if (!place) return [];
    const params = code === 'captcha_required' ? { ...issue.params, provider } : issue.params;
    const message = messageForIssue({ code, ...(params && { params }) }, place.item, TEXTS[language]);
    return [{ path: answerPath(issue, place), code, message, ...(pageId !== undefined && { pageId }) }];
  });
