import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import type { Config } from '../../platform/config/config.ts';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import { DirectoryPerson } from '../../platform/entities/directoryPerson.entity.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { User } from '../../platform/entities/user.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import { accountEvent } from '../../platform/identity/identityEvents.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { loadSettings } from '../../platform/settings/platformSettings.ts';
import { replaceEmail } from '../../people/auth/sign-up/confirmEmail.ts';
import { createUser } from '../../people/users/createUser.ts';
import { approveUser, revokeUser } from '../admin/changeUser.ts';
import { ScimError } from './scimError.ts';
import type { DirectoryFacts, ScimRow } from './scimUser.ts';

/** Most people of one page, and those of a page that names no number. */
export const MAX_PAGE = 200;
export const USUAL_PAGE = 100;

/** What a directory asks for, and where it comes from. */
export interface DirectoryCall {
  config: Config;
  source: RequestSource;
}

/** Everybody with a confirmed address, but for those whom the directory deleted. */
const selectPeople = (condition: Sql, tail: Sql): Sql => sql`
  select u.id, u.email, u.created_at, p.full_name, p.is_approved, d.user_name, d.external_id, d.given_name, d.family_name,
    d.updated_at
  from users u join profiles p on p.user_id = u.id left join directory_people d on d.user_id = u.id
  where p.approval_requested_at is not null and d.removed_at is null and ${condition} ${tail}`;

/** A page of people: the number of all, and where it begins, from 1. */
export interface ScimPage {
  total: number;
  startIndex: number;
  rows: ScimRow[];
}

/** Lists people, oldest accounts first (RFC 7644, 3.4.2.4). */
export async function listPeople(
  em: EntityManager,
  { condition, startIndex, count }: { condition: Sql; startIndex: number | null; count: number | null },
): Promise<ScimPage> {
  const first = Math.max(1, startIndex ?? 1);
  const size = Math.min(Math.max(0, count ?? USUAL_PAGE), MAX_PAGE);
  const [counted] = await run<{ total: number }>(
    em,
    sql`select count(*)::int as total from (${selectPeople(condition, sql``)}) as people`,
  );
  const page = sql`order by u.created_at, u.id limit ${size} offset ${first - 1}`;
  const rows = size === 0 ? [] : await run<ScimRow>(em, selectPeople(condition, page));
  return { total: counted?.total ?? 0, startIndex: first, rows };
}

/** @throws {ScimError} 404. */
export async function getPerson(em: EntityManager, id: string): Promise<ScimRow> {
  const [row] = await run<ScimRow>(em, selectPeople(sql`u.id::text = ${id.toLowerCase()}`, sql``));
  if (row) return row;
  throw new ScimError(404, 'There is no such user');
}

/**
 * Creates a user without a password, confirmed and approved: the administrators' directory vouches for them. One whom
 * it deleted before gets their account back; so does an address that somebody signed up with and never confirmed, whose
 * password ends.
 * @throws {ScimError} 409.
 */
