import type { MikroORM } from '@mikro-orm/postgresql';
import { actAsSystem } from '../db/actAs.ts';
import { addJob } from '../jobs/jobs.ts';
import { MailError, type Mailer } from './mailer.ts';
import { OutboxMail } from '../entities/outboxMail.entity.ts';

/** How one try is placed among all of them. */
interface Try {
  mailId: string;
  isLast: boolean;
}

/**
 * Sends one mail of the outbox. What was sent keeps no text (D-124). A refusal for good ends as
 * `failed`; a passing one is thrown, so that the job queue tries again later.
 */
export async function sendMail(
  deps: { orm: MikroORM; mailer: Mailer | null },
  { mailId, isLast }: Try,
): Promise<void> {
  const { orm, mailer } = deps;
  if (!mailer) return;
  const mail = await actAsSystem(orm, (em) => em.findOne(OutboxMail, { id: mailId, state: 'waiting' }));
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
    await actAsSystem(orm, (em) => em.nativeUpdate(OutboxMail, { id: mailId }, changes));
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
  await actAsSystem(orm, (em) => em.nativeUpdate(OutboxMail, { id: mailId }, sent));
}

/** At start: mails that waited for a mail server have one now. Mails that have a job already keep it. */
export async function sendWaitingMails(orm: MikroORM): Promise<void> {
  await actAsSystem(orm, async (em) => {
    const waiting = await em.find(OutboxMail, { state: 'waiting' }, { fields: ['id'], limit: 10_000 });
    for (const { id } of waiting) await addJob(em, 'send_mail', { mailId: id });
  });
}
