import { formatExact, formatMoment } from '../../lib/formatTime.ts';
import { cutText, printAnswers, type PrintableSubmission } from './printedAnswers.ts';

/**
 * Names a submission in the labels of its controls, by its sender, whom the first answer names as a rule; several come
 * in one minute. The time alone has seconds.
 */
export function submissionName(submission: PrintableSubmission & { submittedAt: string }): string {
  const first = printAnswers(submission).find(({ text }) => text.trim() !== '');
  const { submittedAt } = submission;
  return first ? `${cutText(first.text)}, ${formatExact(submittedAt)}` : formatMoment(submittedAt);
}
