import type { EntityManager } from '@mikro-orm/postgresql';
import { createId } from '../db/columns.ts';
import { addJob } from '../jobs/jobs.ts';
import { accountMails, type AccountMailData, type AccountMailKind } from './accountMails.ts';
import { composeMail, oneLine, type MailContent } from './composeMail.ts';
import { OutboxMail } from './outboxMail.entity.ts';

/** Whom a mail goes to, and who signs it. */
interface Envelope {
  to: string;
  /** Where an answer goes, when not to the platform. */
  replyTo?: string;
  platformName: string;
}

/**
 * Puts a mail into the outbox, with the transaction of what it reports (D-23, D-124): it is sent
 * when that commits, and never when it does not.
 */
export async function queueMail<Kind extends AccountMailKind>(
  em: EntityManager,
  kind: Kind,
  envelope: Envelope,
  data: AccountMailData<Kind>,
): Promise<void> {
  const write = accountMails[kind] as (data: AccountMailData<Kind>) => MailContent;
  const { subject, text, html } = composeMail(write(data), envelope.platformName);
  const mail = em.create(OutboxMail, {
    id: createId(),
    kind,
    recipient: envelope.to,
    replyTo: envelope.replyTo === undefined ? null : oneLine(envelope.replyTo),
    subject,
    bodyText: text,
    bodyHtml: html,
  });
  await addJob(em, 'send_mail', { mailId: mail.id });
}
