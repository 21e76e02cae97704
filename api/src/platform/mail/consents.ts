import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../config/config.ts';
import { ProblemError } from '../http/problemError.ts';
import { Account } from '../entities/account.entity.ts';
import { findAccountOwner } from '../identity/accountMembers.ts';
import { findConsenting } from './findConsenting.ts';
import { MailConsent } from '../entities/mailConsent.entity.ts';
import { queueMail } from './queueMail.ts';
import { hasMailServer } from '../settings/mailServer.ts';
import { sealedUrl } from './sealedLinks.ts';

/** An address and the account that writes to it. */
export interface Consent {
  accountId: string;
  email: string;
}

/**
 * Asks the holder of an address for consent, unless it was given. Without a mail server nobody can be asked, and
 * naming the address is enough.
 * @returns false when the address was asked too often.
 */
export async function askForConsent(em: EntityManager, config: Config, consent: Consent): Promise<boolean> {
  const { accountId, email } = consent;
  if (!(await hasMailServer(em, config))) return giveConsent(em, consent);
  if ((await findConsenting(em, accountId, [email])).has(email)) return true;
  const owner = (await findAccountOwner(em, accountId))?.email ?? config.platformName;
  const url = sealedUrl(config, 'confirm-mails', consent);
  const envelope = { to: email, platformName: config.platformName, accountId };
  return (await queueMail(em, 'confirm_notifications', envelope, { owner, url })) === null;
}

/** Asks again. @throws {ProblemError} `rate_limit.exceeded`. */
export async function askAgain(em: EntityManager, config: Config, consent: Consent): Promise<void> {
  if (!(await askForConsent(em, config, consent))) throw new ProblemError('rate_limit.exceeded');
}

/** Finds the addresses that mails are sent to: all of them without a mail server. */
export async function findConfirmed(
  em: EntityManager,
  config: Config,
  { accountId, emails }: { accountId: string; emails: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (!(await hasMailServer(em, config))) return new Set(emails);
  return findConsenting(em, accountId, emails);
}

/**
 * Stores the consent of an address's holder; idempotent.
 * @returns false when the account no longer exists.
 */
export async function giveConsent(em: EntityManager, { accountId, email }: Consent): Promise<boolean> {
  if ((await em.count(Account, { id: accountId })) === 0) return false;
  const row = { accountId, email, confirmedAt: new Date() };
  await em.upsert(MailConsent, row, { onConflictAction: 'ignore' });
  return true;
}
