import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@inlay/sdk/model';
import { addDelivery } from '../jobs/addDelivery.ts';
import { composeMail, oneLine, type MailContent } from './composeMail.ts';
import { PLATFORM_ACCOUNT_ID } from '../entities/account.entity.ts';
import type { HeldReason } from '../entities/delivery.entity.ts';
import { sayIn, type Say } from '../texts/translate.ts';
import { findMailLanguage } from './findMailLanguage.ts';
import { findMailLook } from './findMailLook.ts';
import { HELD_REASONS, checkMail, type MailAtGate } from './mailGate.ts';
import { MAILS, type MailData, type MailKind } from './mails.ts';

/** The PDF of a submission that a mail carries; it is drawn when the mail is sent (decision 368). */
export interface AttachedPdf {
  /** Ids of the parts that the recipient may see; null = all. */
  fields: readonly string[] | null;
  /** What the mail says where the PDF is left out, in the mail's language. */
  leftOut: string;
}

/** What waits of a mail beside its recipient and subject. */
export interface QueuedMail {
  text: string;
  html: string;
  replyTo: string | null;
  /** Address that stops such mails with one click (RFC 8058). */
  stopUrl: string | null;
  pdf: AttachedPdf | null;
}

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
  const { accountId: sender, platformName } = envelope;
  const look = sender === undefined ? null : await findMailLook(em, { ...envelope, accountId: sender });
  const { subject, text, html } = composeMail(content, look?.name ?? platformName, language, look?.accents);
  const accountId = (envelope.formId && envelope.accountId) ?? PLATFORM_ACCOUNT_ID;
  const message: QueuedMail = {
    text,
    html,
    replyTo: envelope.replyTo === undefined ? null : oneLine(envelope.replyTo),
    stopUrl: envelope.stopUrl ?? null,
    pdf: envelope.pdfOf === undefined ? null : attachedPdf(envelope.pdfOf, say),
  };
  const { to: recipient, formId, submissionId, onceKey } = envelope;
  const delivery = { channel: 'mail', kind, recipient, subject, message, formId, submissionId } as const;
  return addDelivery(em, { ...delivery, accountId, ...(onceKey && { onceKey }) }, async () => {
    const reason = await checkMail(em, { ...envelope, kind });
    return reason && { reason, text: HELD_REASONS[reason] };
  });
}

const attachedPdf = (fields: readonly string[] | null, say: Say): AttachedPdf => ({
  fields,
  leftOut: say('The PDF of this submission is not attached: it is too large, or could not be made.'),
});
