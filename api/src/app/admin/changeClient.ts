import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import { endLinksOf } from '../../people/auth/oneTimeTokens.ts';
import { Client } from '../../platform/entities/client.entity.ts';
import { endClientSessions } from '../../platform/identity/clientSessions.ts';
import type { NewClient } from '../../sharing/clients/account/parseNewClient.ts';
import type { Config } from '../../platform/config/config.ts';
import { createId } from '../../platform/db/columns.ts';
import { run, sql } from '../../platform/db/sql.ts';
import type { Database } from '../../platform/entities/database.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';

/**
 * Creates an active account. The administrator passes on its password (D-138, D-147), and the client may
 * replace it. The administrator vouches for the address, also in place of an unconfirmed sign-up.
 *
 * @throws {ProblemError} `client.exists` beside the address (D-139).
 */
export async function createClient(
  em: EntityManager,
  input: {
    actor: Actor;
    client: Omit<NewClient, 'password'> & { passwordHash: string };
    source: RequestSource;
  },
): Promise<Client> {
  const { actor, client: wish, source } = input;
  const [created] = await run(
    em,
    sql<Pick<Database['clients'], 'id'>>`
     insert into clients (id, email, password_hash, name, company_name, is_active, created_by,
       has_initial_password, email_confirmed_at, created_at)
     values (${createId()}, ${wish.email}, ${wish.passwordHash}, ${wish.name}, ${wish.companyName}, true, ${actor.id},
       true, now(), now())
     on conflict (email) do update set password_hash = excluded.password_hash, name = excluded.name,
       company_name = excluded.company_name, is_active = true, created_by = excluded.created_by,
       has_initial_password = true, email_confirmed_at = excluded.email_confirmed_at
     where clients.email_confirmed_at is null
     returning id`,
  );
  if (!created) {
    const issue = { path: ['email'], code: 'exists', message: 'A client with this email already exists' };
    throw new ProblemError('client.exists', { issues: [issue] });
  }
  const { id } = created;
  await endLinksOf(em, 'client', id);
  await endClientSessions(em, id);
  const data = { action: 'client_created', email: wish.email };
  await recordEvent(em, { type: 'admin_access', source, userId: actor.id, clientId: id, data });
  return em.findOneOrFail(Client, { id });
}

/**
 * Activates a client and notifies them by mail, or deactivates them at once (CLNT-063, D-138).
 *
 * @throws {ProblemError} `client.not_found`; `client.not_confirmed` while the address is unproven.
 */
export async function setClientActive(
  em: EntityManager,
  config: Config,
  change: { actor: Actor; clientId: string; isActive: boolean; source: RequestSource },
): Promise<Client> {
  const { actor, clientId, isActive, source } = change;
  const client = await em.findOne(Client, { id: clientId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!client) throw new ProblemError('client.not_found');
  if (client.isActive === isActive) return client;
  if (isActive && !client.emailConfirmedAt) throw new ProblemError('client.not_confirmed');
  client.isActive = isActive;
  const data = { action: isActive ? 'client_activated' : 'client_deactivated', email: client.email };
  await recordEvent(em, { type: 'admin_access', source, userId: actor.id, clientId, data });
  if (isActive) {
    const envelope = { to: client.email, platformName: config.platformName };
    await queueMail(em, 'client_activated', envelope, { url: `${config.publicUrl}/client/auth` });
  } else {
    await endClientSessions(em, clientId);
  }
  return client;
}

/**
 * Ends every session of a client; the account does not change.
 * @throws {ProblemError} `client.not_found`.
 */
export async function signClientOut(
  em: EntityManager,
  change: { actor: Actor; clientId: string; source: RequestSource },
): Promise<void> {
  const { actor, clientId, source } = change;
  const client = await em.findOne(Client, { id: clientId });
  if (!client) throw new ProblemError('client.not_found');
  await endClientSessions(em, clientId);
  const data = { email: client.email, by: actor.id };
  await recordEvent(em, { type: 'sessions_ended', source, clientId, data });
}
