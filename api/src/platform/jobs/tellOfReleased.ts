import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from './addJob.ts';
import type { AddableJob } from './defineJob.ts';

/** A submission that has left the Spam folder. */
export interface ReleasedNews {
  accountId: string;
  submissionId: string;
  /** The page around the form, which its mails name. */
  referrer: string | null;
}

/** The job of new submissions, as it is added for released ones; `delivery/notifications/notifySubmission.ts` runs it. */
const NOTIFY_SUBMISSIONS: AddableJob<{ submissions: readonly (ReleasedNews & { isReleased: true })[] }> = {
  name: 'notify_submissions',
  keyOf: () => null,
};

/**
 * Has everything sent that a submission causes, once the surrounding transaction commits. Whatever it has caused before
 * it was moved to the Spam folder stays as it is: its notice says so (SPAM-006).
 */
export async function tellOfReleased(em: EntityManager, released: readonly ReleasedNews[]): Promise<void> {
  if (released.length === 0) return;
  const submissions = released.map((one) => ({ ...one, isReleased: true as const }));
  await addJob(em, NOTIFY_SUBMISSIONS, { submissions });
}
