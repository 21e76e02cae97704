import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Language } from '@inlay/sdk/model';
import { DAY_MS, MINUTE_MS } from '../calendar/durations.ts';
import { readFrom } from '../db/readTogether.ts';
import { run, sql, type Sql } from '../db/sql.ts';
import { publishEvent } from '../realtime/liveEvents.ts';
import { accountEvent } from './identityEvents.ts';
import { settingOf } from '../settings/platformSettings.ts';
import type { User } from '../entities/user.entity.ts';
import type { Actor, SessionActor } from './actor.ts';
import { createToken, hashToken } from './tokens.ts';
import { GRANTS, rolesOf, workingAccount, type RolesRow } from './workingAccount.ts';
import { UserSession, type SessionKind } from '../entities/userSession.entity.ts';

/** A session ends after this long without use (D-34). */
const IDLE_LIFETIME_MS = 7 * DAY_MS;
/** Longest lifetime of a session, by kind (D-34). */
export const SESSION_LIFETIME_MS: Readonly<Record<SessionKind, number>> = {
  ordinary: 30 * DAY_MS,
  recovery: 30 * MINUTE_MS,
  second_factor: 10 * MINUTE_MS,
};
/** Shortest interval between writes of the last use, so that most reads write nothing. */
const TOUCH_INTERVAL_MS = MINUTE_MS;

/** Input of a new session. */
export interface NewSession {
  kind: SessionKind;
  userAgent: string | null;
  /** True when the sign-in included a second factor. */
  hasSecondFactor?: boolean;
}

/** A live session: of a signed-in user, or of one about to be. */
export type Session =
  | { kind: 'ordinary'; actor: SessionActor }
  | { kind: 'recovery'; sessionId: string; userId: string }
  | { kind: 'second_factor'; sessionId: string; userId: string };

/** Opens a session; only the browser stores the token. */
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

/** Browsers an account may be signed in with at the same time; the one unused for longest is signed out. */
const MOST_SESSIONS = 20;

/** Makes room for one more session of an account (ASVS 7.1.2); open streams of those that end close. */
export async function endOldestSessions(em: EntityManager, userId: string): Promise<void> {
  const ended = await run(
    em,
    sql`
      delete from user_sessions where id in (
        select id from user_sessions where user_id = ${userId} and kind = 'ordinary'
        order by last_used_at desc, id desc offset ${MOST_SESSIONS - 1}
      ) returning id`,
  );
  if (ended.length > 0) await publishEvent(em, accountEvent, { userId });
}

/** A live session with its user's rights, as `selectSession` selects it. */
export interface SessionRow extends UserRow {
  session_id: string;
  kind: SessionKind;
  has_second_factor: boolean;
  is_touched: boolean;
}

/** A user with their present rights, as `userColumns` selects them. */
export interface UserRow extends RolesRow {
  user_id: string;
  email: string;
  role: SessionActor['role'];
  full_name: string;
  is_approved: boolean;
  was_approved: boolean;
  time_zone: string | null;
  language: Language | null;
  /** Null while the setting has its default, as the next. */
  require_admin_factor: unknown;
  require_factor: unknown;
}

/**
 * The columns of a `UserRow`: of a user `u`, their profile `p` and the account `m` of `workingAccount`.
 * @param chosen as `workingAccount` has it.
 */
export const userColumns = (chosen: Sql): Sql => sql`
  u.id as user_id, ${chosen} as chosen_account_id, m.account_id, m.member_role, m.member_rights, ${GRANTS} as grants,
  u.email, u.role, p.full_name, p.is_approved, p.approved_at is not null as was_approved, p.time_zone, p.language,
  (select value from platform_settings where key = 'requireAdminSecondFactor') as require_admin_factor,
  (select value from platform_settings where key = 'requireSecondFactor') as require_factor`;

/** Selects the `SessionRow` of a token; no row for one that has ended or never was. */
export function selectSession(token: string): Sql {
  const now = Date.now();
  return sql`
    select s.id as session_id, s.kind, s.second_factor_at is not null as has_second_factor,
      s.last_used_at > ${new Date(now - TOUCH_INTERVAL_MS)}::timestamptz as is_touched, ${userColumns(sql`s.account_id`)}
    from user_sessions s join users u on u.id = s.user_id join profiles p on p.user_id = u.id
      ${workingAccount(sql`s.account_id`)}
    where s.token_hash = ${hashToken(token)} and s.expires_at > ${new Date(now)}::timestamptz
      and s.last_used_at > ${new Date(now - IDLE_LIFETIME_MS)}::timestamptz`;
}

const TOUCH_SESSION = {
  name: 'touch-session',
  text: 'update user_sessions set last_used_at = $2 where id = $1',
};

/**
 * Returns the session of a token, or null when it has ended or never was.
 * @param pool of the primary: a replica would still know ended sessions, and not the last use.
 */
export async function findSession(pool: Pool, token: string): Promise<Session | null> {
  const [row] = await readFrom(pool)<SessionRow>(selectSession(token), { isKept: true });
  return acceptSession(pool, row);
}

/** Returns the session of a row of `selectSession`, whose use is noted. */
export async function acceptSession(pool: Pool, row: SessionRow | undefined): Promise<Session | null> {
  if (!row) return null;
  const { kind, session_id: sessionId, user_id: userId } = row;
  if (kind !== 'ordinary') return { kind, sessionId, userId };
  if (!row.is_touched) await pool.query({ ...TOUCH_SESSION, values: [sessionId, new Date()] });
  return { kind: 'ordinary', actor: presentActor(row) };
}

/** Ends a session at once; open streams of it close. */
export async function endSession(em: EntityManager, token: string): Promise<void> {
  const session = await em.findOne(UserSession, { tokenHash: hashToken(token) });
  if (!session) return;
  await em.nativeDelete(UserSession, { id: session.id });
  await publishEvent(em, accountEvent, { userId: session.user.id });
}

/** Ends the sessions of an account, all or all but one; open streams of them close (T25). */
export async function endSessionsOf(
  em: EntityManager,
  userId: string,
  options: { exceptId?: string } = {},
): Promise<void> {
  const { exceptId } = options;
  await em.nativeDelete(UserSession, { user: userId, ...(exceptId && { id: { $ne: exceptId } }) });
  await publishEvent(em, accountEvent, { userId });
}

function presentActor(session: SessionRow): SessionActor {
  return {
    ...presentUser(session),
    isRevoked: !session.is_approved && session.was_approved,
    sessionId: session.session_id,
    mustSetUpSecondFactor: needsSecondFactor(session) && !session.has_second_factor,
  };
}

/** Returns the user of a row, as no key limits them. */
export const presentUser = (user: UserRow): Actor => ({
  id: user.user_id,
  ...rolesOf(user),
  email: user.email,
  fullName: user.full_name,
  role: user.role,
  key: null,
  isApproved: user.is_approved,
  timeZone: user.time_zone,
  language: user.language,
});

/** Returns whether the settings ask a user for a second factor. */
export const needsSecondFactor = ({ role, require_factor, require_admin_factor }: UserRow): boolean =>
  settingOf('requireSecondFactor', require_factor) ||
  (role === 'admin' && settingOf('requireAdminSecondFactor', require_admin_factor));
