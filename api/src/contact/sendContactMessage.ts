import type { EntityManager } from '@mikro-orm/postgresql';
import { checkEmail, checkText } from '@inlay/sdk/model';
import type { Actor } from '../identity/actor.ts';
import type { Config } from '../config/config.ts';
import type { ContactMessageRequest, ProblemIssueBody } from '../contract/index.ts';
import { ProblemError } from '../http/problemError.ts';
import { oneLine } from '../mail/composeMail.ts';
import { queueMail } from '../mail/queueMail.ts';
import { findOwner } from '../users/findOwner.ts';
import { ContactMessage } from '../entities/contactMessage.entity.ts';

/** Longest texts, in characters. */
const MAX = { name: 200, message: 5_000, subject: 200 } as const;

/**
 * A message as it will be kept. All of it is required (DASH-032).
 * @throws {ProblemError} `request.invalid`, naming every part that is not acceptable.
 */
export function readContactMessage(input: ContactMessageRequest): ContactMessageRequest {
  const email = checkEmail(input.email);
  const name = checkRequired('Name', input.name, MAX.name);
  const message = checkRequired('Message', input.message, MAX.message);
  const subject = checkRequired('Subject', oneLine(input.subject), MAX.subject);
  if (email.ok && name.ok && message.ok && subject.ok) {
    return { email: email.value, name: name.value, message: message.value, subject: subject.value };
  }
  const issues: ProblemIssueBody[] = Object.entries({ name, email, message, subject }).flatMap(
    ([key, check]) => (check.ok ? [] : [{ path: [key], code: check.code, message: check.message }]),
  );
  throw new ProblemError('request.invalid', { issues });
}

function checkRequired(label: string, text: string, max: number) {
  const value = text.trim();
  if (value === '') return { ok: false, code: 'required', message: `${label} is required` } as const;
  return checkText(value, max);
}

/** Keeps a message and mails it to the platform's owner, whose answer goes to the sender (D-51). */
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
