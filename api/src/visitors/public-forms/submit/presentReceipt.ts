import {
  fill,
  parseRichText,
  STATUS_TEXTS,
  type Language,
  type MetEnding,
  type Receipt,
} from '@inlay/sdk/model';
import { trackedRedirect } from '../../../delivery/notifications/trackClick.ts';
import { senderLink } from '../../../submissions/work/submissionLinks.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { Judgement } from './judgement.ts';
import type { Met } from './meetEnding.ts';
import type { Stored } from './outcome.ts';

/**
 * Presents what the visitor gets for a stored submission: its code, the link to its status, and the ending they
 * came to. Whoever is on the waiting list reads that instead, and is not led on.
 */
export function presentReceipt(
  { config }: SubmitDeps,
  { form, sent: { language } }: Pick<Judgement, 'form' | 'sent'>,
  { submission: stored, position }: Stored,
  met: Extract<Met, { kind: 'stored' }>,
): Receipt {
  const status = senderLink(config, form, { submissionId: stored.id, language });
  const isWaiting = position !== undefined;
  const ending = isWaiting ? waitingEnding(language, position) : met.ending;
  const leads = stored.redirectId
    ? trackedRedirect(config.publicUrl, stored.redirectId, form.id)
    : met.redirectUrl;
  return {
    submissionId: stored.id,
    receiptCode: stored.receiptCode,
    submittedAt: stored.submittedAt.toISOString(),
    redirectUrl: isWaiting ? null : leads,
    ...(status && { status }),
    ...(ending && { ending }),
  };
}

/** What a visitor on the waiting list reads, in place of the form's ending. */
function waitingEnding(language: Language, position: number): MetEnding {
  const { waitingTitle, waiting } = STATUS_TEXTS[language];
  const text = fill(waiting, { position: position.toLocaleString(language, { numberingSystem: 'latn' }) });
  return { id: 'waiting', title: waitingTitle, text: parseRichText(text) };
}
