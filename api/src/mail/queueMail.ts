import type { EntityManager } from '@mikro-orm/postgresql';
import { createId } from '../db/columns.ts';
import { addJob } from '../jobs/addJob.ts';
import { composeMail, oneLine, type MailContent } from './composeMail.ts';
import type { HeldReason } from '../entities/outboxMail.entity.ts';
import { HELD_REASONS, judgeMail, type MailAtGate } from './mailGate.ts';
import { MAILS, type MailData, type MailKind } from './mails.ts';
import { sendMailJob } from './sendMail.ts';

/** Whom a mail goes to, who signs it, and what it is about; unsent mail goes with its form and submission (D-119). */
interface Envelope extends Omit<MailAtGate, 'kind'> {
  /** Where an answer goes, when not to the platform. */
  replyTo?: string;
  platformName: string;
  /** A mail with the same key is written once, however often it is asked for. */
  onceKey?: string;
  /** Where one press stops mails like this one (RFC 8058). */
  stopUrl?: string;
}

const INSERT = `
  insert into mail_outbox
    (id, kind, recipient, reply_to, subject, body_text, body_html, account_id, form_id, submission_id, once_key,
     stop_url, created_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (once_key) do nothing returning id`;
const HOLD = `update mail_outbox set state = 'failed', held_reason = ?, last_error = ? where id = ?`;

/**
 * Puts a mail into the outbox, with the transaction of what it reports (D-23, D-124): it is sent
 * when that commits, and never when it does not. A mail that may not be sent is kept there, held back.
 * @returns why it is held back, or null.
 */
export async function queueMail<Kind extends MailKind>(
  em: EntityManager,
  kind: Kind,
  envelope: Envelope,
  data: MailData<Kind>,
): Promise<HeldReason | null> {
  const write = MAILS[kind] as (data: MailData<Kind>) => MailContent;
  const { subject, text, html } = composeMail(write(data), envelope.platformName);
  const mailId = createId();
  // What was made in this transaction and is spoken of has to be there first.
  await em.flush();
  const written = await em.execute<{ id: string }[]>(INSERT, [
    mailId,
    kind,
    envelope.to,
    envelope.replyTo === undefined ? null : oneLine(envelope.replyTo),
    subject,
    text,
    html,
    envelope.formId === undefined ? null : envelope.accountId,
    envelope.formId ?? null,
    envelope.submissionId ?? null,
    envelope.onceKey ?? null,
    envelope.stopUrl ?? null,
    new Date(),
  ]);
  if (written.length === 0) return null;
  const reason = await judgeMail(em, { ...envelope, kind });
  if (reason) await em.execute(HOLD, [reason, HELD_REASONS[reason], mailId]);
  else await addJob(em, sendMailJob, { mailId });
  return reason;
}
