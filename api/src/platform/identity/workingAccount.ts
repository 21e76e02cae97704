import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql, type Sql } from '../db/sql.ts';
import type { Grant, Roles } from './roles.ts';

/**
 * Whether a role `g` is more than reading one form: whoever only does that finds it among assigned forms, and does not
 * work in its account (TEAM-014).
 */
export const OPENS_ACCOUNT = sql`(g.role <> 'viewer' or g.folder_id is not null)`;

/** The same of a loaded role. */
const opensAccount = ({ role, folderId }: Grant): boolean => role !== 'viewer' || folderId !== null;

/**
 * Joins the account `m` that the user `u` belongs to, with their role in it: the chosen one where they still belong to
 * it, else the first that they own, else the first of all. Everybody belongs to one (TEAM-003). Every call asks for it,
 * so `rolesOf` adds what single folders and forms open, from `GRANTS`, which are read anyway (decision 810).
 * @param chosen an expression for the account's id; null for none.
 */
export const workingAccount = (chosen: Sql): Sql => sql`
  cross join lateral (
    select a.account_id, a.role as member_role, a.rights as member_rights from account_members a
    where a.user_id = u.id
    order by a.account_id is distinct from ${chosen}, a.role <> 'owner', a.created_at, a.account_id
    limit 1) m`;

/** The roles of the user `u` in single folders and forms, of every account, as `Grant` has them; in no order. */
export const GRANTS = sql`
  array(select jsonb_build_object('accountId', g.account_id, 'folderId', g.folder_id, 'formId', g.form_id,
      'role', g.role, 'rights', g.rights)
    from account_grants g where g.user_id = u.id)`;

/** What `workingAccount` and `GRANTS` select, and the account that was chosen. */
export interface RolesRow {
  chosen_account_id: string | null;
  account_id: string;
  member_role: NonNullable<Roles['member']>['role'];
  member_rights: NonNullable<Roles['member']>['rights'];
  grants: Grant[];
}

/** Returns the account that a user works in, and their roles: the chosen account also where a folder or form opens it. */
export function rolesOf(row: RolesRow): Roles {
  const { chosen_account_id: chosen, account_id: accountId, member_role: role, grants } = row;
  const isOpened = (grant: Grant): boolean => grant.accountId === chosen && opensAccount(grant);
  if (chosen !== null && chosen !== accountId && grants.some(isOpened))
    return { accountId: chosen, member: null, grants };
  return { accountId, member: { role, rights: row.member_rights }, grants };
}

/**
 * Forms that an account may have: the widest of its owners' limits; null = any number, as administrators of the
 * platform have it (D-05, TEAM-006).
 */
export const formLimitOf = (accountId: Sql): Sql => sql`
  (select case when bool_and(ou.role = 'user' and op.form_limit is not null) then max(op.form_limit) end
    from account_members om join users ou on ou.id = om.user_id join profiles op on op.user_id = om.user_id
    where om.account_id = ${accountId} and om.role = 'owner')`;

/** Returns the same. */
export async function findFormLimit(em: EntityManager, accountId: string): Promise<number | null> {
  const [found] = await run<{ limit: number | null }>(
    em,
    sql`select ${formLimitOf(sql`${accountId}::uuid`)} as limit`,
  );
  return found?.limit ?? null;
}
