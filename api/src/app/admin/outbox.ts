import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Actor } from '../../platform/identity/actor.ts';
import type { Config } from '../../platform/config/config.ts';
import type { OutboxListResponse, OutboxMailItem, outboxQuerySchema } from '../../platform/contract/index.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { cutPage, decodePageKey } from '../../platform/http/pageByKey.ts';
import { User } from '../../platform/entities/user.entity.ts';
import { MAILS_WITH_SECRETS } from '../../platform/mail/accountMails.ts';
import { Delivery } from '../../platform/entities/delivery.entity.ts';
import { resendDelivery } from '../../delivery/deliveries.ts';
import type { QueuedMail } from '../../platform/mail/queueMail.ts';

/** Returns one page of the outbox, newest first. */
export async function listOutbox(
  em: EntityManager,
  query: z.infer<typeof outboxQuerySchema>,
): Promise<OutboxListResponse> {
  const { cursor, limit } = query;
  const { at, id } = cursor ? decodePageKey(cursor) : {};
  const older = at && id ? { $or: [{ createdAt: { $lt: at } }, { createdAt: at, id: { $lt: id } }] } : {};
  const found = await em.find(
    Delivery,
    { channel: 'mail', ...older },
    {
      orderBy: { createdAt: 'desc', id: 'desc' },
      limit: limit + 1,
    },
  );
  const { page, nextCursor } = cutPage(found, limit, (mail) => ({ at: mail.createdAt, id: mail.id }));
  return { mails: page.map(presentMail), nextCursor };
}

/**
 * Returns a mail's text. Links as good as a password are shown only while no mail server is set up. Those to
 * administrators are shown to the recipient alone: reading the outbox must not turn anyone into another
 * administrator (T36).
 *
 * @throws {ProblemError} `mail.not_found`.
 */
export async function loadMailText(
  em: EntityManager,
  input: { actor: Actor; mailId: string; hasServer: boolean },
): Promise<{ mail: Delivery; text: string | null }> {
  const { actor, mailId, hasServer } = input;
  const mail = await em.findOne(Delivery, { id: mailId, channel: 'mail' });
  if (!mail) throw new ProblemError('mail.not_found');
  const isSecret = MAILS_WITH_SECRETS.includes(mail.kind);
  const isOwn = mail.recipient === actor.email;
  const isToAdmin = (await em.count(User, { email: mail.recipient, role: 'admin' })) > 0;
  const isHidden = isSecret && !isOwn && (hasServer || isToAdmin);
  return { mail, text: isHidden ? null : ((mail.message as QueuedMail | null)?.text ?? null) };
}

/** Retries a mail that failed or was held back. @throws {ProblemError} `mail.not_found`, `mail.held`. */
export async function retryMail(em: EntityManager, config: Config, mailId: string): Promise<void> {
  const mail = await em.findOne(Delivery, { id: mailId, channel: 'mail', state: { $ne: 'sent' } });
  if (!mail) throw new ProblemError('mail.not_found');
  await resendDelivery(em, config, mail);
}

/** Presents a mail in the list, without its text; `loadMailText` decides who may read that. */
export const presentMail = (mail: Delivery): OutboxMailItem => ({
  id: mail.id,
  kind: mail.kind,
  recipient: mail.recipient,
  subject: mail.subject ?? '',
  state: mail.heldReason ? 'held' : mail.state,
  attempts: mail.attempts,
  lastError: mail.lastError ?? null,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
});
