import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../auth/actor.ts';
import { Client } from '../clients/client.entity.ts';
import { ClientSession } from '../clients/clientSession.entity.ts';
import type { NewClient } from '../clients/readNewClient.ts';
import type { Config } from '../config.ts';
import { createId } from '../db/columns.ts';
import { ProblemError } from '../http/problemError.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { queueMail } from '../mail/queueMail.ts';
import { publishEvent } from '../realtime/liveEvents.ts';
import { recordEvent } from '../security/recordEvent.ts';

/**
 * Makes an active account; its password is the administrator's to pass on (D-138, D-147).
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
  const id = createId();
  const created = await em.execute<unknown[]>(
    `insert into clients (id, email, password_hash, name, company_name, is_active, created_by, created_at)
     values (?, ?, ?, ?, ?, true, ?, now()) on conflict (email) do nothing returning id`,
    [id, wish.email, wish.passwordHash, wish.name, wish.companyName, actor.id],
  );
  if (created.length === 0) {
    const issue = { path: ['email'], code: 'exists', message: 'A client with this email already exists' };
    throw new ProblemError('client.exists', { issues: [issue] });
  }
  const data = { action: 'client_created', email: wish.email };
  await recordEvent(em, { type: 'admin_access', source, userId: actor.id, clientId: id, data });
  return em.findOneOrFail(Client, { id });
}

/**
 * Lets a client in, which he is told by mail, or shuts him out at once (CLNT-063, D-138).
 * @throws {ProblemError} `client.not_found`.
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
  client.isActive = isActive;
  const data = { action: isActive ? 'client_activated' : 'client_deactivated', email: client.email };
  await recordEvent(em, { type: 'admin_access', source, userId: actor.id, clientId, data });
  if (isActive) {
    const envelope = { to: client.email, platformName: config.platformName };
    await queueMail(em, 'client_activated', envelope, { url: `${config.publicUrl}/client/auth` });
  } else {
    await em.nativeDelete(ClientSession, { client: clientId });
    await publishEvent(em, { type: 'client', clientId });
  }
  return client;
}
