import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { findRecipients } from '../../people/recipients/findRecipients.ts';
import { HELD_REASONS, checkMail } from '../../platform/mail/mailGate.ts';
import type { MailKind } from '../../platform/mail/mails.ts';
import type { HeldReason, OutboxMail } from '../../platform/entities/outboxMail.entity.ts';
import { sendMailJob } from '../../platform/mail/sendMail.ts';

/** Kinds of mails to recipients of notifications. */
const NOTIFICATIONS: readonly string[] = ['submission_notification', 'submission_digest'];

/**
 * Sends a failed or held mail through the same gate as a new one.
 * @throws {ProblemError} `mail.held`.
 */
export async function releaseMail(em: EntityManager, config: Config, mail: OutboxMail): Promise<void> {
  const reason = await checkAgain(em, config, mail);
  if (reason) throw heldProblem(reason);
  mail.state = 'waiting';
  mail.heldReason = null;
  await em.flush();
  await addJob(em, sendMailJob, { mailId: mail.id });
}

async function checkAgain(em: EntityManager, config: Config, mail: OutboxMail): Promise<HeldReason | null> {
  const { recipient: to, formId, submissionId } = mail;
  const form = formId ? await em.findOne(Form, { id: formId }) : null;
  const isNotification = NOTIFICATIONS.includes(mail.kind);
  if (form && isNotification) {
    const told = await findRecipients(em, form);
    if (!told.some(({ email }) => email === to)) return 'stopped';
  }
  return checkMail(em, {
    kind: mail.kind as MailKind,
    to,
    needsConsent: isNotification && config.smtpUrl !== null,
    ...(form && { formId: form.id, accountId: form.accountId }),
    ...(submissionId && { submissionId }),
  });
}

/** The problem for a mail that the gate holds. */
export const heldProblem = (reason: HeldReason): ProblemError =>
  new ProblemError('mail.held', { message: HELD_REASONS[reason] });
