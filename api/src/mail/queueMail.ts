import type { EntityManager } from '@mikro-orm/postgresql';
import { createId } from '../db/columns.ts';
import { addJob } from '../jobs/jobs.ts';
import { accountMails } from './accountMails.ts';
import { clientMails } from './clientMails.ts';
import { composeMail, oneLine, type MailContent } from './composeMail.ts';
import { submissionMails } from './submissionMails.ts';

/** Every mail of the platform: its kind and its words. */
const MAILS = { ...accountMails, ...clientMails, ...submissionMails } as const;

type MailKind = keyof typeof MAILS;
type MailData<Kind extends MailKind> = Parameters<(typeof MAILS)[Kind]>[0];

/** Whom a mail goes to, who signs it, and what it is about. */
interface Envelope {
  to: string;
  /** Where an answer goes, when not to the platform. */
  replyTo?: string;
  platformName: string;
  /** The form and submission it is about; unsent mail goes with them (D-119). */
  formId?: string;
  submissionId?: string;
  /** A mail with the same key is written once, however often it is asked for. */
  onceKey?: string;
  /** Where one press stops mails like this one (RFC 8058). */
  stopUrl?: string;
}

const INSERT = `
  insert into mail_outbox
    (id, kind, recipient, reply_to, subject, body_text, body_html, form_id, submission_id, once_key, stop_url, created_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (once_key) do nothing returning id`;

/**
 * Puts a mail into the outbox, with the transaction of what it reports (D-23, D-124): it is sent
 * when that commits, and never when it does not.
 */
export async function queueMail<Kind extends MailKind>(
  em: EntityManager,
  kind: Kind,
  envelope: Envelope,
  data: MailData<Kind>,
): Promise<void> {
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
    envelope.formId ?? null,
    envelope.submissionId ?? null,
    envelope.onceKey ?? null,
    envelope.stopUrl ?? null,
    new Date(),
  ]);
  if (written.length > 0) await addJob(em, 'send_mail', { mailId });
}
