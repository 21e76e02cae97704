import type { EntityManager } from '@mikro-orm/postgresql';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import type { AccountRule, GrantRole, MemberRole, Right } from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { Account } from '../../platform/entities/account.entity.ts';
import { AccountGrant } from '../../platform/entities/accountGrant.entity.ts';
import { AccountMember } from '../../platform/entities/accountMember.entity.ts';
import { ClientFolder } from '../../platform/entities/clientFolder.entity.ts';
import { accountEvent } from '../../platform/identity/identityEvents.ts';
import { isAtLeast, RIGHTS_OF_ROLE } from '../../platform/identity/roles.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { loadAccountRules, type RulesConfig } from '../../platform/settings/accountRules.ts';
import type { RoleOccasion } from '../auth/sign-on/signOn.ts';
import { endInvitationsOf, endMembership, endStay, lockMembers } from './members.ts';

/** A role that rules give in an account, or in one folder of it. */
interface RuledRole {
  accountId: string;
  folderId: string | null;
  role: MemberRole;
  rights: Right[];
}

/**
 * Gives a person the roles of the rules that their groups and their verified domain fulfil, and takes what rules gave
 * before and give no more (SSO-041). Roles that people gave stay as they are, so no owner is ever touched: rules make
 * none, and whatever a person changes is theirs from then on.
 */
export async function applyRules(
  em: EntityManager,
  config: RulesConfig,
  occasion: RoleOccasion,
): Promise<void> {
  const { userId } = occasion;
  const { rules } = await loadAccountRules(em, config);
  const wanted = rules.length > 0 ? await findWanted(em, userId, rules) : [];
  const given = { userId, isByRule: true };
  const held = [
    ...(await em.find(AccountMember, given, { fields: ['accountId'] })),
    ...(await em.find(AccountGrant, given, { fields: ['accountId'] })),
  ];
  const accountIds = new Set([...wanted, ...held].map(({ accountId }) => accountId));
  for (const accountId of [...accountIds].toSorted()) {
    const here = wanted.filter((one) => one.accountId === accountId);
    // oxlint-disable-next-line no-await-in-loop -- one transaction writes one after the other, in one order of locks
    await settle(em, occasion, accountId, here);
  }
}

/** Returns the roles that rules give: of several in one place the strongest, with the rights of those. */
async function findWanted(
  em: EntityManager,
  userId: string,
  rules: readonly AccountRule[],
): Promise<RuledRole[]> {
  const facts = await findFacts(em, userId);
  const fulfilled = rules.filter(({ kind, value }) =>
    kind === 'group' ? facts.groups.has(value) : facts.domains.has(value.toLowerCase()),
  );
  const places = new Map<string, RuledRole>();
  for (const { accountId, folderId, role, rights } of fulfilled) {
    const key = `${accountId} ${folderId ?? ''}`;
    const before = places.get(key);
    if (before && isAtLeast(before.role, role) && before.role !== role) continue;
    const isSame = before?.role === role;
    const all = new Set([...(isSame ? before.rights : []), ...rights]);
    const kept = RIGHTS_OF_ROLE[role].filter((right) => all.has(right));
    places.set(key, { accountId, folderId, role, rights: kept });
  }
  return withoutMissing(em, [...places.values()]);
}

/** What is known of a person: their groups at providers and directories, and domains that a provider verified. */
async function findFacts(
  em: EntityManager,
  userId: string,
): Promise<{ groups: ReadonlySet<string>; domains: ReadonlySet<string> }> {
  const rows = await run<{ kind: string; value: string }>(
    em,
    sql`
      select 'group' as kind, jsonb_array_elements_text(i.groups) as value from user_identities i
        where i.user_id = ${userId}::uuid and i.linked_at is not null
      union select 'domain', i.domain from user_identities i
        where i.user_id = ${userId}::uuid and i.linked_at is not null and i.domain is not null
      union select 'group', g.display_name from directory_group_members m join directory_groups g on g.id = m.group_id
        where m.user_id = ${userId}::uuid`,
  );
  const valuesOf = (kind: string) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ value }) => value));
  return { groups: valuesOf('group'), domains: valuesOf('domain') };
}

