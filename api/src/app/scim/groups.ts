import type { EntityManager } from '@mikro-orm/postgresql';
import { applyRules } from '../../people/members/applyRules.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { createId } from '../../platform/db/columns.ts';
import { lockUntilCommit } from '../../platform/db/lockUntilCommit.ts';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import { DirectoryGroup } from '../../platform/entities/directoryGroup.entity.ts';
import { DirectoryGroupMember } from '../../platform/entities/directoryGroupMember.entity.ts';
import { loadAccountRules } from '../../platform/settings/accountRules.ts';
import type { GroupChange } from './patchGroup.ts';
import { MAX_PAGE, USUAL_PAGE, type DirectoryCall } from './people.ts';
import { ScimError } from './scimError.ts';
import type { GroupFacts, GroupMember, GroupRow } from './scimGroup.ts';

/** `displayName`, `externalId` or `id`, which directories look groups up by. */
const FILTER = /^\s*(displayName|externalId|id)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i;

/** Returns the condition of a list of groups `g`. @throws {ScimError} 400 for any other filter. */
export function parseGroupFilter(filter: string | null): Sql {
  if (filter === null) return sql`true`;
  const [, name = '', text = ''] = FILTER.exec(filter) ?? [];
  const value = readText(text);
  switch (name.toLowerCase()) {
    case 'displayname':
      return sql`g.display_name = ${value}`;
    case 'externalid':
      return sql`g.external_id = ${value}`;
    case 'id':
      return sql`g.id::text = ${value.toLowerCase()}`;
    default:
      throw new ScimError(400, 'Filters are: displayName, externalId or id eq "…"', 'invalidFilter');
  }
}

function readText(text: string): string {
  try {
    return text === '' ? '' : String(JSON.parse(text));
  } catch {
    throw new ScimError(400, 'This value can’t be read', 'invalidFilter');
  }
}

const select = (condition: Sql, tail: Sql): Sql => sql`
  select g.id, g.display_name, g.external_id, g.created_at, g.updated_at from directory_groups g
  where ${condition} ${tail}`;

/** Lists groups, the oldest first (RFC 7644, 3.4.2.4). */
export async function listGroups(
  em: EntityManager,
  { condition, startIndex, count }: { condition: Sql; startIndex: number | null; count: number | null },
): Promise<{ total: number; startIndex: number; rows: GroupRow[] }> {
  const first = Math.max(1, startIndex ?? 1);
  const size = Math.min(Math.max(0, count ?? USUAL_PAGE), MAX_PAGE);
  const [counted] = await run<{ total: number }>(
    em,
    sql`select count(*)::int as total from (${select(condition, sql``)}) as groups`,
  );
  const page = sql`order by g.created_at, g.id limit ${size} offset ${first - 1}`;
  const rows = size === 0 ? [] : await run<GroupRow>(em, select(condition, page));
  return { total: counted?.total ?? 0, startIndex: first, rows };
}

/** @throws {ScimError} 404. */
export async function getGroup(em: EntityManager, id: string): Promise<GroupRow> {
  const [row] = await run<GroupRow>(em, select(sql`g.id::text = ${id.toLowerCase()}`, sql``));
  if (row) return row;
  throw new ScimError(404, 'There is no such group');
}

/** Lists the members of groups, by group. */
export async function listGroupMembers(
  em: EntityManager,
  groupIds: readonly string[],
): Promise<Map<string, GroupMember[]>> {
  const rows = await run<GroupMember & { group_id: string }>(
    em,
    sql`select m.group_id, p.user_id as id, p.full_name as name from directory_group_members m
      join profiles p on p.user_id = m.user_id where m.group_id = any(${[...groupIds]}::uuid[]) order by p.user_id`,
  );
  return Map.groupBy(rows, ({ group_id: groupId }) => groupId);
}

/** Creates a group. @throws {ScimError} 409 for a name that another has; 400 for a member who is no user. */
export async function createGroup(
  em: EntityManager,
  call: DirectoryCall,
  { displayName, externalId, memberIds }: GroupFacts,
): Promise<GroupRow> {
  await lockGroups(em);
  await assertFree(em, displayName, null);
  const id = createId();
  em.create(DirectoryGroup, { id, displayName, externalId, updatedAt: new Date() });
  await em.flush();
  await changeMembers(em, id, 'add', memberIds ?? []);
  await settle(em, call, { names: [displayName], userIds: memberIds ?? [] });
  await record(em, call, 'group_created', displayName);
  return getGroup(em, id);
}

