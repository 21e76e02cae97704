import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { inTransaction } from '../db/inTransaction.ts';
import { addJob } from '../jobs/addJob.ts';
import { MailError, type Mailer } from './mailer.ts';
import { OutboxMail } from '../entities/outboxMail.entity.ts';
import { defineJob } from '../jobs/defineJob.ts';

interface MailDeps {
  orm: MikroORM;
  /** Null without a mail server: mails then wait in the outbox. */
  mailer: Mailer | null;
}

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
  const { recipient: to, replyTo, subject, bodyText, bodyHtml, stopUrl } = mail;
  try {
    await mailer.send({
      id: mailId,
      to,
      replyTo: replyTo ?? null,
      subject,
      text: bodyText ?? '',
      html: bodyHtml ?? '',
      stopUrl: stopUrl ?? null,
    });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const isOver = error.isPermanent || isLast;
    const state = isOver ? 'failed' : 'waiting';
    const changes = { state, attempts: mail.attempts + 1, lastError: error.message } as const;
    await inTransaction(orm, (em) => em.nativeUpdate(OutboxMail, { id: mailId }, changes));
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
  } as const;
  await inTransaction(orm, (em) => em.nativeUpdate(OutboxMail, { id: mailId }, sent));
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
