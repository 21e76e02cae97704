import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql } from '../db/sql.ts';
import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import { createToken, hashToken } from './tokens.ts';
import { publishEvent } from '../realtime/liveEvents.ts';
import { clientEvent } from './identityEvents.ts';
import type { Client } from '../entities/client.entity.ts';
import type { ClientActor } from './clientActor.ts';
import { ClientSession } from '../entities/clientSession.entity.ts';
import { User } from '../entities/user.entity.ts';

/** A client's session lasts this long (D-137), in milliseconds. */
const SESSION_LIFETIME_MS = 12 * HOUR_MS;

/** An administrator's look at a portal lasts this long, in ms. */
const VIEW_LIFETIME_MS = 30 * MINUTE_MS;

/** Browsers a client may be signed in with at the same time; the oldest is signed out. */
const MOST_CLIENT_SESSIONS = 20;

/** Makes room for one more session of a client (ASVS 7.1.2); open streams of those that end close. */
export async function endOldestClientSessions(em: EntityManager, clientId: string): Promise<void> {
  const ended = await run(
    em,
    sql`
      delete from client_sessions where id in (
        select id from client_sessions where client_id = ${clientId} and viewed_by is null
        order by created_at desc, id desc offset ${MOST_CLIENT_SESSIONS - 1}
      ) returning id`,
  );
  if (ended.length > 0) await publishEvent(em, clientEvent, { clientId });
}

/** Opens a session; only the client's browser stores the token. */
export function createClientSession(em: EntityManager, client: Client): { token: string; expiresAt: Date } {
  const token = createToken();
  const expiresAt = new Date(Date.now() + SESSION_LIFETIME_MS);
  em.create(ClientSession, { client, tokenHash: hashToken(token), expiresAt });
  return { token, expiresAt };
}

/** Opens a session in which an administrator sees the portal as a client does, and changes nothing (CLNT-089). */
export function createPortalView(
  em: EntityManager,
  client: Client,
  viewerId: string,
): { token: string; expiresAt: Date } {
  const token = createToken();
  const expiresAt = new Date(Date.now() + VIEW_LIFETIME_MS);
  const viewedBy = em.getReference(User, viewerId);
  em.create(ClientSession, { client, tokenHash: hashToken(token), expiresAt, viewedBy });
  return { token, expiresAt };
}

/** Ends every session of a client; open streams of them close (T25). */
export async function endClientSessions(em: EntityManager, clientId: string): Promise<void> {
  await em.nativeDelete(ClientSession, { client: clientId });
  await publishEvent(em, clientEvent, { clientId });
}

/**
 * The client of a session, by its token or its id; null when it has ended or the client may not sign in any more.
 */
export async function findClientActor(
  em: EntityManager,
  by: { token: string } | { id: string },
): Promise<ClientActor | null> {
  const which = 'token' in by ? { tokenHash: hashToken(by.token) } : { id: by.id };
  const session = await em.findOne(
    ClientSession,
    {
      ...which,
      expiresAt: { $gt: new Date() },
      $or: [
        { viewedBy: null, client: { isActive: true, emailConfirmedAt: { $ne: null } } },
        { viewedBy: { role: 'admin' } },
      ],
    },
    { populate: ['client'] },
  );
  if (!session) return null;
  const { id, email, name = null, companyName = null, locale = null } = session.client;
  const { id: sessionId, expiresAt, viewedBy } = session;
  return { id, email, name, companyName, locale, sessionId, expiresAt, viewedBy: viewedBy?.id ?? null };
}