/** Leaves out accounts and folders that are gone. */
async function withoutMissing(em: EntityManager, roles: readonly RuledRole[]): Promise<RuledRole[]> {
  if (roles.length === 0) return [];
  const accounts = await em.find(Account, { id: { $in: roles.map(({ accountId }) => accountId) } });
  const folderIds = roles.flatMap(({ folderId }) => folderId ?? []);
  const folders = await em.find(ClientFolder, { id: { $in: folderIds } }, { fields: ['accountId'] });
  return roles.filter(
    ({ accountId, folderId }) =>
      accounts.some(({ id }) => id === accountId) &&
      (folderId === null ||
        folders.some((folder) => folder.id === folderId && folder.accountId === accountId)),
  );
}

/** Brings what rules give somebody in one account to what they give now. */
async function settle(
  em: EntityManager,
  { userId, source, by }: RoleOccasion,
  accountId: string,
  wanted: readonly RuledRole[],
): Promise<void> {
  await lockMembers(em, accountId);
  const refresh = { refresh: true };
  const member = await em.findOne(AccountMember, { accountId, userId }, refresh);
  const grants = await em.find(AccountGrant, { accountId, userId }, refresh);
  const whole = wanted.find(({ folderId }) => folderId === null);
  const record = async (from: MemberRole | null, to: MemberRole | null): Promise<void> => {
    const action = to === null ? 'member_removed' : 'member_changed';
    const data = { action, accountId, member: userId, from, to, by };
    await recordEvent(em, { type: 'role_changed', source, accountId, data });
  };
  let isChanged = false;
  let roleAfter = member?.role ?? null;
  if ((!member || member.isByRule) && !isSame(member, whole)) {
    isChanged = true;
    roleAfter = whole?.role ?? null;
    if (whole) await writeMember(em, userId, whole);
    else await endMembership(em, accountId, userId);
    await record(member?.role ?? null, roleAfter);
  }
  let placesAfter = grants.length;
  for (const { id, folderId, role, rights, isByRule } of grants) {
    if (
      !isByRule ||
      isSame(
        { role, rights },
        wanted.find((one) => one.folderId === folderId),
      )
    )
      continue;
    isChanged = true;
    placesAfter -= 1;
    // oxlint-disable-next-line no-await-in-loop -- one transaction writes one after the other
    await em.nativeDelete(AccountGrant, { accountId, id });
    if (!wanted.some((one) => one.folderId === folderId)) await record(role, null);
  }
  for (const { folderId, role, rights } of wanted) {
    const known = grants.find((grant) => grant.folderId === folderId);
    if (folderId === null || (known && (!known.isByRule || isSame(known, { role, rights })))) continue;
    isChanged = true;
    placesAfter += 1;
    em.create(AccountGrant, {
      id: createId(),
      accountId,
      userId,
      folderId,
      formId: null,
      role: role as GrantRole,
      rights,
      isByRule: true,
    });
    // oxlint-disable-next-line no-await-in-loop -- one transaction writes one after the other
    await record(known?.role ?? null, role);
  }
  if (!isChanged) return;
  await em.flush();
  if (roleAfter === null && placesAfter === 0) return endStay(em, accountId, userId);
  await endInvitationsOf(em, accountId, userId, roleAfter ?? 'viewer');
  return publishEvent(em, accountEvent, { userId });
}

type Held = { role: MemberRole; rights: readonly Right[] } | null | undefined;

const isSame = (one: Held, other: Held): boolean =>
  JSON.stringify(one && [one.role, one.rights.toSorted()]) ===
    JSON.stringify(other && [other.role, other.rights.toSorted()]) ||
  (!one && !other);

const writeMember = (em: EntityManager, userId: string, { accountId, role, rights }: RuledRole) =>
  em.upsert(
    AccountMember,
    { accountId, userId, role, rights, isByRule: true, createdAt: new Date() },
    { onConflictExcludeFields: ['createdAt'] },
  );
