import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { inTransaction } from '../db/inTransaction.ts';
import { addJob } from '../jobs/addJob.ts';
import { withNote } from './composeMail.ts';
import { MailError, type Mailer, type MailFile, type MailMessage } from './mailer.ts';
import { OutboxMail, type AttachedPdf } from '../entities/outboxMail.entity.ts';
import { defineJob } from '../jobs/defineJob.ts';

interface MailDeps {
  orm: MikroORM;
  /** Null without a mail server: mails then wait in the outbox. */
  mailer: Mailer | null;
  drawAttachedPdf: DrawAttachedPdf;
}

/**
 * Draws the PDF that a mail carries; null for one that cannot be made or is too large.
 * @throws {QueueFullError} while too many are drawn.
 */
export type DrawAttachedPdf = (
  mail: Pick<OutboxMail, 'submissionId'>,
  attached: AttachedPdf,
) => Promise<MailFile | null>;

/**
 * Sends one mail of the outbox and removes its text (D-124). A permanent refusal ends as `failed`; a transient one
 * is thrown, so that the job queue retries it.
 */
async function sendMail(
  deps: MailDeps,
  { mailId, isLast }: { mailId: string; isLast: boolean },
): Promise<void> {
  const { orm, mailer } = deps;
  if (!mailer) return;
  const mail = await inTransaction(orm, (em) => em.findOne(OutboxMail, { id: mailId, state: 'waiting' }));
  if (!mail) return;
  const { recipient: to, replyTo, subject, stopUrl, accountId } = mail;
  const content = await contentOf(deps, mail, isLast);
  try {
    await mailer.send({
      id: mailId,
      to,
      replyTo: replyTo ?? null,
      subject,
      ...content,
      stopUrl: stopUrl ?? null,
    });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const isOver = error.isPermanent || isLast;
    const state = isOver ? 'failed' : 'waiting';
    const changes = { state, attempts: mail.attempts + 1, lastError: error.message } as const;
    await inTransaction(orm, (em) => em.nativeUpdate(OutboxMail, { id: mailId, accountId }, changes));
    if (isOver) return;
    throw error;
  }
  const sent = {
    state: 'sent',
    attempts: mail.attempts + 1,
    lastError: null,
    sentAt: new Date(),
    bodyText: null,
    bodyHtml: null,
    attachedPdf: null,
  } as const;
  await inTransaction(orm, (em) => em.nativeUpdate(OutboxMail, { id: mailId, accountId }, sent));
}

/** What a mail says, with its PDF or with a word on why there is none: a mail does not wait for it for ever. */
async function contentOf(
  { drawAttachedPdf }: MailDeps,
  mail: OutboxMail,
  isLast: boolean,
): Promise<Pick<MailMessage, 'text' | 'html' | 'files'>> {
  const { bodyText, bodyHtml, attachedPdf } = mail;
  const body = { text: bodyText ?? '', html: bodyHtml ?? '' };
  if (!attachedPdf) return body;
  const pdf = await drawAttachedPdf(mail, attachedPdf).catch((error: unknown) => {
    if (isLast) return null;
    throw error;
  });
  return pdf ? { ...body, files: [pdf] } : withNote(body, attachedPdf.leftOut);
}

export const sendMailJob = defineJob({
  name: 'send_mail',
  payload: z.object({ mailId: z.uuid() }),
  queue: 'mails',
  key: ({ mailId }) => [mailId],
  run: (deps: MailDeps, { mailId }, { isLast }) => sendMail(deps, { mailId, isLast }),
});

/** Adds jobs for mails that waited for a mail server; a mail that has a job keeps it. Runs at start. */
export async function sendWaitingMails(orm: MikroORM): Promise<void> {
  await inTransaction(orm, async (em) => {
    const waiting = await em.find(OutboxMail, { state: 'waiting' }, { fields: ['id'], limit: 10_000 });
    for (const { id } of waiting) await addJob(em, sendMailJob, { mailId: id });
  });
}
