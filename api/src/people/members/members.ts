import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  GrantPlaces,
  GrantRole,
  Member,
  MemberList,
  MemberRole,
  SetMemberRequest,
} from '../../platform/contract/index.ts';
import { recordWork } from '../../platform/audit/recordWork.ts';
import { createId } from '../../platform/db/columns.ts';
import { lockUntilCommit } from '../../platform/db/lockUntilCommit.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { AccountGrant } from '../../platform/entities/accountGrant.entity.ts';
import { AccountInvitation } from '../../platform/entities/accountInvitation.entity.ts';
import { AccountMember } from '../../platform/entities/accountMember.entity.ts';
import { ApiKey } from '../../platform/entities/apiKey.entity.ts';
import { ClientFolder } from '../../platform/entities/clientFolder.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { SubmissionWork } from '../../platform/entities/submissionWork.entity.ts';
import { UserSession } from '../../platform/entities/userSession.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { accountEvent } from '../../platform/identity/identityEvents.ts';
import { accountNameOf, nameAccount } from '../../platform/identity/ownAccounts.ts';
import { isAtLeast, RIGHTS_OF_ROLE } from '../../platform/identity/roles.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { createAccount } from '../users/createUser.ts';
import { presentInvitation } from './presentInvitation.ts';

/** Who changes the people of their account, from where. */
export interface MemberChange {
  actor: Actor;
  source: RequestSource;
}

/** What a person may do, in the whole account or in some of its folders and forms. */
export type GivenRole = Pick<SetMemberRequest, 'role' | 'rights' | 'places'>;

/** Waits for other changes of the account's people: two owners who remove each other are one after the other (T38). */
export const lockMembers = (em: EntityManager, accountId: string): Promise<void> =>
  lockUntilCommit(em, `members:${accountId}`);

/** Returns whether a role gives and takes another: owners all, administrators all but owners (TEAM-020). */
export const mayGive = (by: MemberRole | undefined, role: MemberRole): boolean =>
  by === 'owner' || (by === 'admin' && role !== 'owner');

/** Lists everybody with a role in the actor's account, and the open invitations. */
export async function listMembers(em: EntityManager, actor: Actor): Promise<MemberList> {
  const { accountId, id: selfId, member: self } = actor;
  const people = await run<Omit<Member, 'isSelf' | 'isChangeable'>>(
    em,
    sql`
      with places as (
        select g.user_id, jsonb_agg(jsonb_build_object('folderId', g.folder_id, 'formId', g.form_id,
            'name', coalesce(o.name, f.title), 'role', g.role, 'rights', g.rights)
          order by g.folder_id is null, coalesce(o.name, f.title)) as grants
        from account_grants g
          left join client_folders o on o.account_id = g.account_id and o.id = g.folder_id
          left join forms f on f.account_id = g.account_id and f.id = g.form_id
        where g.account_id = ${accountId}::uuid and (g.folder_id is not null or f.deleted_at is null)
        group by g.user_id)
      select p.user_id as "userId", p.full_name as "fullName", p.email, m.role, coalesce(m.rights, '[]') as rights,
        coalesce(g.grants, '[]') as grants
      from profiles p
        left join account_members m on m.account_id = ${accountId}::uuid and m.user_id = p.user_id
        left join places g on g.user_id = p.user_id
      where m.user_id is not null or g.user_id is not null
      order by array_position(array['owner', 'admin', 'editor', 'responder', 'viewer'], m.role) nulls last, p.email`,
  );
  const invitations = await em.find(AccountInvitation, { accountId }, { orderBy: { createdAt: 'asc' } });
  return {
    members: people.map((person) => ({
      ...person,
      isSelf: person.userId === selfId,
      isChangeable: mayGive(self?.role, person.role ?? 'viewer'),
    })),
    invitations: invitations.map(presentInvitation),
  };
}

/**
 * Sets what a person of the account may do, in place of what they could. It holds from now on, everywhere (TEAM-025).
 * @throws {ProblemError} `member.not_found`, `member.last_owner`, `access.denied` for a role that the actor may not
 * give or take; as `checkPlaces`.
 */
