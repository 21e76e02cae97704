import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, SessionActor } from '../../platform/identity/actor.ts';
import { endSessionsOf } from '../../platform/identity/sessions.ts';
import { UserSession } from '../../platform/entities/userSession.entity.ts';
import type { SessionListResponse, SignInListResponse } from '../../platform/contract/index.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { accountEvent } from '../../platform/identity/identityEvents.ts';
import { presentSource } from '../security/presentSource.ts';
import { SecurityEvent } from '../../platform/entities/securityEvent.entity.ts';

/** Sign-ins shown to their owner. */
const SHOWN_SIGN_INS = 20;

/** Lists the sessions of a user, last used first. */
export async function listSessions(
  em: EntityManager,
  actor: SessionActor,
): Promise<SessionListResponse['sessions']> {
  const sessions = await em.find(
    UserSession,
    { user: actor.id, kind: 'ordinary', expiresAt: { $gt: new Date() } },
    { orderBy: { lastUsedAt: 'desc' } },
  );
  return sessions.map((session) => ({
    id: session.id,
    userAgent: session.userAgent ?? null,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    isCurrent: session.id === actor.sessionId,
  }));
}

/** @throws {ProblemError} `session.not_found`, also for another user's. */
export async function endOwnSession(em: EntityManager, actor: Actor, sessionId: string): Promise<void> {
  const ended = await em.nativeDelete(UserSession, { id: sessionId, user: actor.id });
  if (ended === 0) throw new ProblemError('session.not_found');
  await publishEvent(em, accountEvent, { userId: actor.id });
}

/** Ends every session but the one of the request. */
export const endOtherSessions = (em: EntityManager, actor: SessionActor): Promise<void> =>
  endSessionsOf(em, actor.id, { exceptId: actor.sessionId });

/** Lists the user's own recent sign-in attempts, newest first. */
export async function listSignIns(em: EntityManager, actor: Actor): Promise<SignInListResponse['signIns']> {
  const events = await em.find(
    SecurityEvent,
    { userId: actor.id, eventType: { $in: ['successful_login', 'failed_login_attempt'] } },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: SHOWN_SIGN_INS },
  );
  return events.map((event) => ({
    id: event.id,
    at: event.createdAt.toISOString(),
    success: event.eventType === 'successful_login',
    userAgent: event.userAgent ?? null,
    source: presentSource(event),
  }));
}
