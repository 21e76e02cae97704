import type { EntityManager } from '@mikro-orm/postgresql';
import { publishEvent } from '../realtime/liveEvents.ts';
import { readSettings } from '../settings/platformSettings.ts';
import { Profile } from '../users/profile.entity.ts';
import type { User } from '../users/user.entity.ts';
import type { Actor } from './actor.ts';
import { createToken, hashToken } from './tokens.ts';
import { UserSession, type SessionKind } from './userSession.entity.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A session ends after this long without use (D-34). */
const IDLE_LIFETIME_MS = 7 * DAY_MS;
/** A session ends after this long in any case (D-34); those on the way to one much earlier. */
export const SESSION_LIFETIME_MS: Readonly<Record<SessionKind, number>> = {
  ordinary: 30 * DAY_MS,
  recovery: 30 * MINUTE_MS,
  second_factor: 10 * MINUTE_MS,
};
/** The time of last use is written at most this often, so that reading stays reading. */
const TOUCH_INTERVAL_MS = MINUTE_MS;

/** How a session begins. */
export interface NewSession {
  kind: SessionKind;
  userAgent: string | null;
  /** True when a second factor was proven on the way. */
  hasSecondFactor?: boolean;
}

/** Who a token stands for: a signed-in person, or somebody on the way there. */
export type SessionBearer =
  | { kind: 'ordinary'; actor: Actor }
  | { kind: 'recovery'; sessionId: string; userId: string }
  | { kind: 'second_factor'; sessionId: string; userId: string };

/** Opens a session; the token goes to the browser and is kept nowhere else. */
export function createSession(em: EntityManager, user: User, input: NewSession): string {
  const token = createToken();
  const now = new Date();
  em.create(UserSession, {
    user,
    tokenHash: hashToken(token),
    kind: input.kind,
    userAgent: input.userAgent,
    secondFactorAt: input.hasSecondFactor ? now : null,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS[input.kind]),
  });
  return token;
}

/** Whoever is behind a token, or null when the session has ended or never was. */
export async function findBearer(em: EntityManager, token: string): Promise<SessionBearer | null> {
  const now = Date.now();
  const session = await em.findOne(
    UserSession,
    {
      tokenHash: hashToken(token),
      expiresAt: { $gt: new Date(now) },
      lastUsedAt: { $gt: new Date(now - IDLE_LIFETIME_MS) },
    },
    { populate: ['user'] },
  );
  if (!session) return null;
  if (session.kind !== 'ordinary') {
    return { kind: session.kind, sessionId: session.id, userId: session.user.id };
  }
  const profile = await em.findOneOrFail(Profile, { user: session.user.id });
  if (now - session.lastUsedAt.getTime() > TOUCH_INTERVAL_MS) {
    await em.nativeUpdate(UserSession, { id: session.id }, { lastUsedAt: new Date(now) });
  }
  return { kind: 'ordinary', actor: await presentActor(em, session, profile) };
}

/** Ends a session at once; open streams of it close. */
export async function endSession(em: EntityManager, token: string): Promise<void> {
  const session = await em.findOne(UserSession, { tokenHash: hashToken(token) });
  if (!session) return;
  await em.nativeDelete(UserSession, { id: session.id });
  await publishEvent(em, { type: 'account', userId: session.user.id });
}

/** Ends the sessions of an account, all or all but one; open streams of them close (T25). */
export async function endSessionsOf(
  em: EntityManager,
  userId: string,
  options: { exceptId?: string } = {},
): Promise<void> {
  const { exceptId } = options;
  await em.nativeDelete(UserSession, { user: userId, ...(exceptId && { id: { $ne: exceptId } }) });
  await publishEvent(em, { type: 'account', userId });
}

async function presentActor(em: EntityManager, session: UserSession, profile: Profile): Promise<Actor> {
  const { user } = session;
  const isAdmin = user.role === 'admin';
  const lacksSecondFactor =
    isAdmin && !session.secondFactorAt && (await readSettings(em)).requireAdminSecondFactor;
  return {
    id: user.id,
    email: user.email,
    fullName: profile.fullName,
    role: user.role,
    isApproved: profile.isApproved,
    formLimit: isAdmin ? null : (profile.formLimit ?? null),
    timeZone: profile.timeZone ?? null,
    sessionId: session.id,
    mustSetUpSecondFactor: lacksSecondFactor,
  };
}
