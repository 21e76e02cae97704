import type { EntityManager } from '@mikro-orm/postgresql';
import { ContactMessage } from '../../platform/entities/contactMessage.entity.ts';
import type { AdminOverview, ContactMessage as ContactMessageAnswer } from '../../platform/contract/index.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { User } from '../../platform/entities/user.entity.ts';

/** Unanswered messages shown at once; the oldest come first, as they wait longest. */
const SHOWN_MESSAGES = 100;

/** The four figures and the messages that wait (ADMIN-002…005, D-152, D-153). */
export async function getOverview(em: EntityManager): Promise<AdminOverview> {
  const messages = await em.find(
    ContactMessage,
    { answeredAt: null },
    { orderBy: { createdAt: 'asc' }, limit: SHOWN_MESSAGES },
  );
  return {
    pendingApprovals: await em.count(Profile, { isApproved: false, approvalRequestedAt: { $ne: null } }),
    totalUsers: await em.count(User, { emailConfirmedAt: { $ne: null } }),
    totalForms: await em.count(Form, { deletedAt: null }),
    assignedForms: await em.count(Form, { deletedAt: null, assignedToUserId: { $ne: null } }),
    unansweredMessages: messages.map(presentMessage),
  };
}

/** @throws {ProblemError} `message.not_found`. */
export async function markAnswered(em: EntityManager, messageId: string): Promise<void> {
  const message = await em.findOne(ContactMessage, { id: messageId });
  if (!message) throw new ProblemError('message.not_found');
  message.answeredAt ??= new Date();
}

const presentMessage = (row: ContactMessage): ContactMessageAnswer => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
});
