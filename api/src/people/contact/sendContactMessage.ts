import type { EntityManager } from '@mikro-orm/postgresql';
import { checkEmail } from '@inlay/sdk/model';
import type { Actor } from '../../platform/identity/actor.ts';
import type { Config } from '../../platform/config/config.ts';
import type { ContactMessageRequest } from '../../platform/contract/index.ts';
import { checkedValues, checkRequired } from '../../platform/http/checkedValues.ts';
import { oneLine } from '../../platform/mail/composeMail.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { findOwner } from '../users/findOwner.ts';
import { ContactMessage } from '../../platform/entities/contactMessage.entity.ts';

/** Longest texts, in characters. */
const MAX = { name: 200, message: 5_000, subject: 200 } as const;

/**
 * Parses a message. All of it is required (DASH-032).
 * @throws {ProblemError} `request.invalid`, naming every part that is not acceptable.
 */
export const parseContactMessage = (input: ContactMessageRequest): ContactMessageRequest =>
  checkedValues({
    name: checkRequired('Name', input.name, MAX.name),
    email: checkEmail(input.email),
    message: checkRequired('Message', input.message, MAX.message),
    subject: checkRequired('Subject', oneLine(input.subject), MAX.subject),
  });

/** Stores a message and mails it to the platform's owner; replies go to the sender (D-51). */
export async function sendContactMessage(
  em: EntityManager,
  config: Config,
  input: { actor: Actor; message: ContactMessageRequest },
): Promise<void> {
  const { actor, message } = input;
  em.create(ContactMessage, { userId: actor.id, ...message });
  const owner = await findOwner(em, config);
  if (!owner) return;
  const envelope = { to: owner.email, replyTo: message.email, platformName: config.platformName };
  await queueMail(em, 'contact_message', envelope, message);
}
