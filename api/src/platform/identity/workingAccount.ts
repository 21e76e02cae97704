import { sql, type Sql } from '../db/sql.ts';

/**
 * Whether a role `g` is more than reading one form: whoever only does that finds it among assigned forms, and does not
 * work in its account (TEAM-014).
 */
export const OPENS_ACCOUNT = sql`(g.role <> 'viewer' or g.folder_id is not null)`;

/**
 * Joins the account `m` that the user `u` works in, with their role in it: the chosen one where they still reach it,
 * else the first that they own, else the first that they belong to. Everybody belongs to one (TEAM-003).
 * @param chosen an expression for the account's id; null for none.
 */
export const workingAccount = (chosen: Sql): Sql => sql`
  cross join lateral (
    select r.account_id, r.role as member_role, r.rights as member_rights from (
      select a.account_id, a.role, a.rights, a.created_at from account_members a where a.user_id = u.id
      union all
      select g.account_id, null, null, g.created_at from account_grants g
      where g.user_id = u.id and g.account_id = ${chosen} and ${OPENS_ACCOUNT}
    ) r
    order by r.account_id is distinct from ${chosen}, r.role is distinct from 'owner', r.role is null, r.created_at,
      r.account_id
    limit 1) m`;

/** The roles of the user `u` in single folders and forms, of every account, as `Grant` has them. */
export const GRANTS = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('accountId', g.account_id, 'folderId', g.folder_id, 'formId', g.form_id,
      'role', g.role, 'rights', g.rights) order by g.id), '[]')
    from account_grants g where g.user_id = u.id)`;

/**
 * Forms that an account may have: the widest of its owners' limits; null = any number, as administrators of the
 * platform have it (D-05, TEAM-006).
 */
export const formLimitOf = (accountId: Sql): Sql => sql`
  (select case when bool_and(ou.role = 'user' and op.form_limit is not null) then max(op.form_limit) end
    from account_members om join users ou on ou.id = om.user_id join profiles op on op.user_id = om.user_id
    where om.account_id = ${accountId} and om.role = 'owner')`;