export async function createPerson(
  em: EntityManager,
  call: DirectoryCall,
  facts: DirectoryFacts,
): Promise<ScimRow> {
  const { email, fullName, userName } = facts;
  const named = await em.findOne(DirectoryPerson, { userNameKey: userName.toLowerCase() });
  if (named && !named.removedAt) throw taken();
  const before = named ?? (await em.findOne(DirectoryPerson, { user: { email }, removedAt: { $ne: null } }));
  if (before) {
    before.removedAt = null;
    await em.flush();
    return writePerson(em, call, before.user.id, { ...facts, active: facts.active ?? true });
  }
  const known = await em.findOne(User, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (known?.emailConfirmedAt) throw taken();
  const { defaultFormLimit } = await loadSettings(em);
  const user =
    known ?? (await createUser(em, { email, passwordHash: null, fullName, formLimit: defaultFormLimit }));
  user.passwordHash = null;
  user.emailConfirmedAt = new Date();
  await em.nativeUpdate(Profile, { user: user.id }, { approvalRequestedAt: new Date() });
  await em.flush();
  const data = { email, fullName, by: 'directory' };
  await recordEvent(em, { type: 'user_signup', source: call.source, userId: user.id, data });
  return writePerson(em, call, user.id, { ...facts, active: facts.active ?? true });
}

/**
 * Writes what the directory says of a user. An administrator keeps their address, and the owner their access: a
 * directory must not take over the platform (SSO-036).
 * @throws {ScimError} 403, 404 and 409.
 */
export async function writePerson(
  em: EntityManager,
  call: DirectoryCall,
  userId: string,
  facts: DirectoryFacts,
): Promise<ScimRow> {
  const before = await getPerson(em, userId);
  const user = await em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const profile = await em.findOneOrFail(Profile, { user: userId });
  await writeNames(em, userId, facts);
  if (profile.fullName !== facts.fullName && facts.fullName !== '') profile.fullName = facts.fullName;
  if (user.email !== facts.email) await writeEmail(em, call, user, facts.email);
  await em.flush();
  const { active } = facts;
  if (active !== null && active !== before.is_approved) await writeAccess(em, call, userId, active);
  const data = { action: 'provisioned', email: facts.email, by: 'directory' };
  await recordEvent(em, { type: 'user_provisioned', source: call.source, userId, data });
  await publishEvent(em, accountEvent, { userId });
  await em.flush();
  return getPerson(em, userId);
}

/** Ends a person's access, and hides them from the directory: their account and its forms stay. */
export async function removePerson(em: EntityManager, call: DirectoryCall, userId: string): Promise<void> {
  const row = await getPerson(em, userId);
  if (row.is_approved) await writeAccess(em, call, userId, false);
  await writeNames(em, userId, {
    userName: row.user_name ?? row.email,
    externalId: row.external_id,
    givenName: row.given_name ?? '',
    familyName: row.family_name ?? '',
  });
  await em.nativeUpdate(DirectoryPerson, { user: userId }, { removedAt: new Date() });
  const data = { action: 'removed', email: row.email, by: 'directory' };
  await recordEvent(em, { type: 'user_provisioned', source: call.source, userId, data });
}

async function writeNames(
  em: EntityManager,
  userId: string,
  facts: Pick<DirectoryFacts, 'userName' | 'externalId' | 'givenName' | 'familyName'>,
): Promise<void> {
  const { userName, externalId, givenName, familyName } = facts;
  const userNameKey = userName.toLowerCase();
  const [other] = await run(
    em,
    sql`
      select u.id from users u left join directory_people d on d.user_id = u.id
      where coalesce(d.user_name_key, u.email) = ${userNameKey} and u.id <> ${userId}
        and d.removed_at is null`,
  );
  if (other) throw taken();
  // The name of somebody whom the directory deleted is free.
  await em.nativeDelete(DirectoryPerson, { userNameKey, user: { $ne: userId }, removedAt: { $ne: null } });
  const now = new Date();
  await em.upsert(
    DirectoryPerson,
    {
      user: userId,
      userName,
      userNameKey,
      externalId,
      givenName,
      familyName,
      updatedAt: now,
      createdAt: now,
    },
    { onConflictExcludeFields: ['createdAt'] },
  );
}

async function writeEmail(em: EntityManager, call: DirectoryCall, user: User, email: string): Promise<void> {
  if (user.role === 'admin')
    throw new ScimError(403, 'A directory can’t change the address of an administrator');
  const { config, source } = call;
  if (!(await replaceEmail(em, config, { userId: user.id, newEmail: email, source, by: 'directory' })))
    throw taken();
}

async function writeAccess(
  em: EntityManager,
  { config, source }: DirectoryCall,
  userId: string,
  active: boolean,
): Promise<void> {
  try {
    await (active ? approveUser : revokeUser)(em, config, { actor: null, userId, source });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'user.protected') throw error;
    throw new ScimError(403, 'A directory can’t end the access of the platform’s owner');
  }
}

const taken = (): ScimError => new ScimError(409, 'Another user has this userName or address', 'uniqueness');
