import type { Receipt } from '@inlay/sdk/model';
import { trackedRedirect } from '../../../delivery/notifications/trackClick.ts';
import { senderLink } from '../../../submissions/work/submissionLinks.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { Judgement } from './judgement.ts';
import type { Met } from './meetEnding.ts';
import type { StoredSubmission } from './outcome.ts';

/**
 * Presents what the visitor gets for a stored submission: its code, the link to its status, and the ending they
 * came to.
 */
export const presentReceipt = (
  { config }: SubmitDeps,
  { form, sent: { language } }: Pick<Judgement, 'form' | 'sent'>,
  stored: StoredSubmission,
  { redirectUrl, ending }: Extract<Met, { kind: 'stored' }>,
): Receipt => {
  const status = senderLink(config, form, { submissionId: stored.id, language });
  return {
    submissionId: stored.id,
    receiptCode: stored.receiptCode,
    submittedAt: stored.submittedAt.toISOString(),
    redirectUrl: stored.redirectId
      ? trackedRedirect(config.publicUrl, stored.redirectId, form.id)
      : redirectUrl,
    ...(status && { status }),
    ...(ending && { ending }),
  };
};
