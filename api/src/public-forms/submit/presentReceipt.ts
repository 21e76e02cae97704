import type { Receipt } from '@inlay/sdk/model';
import { trackedRedirect } from '../../notifications/trackClick.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import type { Met } from './meetEnding.ts';
import type { StoredSubmission } from './submissionStore.ts';

/** Presents what the visitor gets for a stored submission: its code, and the ending they came to. */
export const presentReceipt = (
  { config }: SubmitDeps,
  form: PublishedForm,
  stored: StoredSubmission,
  { redirectUrl, ending }: Extract<Met, { kind: 'stored' }>,
): Receipt => ({
  submissionId: stored.id,
  receiptCode: stored.receiptCode,
  submittedAt: stored.submittedAt.toISOString(),
  redirectUrl: stored.redirectId
    ? trackedRedirect(config.publicUrl, stored.redirectId, form.id)
    : redirectUrl,
  ...(ending && { ending }),
});
