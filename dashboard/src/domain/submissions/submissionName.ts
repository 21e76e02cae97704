import { formatExact, formatMoment } from '../../lib/formatTime.ts';
import { cutText, printAnswers, type PrintableSubmission } from './printedAnswers.ts';

/**
 * Names a submission in the labels of its controls: several come in one minute, so the first answer follows the time,
 * or the time has seconds where nothing is answered.
 */
export function submissionName(submission: PrintableSubmission & { submittedAt: string }): string {
  const first = printAnswers(submission).find(({ text }) => text.trim() !== '');
  const { submittedAt } = submission;
  return first ? `${formatExact(submittedAt)}, ${cutText(first.text)}` : formatMoment(submittedAt);
}
