import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { consumeToken, endLinksOf, findSpentToken, issueToken } from '../auth/oneTimeTokens.ts';
import type { Config } from '../config/config.ts';
import { createId } from '../db/columns.ts';
import { queueMail } from '../mail/queueMail.ts';
import { recordEvent } from '../audit/recordEvent.ts';
import { Client } from '../entities/client.entity.ts';
import type { PendingClientSignUp } from './pendingClientSignUp.ts';
import { issuePasswordLink } from './resetClientPassword.ts';

/**
 * Makes an inactive account that an administrator approves, or tells the holder of the address that there
 * is one (D-138, D-139). Runs as a job, so that the answer is the same, and as fast, in both cases.
 */
export async function signUpClient(
  em: EntityManager,
  config: Config,
  pending: PendingClientSignUp,
): Promise<void> {
  const { email, passwordHash, name, companyName, source } = pending;
  const envelope = { to: email, platformName: config.platformName };
  const known = await em.findOne(Client, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (known?.emailConfirmedAt) {
    await queueMail(em, 'client_account_exists', envelope, { url: `${config.publicUrl}/client/auth` });
    return;
  }
  const client = known ?? em.create(Client, { id: createId(), email, passwordHash });
  // Of two who name an address that nobody has proven, one is a stranger: neither password counts (decision 105).
  Object.assign(client, { name, companyName, ...(known && { passwordHash: null }) });
  await recordEvent(em, { type: 'client_signup', source, clientId: client.id, data: { email } });
  await endLinksOf(em, 'client', client.id);
  if (known) {
    const url = await issuePasswordLink(em, config, client.id);
    await queueMail(em, 'client_choose_password', envelope, { url });
    return;
  }
  const token = await issueToken(em, { realm: 'client', purpose: 'confirm_email', subjectId: client.id });
  const url = `${config.publicUrl}/client/confirm#token=${token}`;
  await queueMail(em, 'client_confirm_email', envelope, { url });
}

/**
 * Follows a client's confirmation link; a second click within its lifetime is told the same.
 * @returns false for a link that is invalid or has expired.
 */
export async function confirmClient(em: EntityManager, token: string): Promise<boolean> {
  const link = { realm: 'client', purpose: 'confirm_email', token } as const;
  const spent = await consumeToken(em, link);
  if (!spent?.subjectId) return (await findSpentToken(em, link)) !== null;
  const client = await em.findOneOrFail(Client, { id: spent.subjectId });
  client.emailConfirmedAt ??= new Date();
  return true;
}