export async function setMember(
  em: EntityManager,
  { actor, source }: MemberChange,
  userId: string,
  given: GivenRole,
): Promise<void> {
  const { accountId } = actor;
  await lockMembers(em, accountId);
  const before = await findRole(em, accountId, userId);
  if (before === undefined) throw new ProblemError('member.not_found');
  await assertMayChange(em, actor, before ?? 'viewer');
  await assertMayChange(em, actor, given.role);
  if (before === 'owner' && (given.role !== 'owner' || given.places))
    await assertOtherOwner(em, accountId, userId);
  await giveRole(em, { accountId, userId, given });
  await endInvitationsOf(em, accountId, userId, given.places ? 'viewer' : given.role);
  const data = { action: 'member_changed', accountId, member: userId, from: before, to: given.role };
  await recordWork(em, { actor, source }, { type: 'role_changed', accountId, data });
}

/** Stores a role in place of all that a person has in an account; their open screens learn of it. */
export async function giveRole(
  em: EntityManager,
  input: { accountId: string; userId: string; given: GivenRole },
): Promise<void> {
  const { accountId, userId, given } = input;
  const { role, places } = given;
  const rights = given.rights.filter((right) => RIGHTS_OF_ROLE[role].includes(right));
  await em.nativeDelete(AccountGrant, { accountId, userId });
  await em.nativeUpdate(Form, { accountId, assignedToUserId: userId }, { assignedToUserId: null });
  if (places === null) {
    await em.upsert(
      AccountMember,
      { accountId, userId, role, rights, isByRule: false, createdAt: new Date() },
      { onConflictExcludeFields: ['createdAt'] },
    );
  } else {
    await checkPlaces(em, accountId, given);
    await endMembership(em, accountId, userId);
    const grant = { accountId, userId, role: role as GrantRole, rights };
    for (const folderId of new Set(places.folderIds))
      em.create(AccountGrant, { id: createId(), ...grant, folderId, formId: null });
    for (const formId of new Set(places.formIds))
      em.create(AccountGrant, { id: createId(), ...grant, folderId: null, formId });
    await em.flush();
    await keepAnAccount(em, userId);
  }
  await publishEvent(em, accountEvent, { userId });
}

/**
 * Checks that places are the account's, and that the role can be of single ones.
 * @throws {ProblemError} `request.invalid`, `folder.not_found`, `form.not_found`.
 */
export async function checkPlaces(
  em: EntityManager,
  accountId: string,
  { role, places }: Pick<GivenRole, 'role' | 'places'>,
): Promise<void> {
  if (places === null) return;
  if (isAtLeast(role, 'admin') || isEmpty(places))
    throw new ProblemError('request.invalid', {
      issues: [{ path: ['places'], code: 'places', message: 'Choose at least one folder or form.' }],
    });
  const folderIds = [...new Set(places.folderIds)];
  if ((await em.count(ClientFolder, { accountId, id: { $in: folderIds } })) < folderIds.length)
    throw new ProblemError('folder.not_found');
  const formIds = [...new Set(places.formIds)];
  if ((await em.count(Form, { accountId, id: { $in: formIds }, deletedAt: null })) < formIds.length)
    throw new ProblemError('form.not_found');
}

const isEmpty = ({ folderIds, formIds }: GrantPlaces): boolean => folderIds.length + formIds.length === 0;

/**
 * Takes a person out of the account; what they made stays (TEAM-026).
 * @throws {ProblemError} `member.not_found`, `member.last_owner`, `access.denied`.
 */
export async function removeMember(
  em: EntityManager,
  { actor, source }: MemberChange,
  userId: string,
): Promise<void> {
  const { accountId } = actor;
  await lockMembers(em, accountId);
  const role = await findRole(em, accountId, userId);
  if (role === undefined) throw new ProblemError('member.not_found');
  if (userId !== actor.id) await assertMayChange(em, actor, role ?? 'viewer');
  if (role === 'owner') await assertOtherOwner(em, accountId, userId);
  await em.nativeDelete(AccountGrant, { accountId, userId });
  await em.nativeUpdate(Form, { accountId, assignedToUserId: userId }, { assignedToUserId: null });
  await endMembership(em, accountId, userId);
  await endStay(em, accountId, userId);
  const data = {
    action: userId === actor.id ? 'left' : 'member_removed',
    accountId,
    member: userId,
    from: role,
  };
  await recordWork(em, { actor, source }, { type: 'role_changed', accountId, data });
}

