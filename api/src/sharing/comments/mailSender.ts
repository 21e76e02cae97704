import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import type { SubmissionComment } from '../../platform/entities/submissionComment.entity.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { findMailableVisitor } from '../../delivery/notifications/autoReply.ts';
import { getAnsweredDefinition } from '../../submissions/printSubmission.ts';
import { seenForm } from '../../submissions/seenForm.ts';
import { statusUrl } from '../../submissions/work/submissionLinks.ts';
import type { Thread } from './thread.ts';

/**
 * Mails the sender of a submission what was written to them, where the form mails receipts and may mail this sender
 * (SUBM-090). A mail that is held back changes nothing: the comment is on the page of the status.
 */
export async function mailSender(
  em: EntityManager,
  config: Config,
  { thread, comment }: { thread: Pick<Thread, 'form' | 'submission'>; comment: SubmissionComment },
): Promise<void> {
  const { form, submission } = thread;
  if (!form.autoReply?.isOn) return;
  const definition = await getAnsweredDefinition(em, submission);
  const visitor = await findMailableVisitor(em, { form, submission, definition });
  if (!visitor) return;
  const { language, title: formTitle } = seenForm(form, definition, submission);
  await queueMail(
    em,
    'sender_answer',
    {
      to: visitor.to,
      platformName: config.platformName,
      language,
      formId: form.id,
      accountId: form.accountId,
      submissionId: submission.id,
      onceKey: `sender_answer:${comment.id}`,
    },
    { text: comment.text, formTitle, url: statusUrl(config, submission.id) },
  );
}
