import type { Submission as PresentedSubmission } from '../contract/index.ts';
import type { Submission } from './submission.entity.ts';

/** One submission with what a list or a detail shows of it. */
export function presentSubmission(submission: Submission, formTitle: string): PresentedSubmission {
  return {
    id: submission.id,
    formId: submission.formId,
    formTitle,
    revisionId: submission.revisionId,
    answers: submission.answers,
    receiptCode: submission.receiptCode,
    submittedAt: submission.submittedAt.toISOString(),
    userAgent: submission.userAgent ?? null,
  };
}
