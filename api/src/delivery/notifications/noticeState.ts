import type { EntityManager } from '@mikro-orm/postgresql';
import { MINUTE_MS } from '../../platform/calendar/durations.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import { SubmissionNotice } from '../../platform/entities/submissionNotice.entity.ts';
import type { Recipient } from '../../people/recipients/findRecipients.ts';
import { isInPeriod, takeIntoPeriod } from './digestPeriods.ts';
import { addDigest } from './sendDigest.ts';

/** Submissions of one form with a mail of their own, per time; a digest tells of more (T22). */
export const OWN_MAILS = { count: 10, withinMs: 10 * MINUTE_MS } as const;

/**
 * Chooses how a submission is told; the first of those that a digest tells of begins its period.
 * @param isReleased whether it was not there when the digests of its time were sent
 */
export async function chooseNoticeState(
  em: EntityManager,
  submission: Submission,
  recipients: readonly Recipient[],
  isReleased: boolean,
): Promise<SubmissionNotice['state']> {
  if (recipients.length === 0) return 'quiet';
  if (await isInPeriod(em, submission, isReleased)) return 'gathered';
  if (!(await hasEnoughMails(em, submission))) return 'mailed';
  const period = await takeIntoPeriod(em, submission);
  if (!period) return 'mailed';
  await addDigest(em, period);
  return 'gathered';
}

async function hasEnoughMails(em: EntityManager, { formId, accountId }: Submission): Promise<boolean> {
  const createdAt = { $gt: new Date(Date.now() - OWN_MAILS.withinMs) };
  const mailed = await em.find(
    SubmissionNotice,
    { formId, accountId, state: 'mailed', createdAt },
    { limit: OWN_MAILS.count },
  );
  return mailed.length >= OWN_MAILS.count;
}
