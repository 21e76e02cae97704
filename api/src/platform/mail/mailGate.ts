import type { EntityManager } from '@mikro-orm/postgresql';
import { findConsenting } from './findConsenting.ts';
import type { HeldReason } from '../entities/delivery.entity.ts';
import { ProblemError } from '../http/problemError.ts';
import { countMail, type CountedMail } from './mailLimits.ts';

/** Texts of the reasons, for lists. */
export const HELD_REASONS: Readonly<Record<HeldReason, string>> = {
  unconfirmed: 'The address has not been confirmed yet.',
  no_domain: 'This address can’t receive mail.',
  stopped: 'The recipient stopped these mails.',
  address_limit: 'This address has had as many mails of this kind as one may have. Try again tomorrow.',
  account_limit: 'This account has sent as many mails of this kind as one may send in a day.',
  form_limit: 'This form has sent this address as many mails as one may have in a day.',
  submission_limit: 'This submission was sent to this address as often as one may in a day.',
};

/** No top-level domain ends in a digit alone: such a host is an IP address, inside a network or out of it. */
const IP_ADDRESS = /\.\d+$/;

/** A mail to be checked. */
export interface MailAtGate extends CountedMail {
  /** Whether the recipient must have consented to the account's mails. */
  needsConsent?: boolean;
}

/**
 * Checks a mail against consent and limits, and counts it. Every mail passes here, also when it is sent again (T22,
 * decision 120).
 * @returns why the mail is held back, or null.
 */
export async function checkMail(em: EntityManager, mail: MailAtGate): Promise<HeldReason | null> {
  const { accountId, to, needsConsent = false } = mail;
  if (IP_ADDRESS.test(to)) return 'no_domain';
  if (needsConsent && accountId !== undefined) {
    const consenting = await findConsenting(em, accountId, [to]);
    if (!consenting.has(to)) return 'unconfirmed';
  }
  return countMail(em, mail);
}

/** The problem for a mail that the gate holds. */
export const heldProblem = (reason: HeldReason): ProblemError =>
  new ProblemError('mail.held', { message: HELD_REASONS[reason] });
