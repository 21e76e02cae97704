import type { EntityManager } from '@mikro-orm/postgresql';
import { Profile } from '../users/profile.entity.ts';
import type { User } from '../users/user.entity.ts';
import type { Actor } from './actor.ts';
import { createSessionToken, hashToken } from './sessionToken.ts';
import { UserSession } from './userSession.entity.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A session ends after this long without use (D-34). */
const IDLE_LIFETIME_MS = 7 * 24 * HOUR_MS;
/** A session ends after this long in any case (D-34). */
export const SESSION_LIFETIME_MS = 30 * 24 * HOUR_MS;
/** The time of last use is written at most this often, so that reading stays reading. */
const TOUCH_INTERVAL_MS = 60 * 1000;

/** Opens a session; the token goes to the browser and is kept nowhere else. */
export function createSession(em: EntityManager, user: User, userAgent: string | null): string {
  const token = createSessionToken();
  const now = new Date();
  em.create(UserSession, {
    user,
    tokenHash: hashToken(token),
    userAgent,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
  });
  return token;
}

/** The person behind a token, or null when the session has ended or never was. */
export async function findActor(em: EntityManager, token: string): Promise<Actor | null> {
  const now = Date.now();
  const session = await em.findOne(
    UserSession,
    {
      tokenHash: hashToken(token),
      kind: 'ordinary',
      expiresAt: { $gt: new Date(now) },
      lastUsedAt: { $gt: new Date(now - IDLE_LIFETIME_MS) },
    },
    { populate: ['user'] },
  );
  if (!session) return null;
  const profile = await em.findOneOrFail(Profile, { user: session.user.id });
  if (now - session.lastUsedAt.getTime() > TOUCH_INTERVAL_MS) {
    await em.nativeUpdate(UserSession, { id: session.id }, { lastUsedAt: new Date(now) });
  }
  return presentActor(session, profile);
}

/** Ends a session at once. */
export async function endSession(em: EntityManager, token: string): Promise<void> {
  await em.nativeDelete(UserSession, { tokenHash: hashToken(token) });
}

function presentActor(session: UserSession, profile: Profile): Actor {
  const { user } = session;
  return {
    id: user.id,
    email: user.email,
    fullName: profile.fullName,
    role: user.role,
    isApproved: profile.isApproved,
    formLimit: user.role === 'admin' ? null : (profile.formLimit ?? null),
    sessionId: session.id,
  };
}
