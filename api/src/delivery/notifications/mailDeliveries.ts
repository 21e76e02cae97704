import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import type { deliveriesQuerySchema, MailDelivery, MailDeliveryList } from '../../platform/contract/index.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { cutPage, decodePageKey } from '../../platform/http/pageByKey.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { OutboxMail } from '../../platform/entities/outboxMail.entity.ts';
import { heldProblem, releaseMail } from './releaseMail.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import { findRecipients } from '../../people/recipients/findRecipients.ts';
import { notifyAgain } from './notifySubmission.ts';

/** Kinds of mails that a form sends. */
const KINDS: MailDelivery['kind'][] = ['submission_notification', 'submission_digest', 'auto_reply'];

/** Lists one page of a form's mails, newest first. */
export async function listMailDeliveries(
  em: EntityManager,
  form: Form,
  { cursor, limit }: z.infer<typeof deliveriesQuerySchema>,
): Promise<MailDeliveryList> {
  const { at, id } = cursor ? decodePageKey(cursor) : {};
  const older = at && id ? { $or: [{ createdAt: { $lt: at } }, { createdAt: at, id: { $lt: id } }] } : {};
  const found = await em.find(
    OutboxMail,
    { formId: form.id, kind: { $in: KINDS }, ...older },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: limit + 1 },
  );
  const { page, nextCursor } = cutPage(found, limit, (mail) => ({ at: mail.createdAt, id: mail.id }));
  return { deliveries: page.map(present), nextCursor };
}

/**
 * Sends a mail again. A failed or held mail is sent as it is; a sent one is rendered again, because its text is
 * gone (D-124). Recipients who have unsubscribed meanwhile do not get it.
 * @throws {ProblemError} `mail.not_found`, `mail.not_repeatable`, `mail.held`.
 */
export async function resendMail(
  em: EntityManager,
  config: Config,
  { form, mailId }: { form: Form; mailId: string },
): Promise<void> {
  const mail = await em.findOne(OutboxMail, { id: mailId, formId: form.id, kind: { $in: KINDS } });
  if (!mail) throw new ProblemError('mail.not_found');
  if (mail.state !== 'sent') return releaseMail(em, config, mail);
  const { submissionId, recipient: email } = mail;
  const submission =
    submissionId && mail.kind === 'submission_notification'
      ? await em.findOne(Submission, { id: submissionId, deletedAt: null })
      : null;
  if (!submission) throw new ProblemError('mail.not_repeatable');
  const recipient = (await findRecipients(em, form)).find((told) => told.email === email);
  if (!recipient) throw heldProblem('stopped');
  const onceKey = `notify:${submission.id}:${email}`;
  await notifyAgain(em, config, { form, submission, recipient, onceKey });
}

const present = (mail: OutboxMail): MailDelivery => ({
  id: mail.id,
  kind: mail.kind as MailDelivery['kind'],
  recipient: mail.recipient,
  subject: mail.subject,
  submissionId: mail.submissionId ?? null,
  state: mail.heldReason ? 'held' : mail.state,
  attempts: mail.attempts,
  lastError: mail.lastError ?? null,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
  canResend: mail.state === 'failed' || (mail.state === 'sent' && mail.kind === 'submission_notification'),
});
