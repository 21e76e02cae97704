import type { EntityManager } from '@mikro-orm/postgresql';
import { MINUTE_MS } from '../calendar/durations.ts';
import type { Form } from '../entities/form.entity.ts';
import { SubmissionNotice } from '../entities/submissionNotice.entity.ts';
import type { Recipient } from '../recipients/findRecipients.ts';

/** Submissions of one form with a mail of their own, per time; more go into a digest (T22). */
export const OWN_MAILS = { count: 10, withinMs: 10 * MINUTE_MS } as const;

/** Chooses how the next submission of a form is told. */
export async function chooseNoticeState(
  em: EntityManager,
  form: Form,
  recipients: readonly Recipient[],
): Promise<SubmissionNotice['state']> {
  if (recipients.length === 0) return 'quiet';
  const createdAt = { $gt: new Date(Date.now() - OWN_MAILS.withinMs) };
  const mailed = await em.find(
    SubmissionNotice,
    { formId: form.id, state: 'mailed', createdAt },
    { limit: OWN_MAILS.count },
  );
  return mailed.length < OWN_MAILS.count ? 'mailed' : 'waiting';
}
