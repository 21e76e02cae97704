import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { FormPublishing } from '../../platform/entities/formPublishing.entity.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { getAnsweredDefinition } from '../../submissions/printSubmission.ts';
import { seenForm } from '../../submissions/seenForm.ts';
import { senderLink } from '../../submissions/work/submissionLinks.ts';
import { findVisitorAddress } from '../notifications/findVisitorAddress.ts';

/**
 * Queues the mail to a visitor who got a place from the waiting list, once for each submission. It has no words of
 * theirs, so an address needs neither a captcha nor a code (decision 884).
 */
export async function tellPromoted(
  em: EntityManager,
  config: Config,
  { form, submissionId }: { form: Form; submissionId: string },
): Promise<void> {
  const { id: formId, accountId } = form;
  const submission = await em.findOne(Submission, { id: submissionId, formId, accountId, deletedAt: null });
  if (!submission) return;
  const definition = await getAnsweredDefinition(em, submission);
  const visitor = findVisitorAddress(definition, submission);
  if (!visitor) return;
  const settings = await em.findOne(FormPublishing, { formId });
  const seen = seenForm(form, definition, submission);
  const language = submission.language ?? settings?.language ?? seen.language;
  // Whoever needs the place no more gives it back by this link.
  const link = settings && senderLink(config, settings, { submissionId, language });
  await queueMail(
    em,
    'place_free',
    {
      to: visitor.to,
      platformName: config.platformName,
      language,
      formId,
      accountId,
      submissionId,
      onceKey: `place_free:${submissionId}`,
    },
    {
      formTitle: seen.title,
      link: link && { label: link.text, url: link.url },
    },
  );
}
