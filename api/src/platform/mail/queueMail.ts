import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@inlay/sdk/model';
import { createId } from '../db/columns.ts';
import { run, sql } from '../db/sql.ts';
import { addJob } from '../jobs/addJob.ts';
import { composeMail, oneLine, type MailContent } from './composeMail.ts';
import { PLATFORM_ACCOUNT_ID } from '../entities/account.entity.ts';
import type { AttachedPdf, HeldReason } from '../entities/outboxMail.entity.ts';
import { sayIn, type Say } from '../texts/translate.ts';
import { findMailLanguage } from './findMailLanguage.ts';
import { HELD_REASONS, checkMail, type MailAtGate } from './mailGate.ts';
import { MAILS, type MailData, type MailKind } from './mails.ts';
import { sendMailJob } from './sendMail.ts';

/** Recipient, sender and subject matter of a mail; an unsent mail is deleted with its form or submission (D-119). */
interface Envelope extends Omit<MailAtGate, 'kind'> {
  /** The address for replies, if not the platform's. */
  replyTo?: string;
  platformName: string;
  /** The language, where it is not the recipient's own (decision 175). */
  language?: Language | undefined;
  /** The language of the request that caused it, for a recipient who has none. */
  requested?: Language | undefined;
  /** A key under which a mail is written once. */
  onceKey?: string;
  /** Attaches the submission as PDF, with the parts that the recipient may see; null = all. */
  pdfOf?: readonly string[] | null;
  /** The one-click address that stops such mails (RFC 8058). */
  stopUrl?: string;
}

/**
 * Puts a mail into the outbox in the transaction of what it reports (D-23, D-124): it is sent once that commits, and
 * never if it rolls back. A mail that may not be sent is held back there.
 * @returns why the mail is held back, or null.
 */
export async function queueMail<Kind extends MailKind>(
  em: EntityManager,
  kind: Kind,
  envelope: Envelope,
  data: MailData<Kind>,
): Promise<HeldReason | null> {
  // Entities of this transaction that the mail refers to are inserted first.
  await em.flush();
  const language = envelope.language ?? (await findMailLanguage(em, envelope));
  const write = MAILS[kind] as (data: MailData<Kind>, say: Say) => MailContent;
  const say = sayIn(language);
  const content = write(data, say);
  const { subject, text, html } = composeMail(content, envelope.platformName, language);
  const mailId = createId();
  const accountId = envelope.formId === undefined ? PLATFORM_ACCOUNT_ID : envelope.accountId;
  const replyTo = envelope.replyTo === undefined ? null : oneLine(envelope.replyTo);
  const pdf = envelope.pdfOf === undefined ? null : JSON.stringify(attachedPdf(envelope.pdfOf, say));
  const written = await run(
    em,
    sql`
      insert into mail_outbox
        (id, kind, recipient, reply_to, subject, body_text, body_html, account_id, form_id, submission_id, once_key,
         stop_url, attached_pdf, created_at)
      values (${mailId}, ${kind}, ${envelope.to}, ${replyTo}, ${subject}, ${text}, ${html}, ${accountId},
        ${envelope.formId ?? null}, ${envelope.submissionId ?? null}, ${envelope.onceKey ?? null},
        ${envelope.stopUrl ?? null}, ${pdf}, ${new Date()})
      on conflict (once_key, account_id) do nothing returning id`,
  );
  if (written.length === 0) return null;
  const reason = await checkMail(em, { ...envelope, kind });
  if (reason)
    await run(
      em,
      sql`
        update mail_outbox set state = 'failed', held_reason = ${reason}, last_error = ${HELD_REASONS[reason]}
        where account_id = ${accountId} and id = ${mailId}`,
    );
  else await addJob(em, sendMailJob, { mailId });
  return reason;
}

const attachedPdf = (fields: readonly string[] | null, say: Say): AttachedPdf => ({
  fields,
  leftOut: say('The PDF of this submission is not attached: it is too large, or could not be made.'),
});
