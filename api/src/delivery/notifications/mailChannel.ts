import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Delivery, HeldReason } from '../../platform/entities/delivery.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { withNote } from '../../platform/mail/composeMail.ts';
import { MailError } from '../../platform/mail/mailFailure.ts';
import type { MailMessage } from '../../platform/mail/mailer.ts';
import { checkMail, heldProblem } from '../../platform/mail/mailGate.ts';
import type { MailKind } from '../../platform/mail/mails.ts';
import type { QueuedMail } from '../../platform/mail/queueMail.ts';
import { hasMailServer } from '../../platform/settings/mailServer.ts';
import { findRecipients } from '../../people/recipients/findRecipients.ts';
import type { Channel, ChannelDeps, Outgoing } from '../channels/channel.ts';
import { notifyAgain } from './notifySubmission.ts';

/** Kinds of mails to recipients of notifications. */
const NOTIFICATIONS: readonly string[] = ['submission_notification', 'submission_digest'];

/** Mails, of forms and of the platform; `queueMail` writes them. Their text is removed once they are sent (D-124). */
export const mailChannel: Channel<QueuedMail> = {
  kind: 'mail',
  queue: 'mails',
  triesForMs: 2 * DAY_MS,
  keepsMessage: false,

  async attempt(deps, mail, { job }) {
    const mailer = await deps.findMailer();
    if (!mailer) return { result: 'later', waitMs: null };
    const { id, recipient: to, subject, message } = mail;
    const content = await contentOf(deps, mail, job.isLast);
    const { replyTo, stopUrl } = message;
    try {
      await mailer.send({ id, to, replyTo, subject: subject ?? '', ...content, stopUrl });
      return { result: 'sent' };
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      return { result: 'failed', error: error.message, isFinal: error.isPermanent };
    }
  },

  // Who may read the log may not read what a mail says: it may be to somebody with other rights.
  print: () => null,
  canWriteAgain: ({ kind }) => kind === 'submission_notification',

  async resend(em, config, mail) {
    if (mail.state === 'sent') {
      await writeAgain(em, config, mail);
      return false;
    }
    const reason = await checkAgain(em, config, mail);
    if (reason) throw heldProblem(reason);
    return true;
  },
};

/** What a mail says, with its PDF or with a word on why there is none: a mail does not wait for it for ever. */
async function contentOf(
  { drawAttachedPdf }: ChannelDeps,
  mail: Outgoing<QueuedMail>,
  isLast: boolean,
): Promise<Pick<MailMessage, 'text' | 'html' | 'files'>> {
  const { text, html, pdf: attached } = mail.message;
  const body = { text, html };
  if (!attached) return body;
  const pdf = await drawAttachedPdf(mail, attached).catch((error: unknown) => {
    if (isLast) return null;
    throw error;
  });
  return pdf ? { ...body, files: [pdf] } : withNote(body, attached.leftOut);
}

/**
 * Renders a sent notification again, because its text is gone. Recipients who have unsubscribed meanwhile do not get
 * it.
 * @throws {ProblemError} `mail.not_repeatable`, `mail.held`.
 */
async function writeAgain(em: EntityManager, config: Config, mail: Delivery): Promise<void> {
  const { submissionId, accountId, recipient: email } = mail;
  const submission =
    submissionId && mail.kind === 'submission_notification'
      ? await em.findOne(Submission, { id: submissionId, accountId, deletedAt: null })
      : null;
  const form = submission && (await em.findOne(Form, { id: submission.formId, accountId }));
  if (!submission || !form) throw new ProblemError('mail.not_repeatable');
  const recipient = (await findRecipients(em, form)).find((told) => told.email === email);
  if (!recipient) throw heldProblem('stopped');
  const onceKey = `notify:${submission.id}:${email}`;
  await notifyAgain(em, config, { form, submission, recipient, onceKey });
}

/** Sends a failed or held mail through the same gate as a new one. */
async function checkAgain(em: EntityManager, config: Config, mail: Delivery): Promise<HeldReason | null> {
  const { recipient: to, formId, accountId, submissionId } = mail;
  const form = formId ? await em.findOne(Form, { id: formId, accountId }) : null;
  const isNotification = NOTIFICATIONS.includes(mail.kind);
  if (form && isNotification) {
    const told = await findRecipients(em, form);
    if (!told.some(({ email }) => email === to)) return 'stopped';
  }
  return checkMail(em, {
    kind: mail.kind as MailKind,
    to,
    needsConsent: isNotification && (await hasMailServer(em, config)),
    ...(form && { formId: form.id, accountId: form.accountId }),
    ...(submissionId && { submissionId }),
  });
}