/** Changes a group, in the order of the changes. @throws {ScimError} 400, 404 and 409. */
export async function changeGroup(
  em: EntityManager,
  call: DirectoryCall,
  id: string,
  changes: readonly GroupChange[],
): Promise<GroupRow> {
  await lockGroups(em);
  const before = await getGroup(em, id);
  const members = await memberIdsOf(em, before.id);
  const names = [before.display_name];
  for (const change of changes) {
    if (change.kind === 'rename') {
      // oxlint-disable-next-line no-await-in-loop -- one transaction writes one after the other
      await assertFree(em, change.displayName, before.id);
      names.push(change.displayName);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await em.nativeUpdate(DirectoryGroup, { id: before.id }, { displayName: change.displayName });
    } else if (change.kind === 'externalId') {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await em.nativeUpdate(DirectoryGroup, { id: before.id }, { externalId: change.externalId });
      // oxlint-disable-next-line no-await-in-loop -- as above
    } else await changeMembers(em, before.id, change.kind, change.memberIds);
  }
  await em.nativeUpdate(DirectoryGroup, { id: before.id }, { updatedAt: new Date() });
  const after = await memberIdsOf(em, before.id);
  // Whoever stays keeps their roles, unless the name of the group is another.
  const isRenamed = new Set(names).size > 1;
  const all = [...new Set([...members, ...after])];
  const changed = isRenamed ? all : all.filter((one) => members.has(one) !== after.has(one));
  await settle(em, call, { names, userIds: changed });
  await record(em, call, 'group_changed', names.at(-1) ?? '');
  return getGroup(em, before.id);
}

/** Deletes a group: what it gave is taken. @throws {ScimError} 404. */
export async function deleteGroup(em: EntityManager, call: DirectoryCall, id: string): Promise<void> {
  await lockGroups(em);
  const { id: groupId, display_name: name } = await getGroup(em, id);
  const userIds = [...(await memberIdsOf(em, groupId))];
  await em.nativeDelete(DirectoryGroup, { id: groupId });
  await settle(em, call, { names: [name], userIds });
  await record(em, call, 'group_deleted', name);
}

/** Takes somebody whom the directory deletes out of all groups, with what these gave. */
export async function leaveGroups(em: EntityManager, call: DirectoryCall, userId: string): Promise<void> {
  await lockGroups(em);
  if ((await em.nativeDelete(DirectoryGroupMember, { userId })) === 0) return;
  await applyRules(em, call.config, { userId, source: call.source, by: 'directory' });
}

/** One change after the other: names are unique, and roles follow from all groups of a person. */
const lockGroups = (em: EntityManager): Promise<void> => lockUntilCommit(em, 'directory groups');

const memberIdsOf = async (em: EntityManager, groupId: string): Promise<Set<string>> => {
  const members = await em.find(DirectoryGroupMember, { groupId }, { disableIdentityMap: true });
  return new Set(members.map(({ userId }) => userId));
};

async function assertFree(em: EntityManager, displayName: string, id: string | null): Promise<void> {
  const others = await em.count(DirectoryGroup, { displayName, ...(id !== null && { id: { $ne: id } }) });
  if (others > 0) throw new ScimError(409, 'Another group has this displayName', 'uniqueness');
}

async function changeMembers(
  em: EntityManager,
  groupId: string,
  kind: 'add' | 'remove' | 'replace',
  memberIds: readonly string[],
): Promise<void> {
  const known = await run<{ id: string }>(
    em,
    sql`select u.id from users u left join directory_people d on d.user_id = u.id
      where u.id::text = any(${[...memberIds]}::text[]) and d.removed_at is null`,
  );
  const ids = known.map(({ id }) => id);
  if (kind === 'remove') {
    await em.nativeDelete(DirectoryGroupMember, { groupId, userId: { $in: ids } });
    return;
  }
  const missing = memberIds.find((id) => !ids.includes(id));
  if (missing !== undefined) throw new ScimError(400, `There is no such user: ${missing}`, 'invalidValue');
  if (kind === 'replace') await em.nativeDelete(DirectoryGroupMember, { groupId, userId: { $nin: ids } });
  await run(
    em,
    sql`insert into directory_group_members (group_id, user_id)
      select ${groupId}::uuid, unnest(${ids}::uuid[]) on conflict do nothing`,
  );
}

/** Settles the roles of people in or out of a group that a rule names. */
async function settle(
  em: EntityManager,
  { config, source }: DirectoryCall,
  { names, userIds }: { names: readonly string[]; userIds: readonly string[] },
): Promise<void> {
  const { rules } = await loadAccountRules(em, config);
  if (!rules.some(({ kind, value }) => kind === 'group' && names.includes(value))) return;
  for (const userId of userIds) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction writes one after the other
    await applyRules(em, config, { userId, source, by: 'directory' });
  }
}

const record = (em: EntityManager, { source }: DirectoryCall, action: string, group: string): Promise<void> =>
  recordEvent(em, { type: 'user_provisioned', source, data: { action, group, by: 'directory' } });
