import { STATUS_TEXTS, type Language, type Receipt } from '@inlay/sdk/model';
import { trackedRedirect } from '../../../delivery/notifications/trackClick.ts';
import { statusUrl } from '../../../submissions/work/statusLink.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import type { Met } from './meetEnding.ts';
import type { StoredSubmission } from './store/submissionStore.ts';

/**
 * Presents what the visitor gets for a stored submission: its code, the link to its status, and the ending they
 * came to.
 */
export const presentReceipt = (
  { config }: SubmitDeps,
  { form, language }: { form: PublishedForm; language: Language },
  stored: StoredSubmission,
  { redirectUrl, ending }: Extract<Met, { kind: 'stored' }>,
): Receipt => ({
  submissionId: stored.id,
  receiptCode: stored.receiptCode,
  submittedAt: stored.submittedAt.toISOString(),
  redirectUrl: stored.redirectId
    ? trackedRedirect(config.publicUrl, stored.redirectId, form.id)
    : redirectUrl,
  ...(form.showsStatus && {
    status: { url: statusUrl(config, stored.id), text: STATUS_TEXTS[language].check },
  }),
  ...(ending && { ending }),
});