/** Ends what somebody has in an account in which they have no role any more; their open screens learn of it. */
export async function endStay(em: EntityManager, accountId: string, userId: string): Promise<void> {
  await em.nativeUpdate(ApiKey, { accountId, createdBy: userId, endedAt: null }, { endedAt: new Date() });
  await em.nativeUpdate(UserSession, { user: userId, accountId }, { accountId: null });
  await endInvitationsOf(em, accountId, userId, 'viewer');
  await keepAnAccount(em, userId);
  await publishEvent(em, accountEvent, { userId });
}

/**
 * Makes a person the owner in the actor's place, who becomes an administrator of the account.
 * @throws {ProblemError} `member.not_found`, `access.denied` for somebody who owns nothing.
 */
export async function transferAccount(
  em: EntityManager,
  { actor, source }: MemberChange,
  userId: string,
): Promise<void> {
  const { accountId } = actor;
  await lockMembers(em, accountId);
  const role = await findRole(em, accountId, userId);
  if (role === undefined || userId === actor.id) throw new ProblemError('member.not_found');
  if ((await findRole(em, accountId, actor.id)) !== 'owner') throw new ProblemError('access.denied');
  // One that was called after its owner keeps what people call it.
  await nameAccount(em, accountId, await accountNameOf(em, accountId));
  await giveRole(em, { accountId, userId, given: { role: 'owner', rights: [], places: null } });
  await giveRole(em, { accountId, userId: actor.id, given: { role: 'admin', rights: [], places: null } });
  const data = { action: 'transferred', accountId, from: actor.id, to: userId };
  await recordWork(em, { actor, source }, { type: 'role_changed', accountId, data });
}

/** Finds the role in the whole account; null for one in places of it alone, undefined for a stranger. */
async function findRole(
  em: EntityManager,
  accountId: string,
  userId: string,
): Promise<MemberRole | null | undefined> {
  const member = await em.findOne(AccountMember, { accountId, userId }, { refresh: true });
  if (member) return member.role;
  return (await em.count(AccountGrant, { accountId, userId })) > 0 ? null : undefined;
}

/**
 * Asks for the actor's role again: it may have been taken while they waited for the lock.
 * @throws {ProblemError} `access.denied` for a role that they may neither give nor take.
 */
export async function assertMayChange(
  em: EntityManager,
  { id, accountId }: Actor,
  role: MemberRole,
): Promise<void> {
  const own = (await findRole(em, accountId, id)) ?? undefined;
  if (!mayGive(own, role)) throw new ProblemError('access.denied');
}

async function assertOtherOwner(em: EntityManager, accountId: string, userId: string): Promise<void> {
  const others = await em.count(AccountMember, { accountId, role: 'owner', userId: { $ne: userId } });
  if (others === 0) throw new ProblemError('member.last_owner');
}

/** Ends the role in the whole account: submissions of it are nobody's again. */
export async function endMembership(em: EntityManager, accountId: string, userId: string): Promise<void> {
  await em.nativeUpdate(SubmissionWork, { accountId, assigneeId: userId }, { assigneeId: null });
  await em.nativeDelete(AccountMember, { accountId, userId });
}

/** Gives whoever belongs to no account any more one of their own: everybody can sign in and work (TEAM-003). */
async function keepAnAccount(em: EntityManager, userId: string): Promise<void> {
  if ((await em.count(AccountMember, { userId })) === 0) await createAccount(em, userId);
}

/** Ends the invitations of somebody that they could not make any more. */
export async function endInvitationsOf(
  em: EntityManager,
  accountId: string,
  userId: string,
  role: MemberRole,
): Promise<void> {
  const made = await em.find(AccountInvitation, { accountId, invitedBy: userId });
  for (const invitation of made) if (!mayGive(role, invitation.role)) em.remove(invitation);
  await em.flush();
}
