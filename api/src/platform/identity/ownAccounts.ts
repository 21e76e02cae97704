import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountAnswer, OwnAccountList } from '../contract/index.ts';
import { run, sql, type Sql } from '../db/sql.ts';
import { Account } from '../entities/account.entity.ts';
import type { Actor } from './actor.ts';
import { OPENS_ACCOUNT } from './workingAccount.ts';

/** What people call the account `a`: its name, or the one of its first owner. */
export const ACCOUNT_NAME: Sql = sql`
  coalesce(nullif(a.name, ''), (
    select coalesce(nullif(op.full_name, ''), op.email) from account_members om
      join profiles op on op.user_id = om.user_id
    where om.account_id = a.id and om.role = 'owner' order by om.created_at, om.user_id limit 1), '')`;

/** Lists the accounts that a person may work in, by name. */
export async function listAccounts(
  em: EntityManager,
  actor: Pick<Actor, 'id' | 'accountId'>,
): Promise<OwnAccountList['accounts']> {
  return run(
    em,
    sql`select a.id, ${ACCOUNT_NAME} as name, a.picture_url as "pictureUrl", m.role, a.id = ${actor.accountId}::uuid as "isCurrent"
      from accounts a left join account_members m on m.account_id = a.id and m.user_id = ${actor.id}::uuid
      where a.id in (
        select account_id from account_members where user_id = ${actor.id}::uuid
        union select g.account_id from account_grants g where g.user_id = ${actor.id}::uuid and ${OPENS_ACCOUNT})
      order by 2, 1`,
  );
}

/** Returns what people call an account. */
export async function accountNameOf(em: EntityManager, accountId: string): Promise<string> {
  const [found] = await run<{ name: string }>(
    em,
    sql`select ${ACCOUNT_NAME} as name from accounts a where a.id = ${accountId}::uuid`,
  );
  return found?.name ?? '';
}

/**
 * Names an account that nobody has named; one that people named keeps its name.
 * @param given the name that it was given this way before
 */
export async function nameAccount(
  em: EntityManager,
  accountId: string,
  name: string,
  given = '',
): Promise<void> {
  await em.nativeUpdate(Account, { id: accountId, name: { $in: ['', given] } }, { name });
}

/** Returns the owners of an account, whom others ask for more rights; the first of them first. */
export const findOwners = (em: EntityManager, accountId: string): Promise<AccountAnswer['owners']> =>
  run(
    em,
    sql`select p.full_name as "fullName", p.email from account_members m join profiles p on p.user_id = m.user_id
      where m.account_id = ${accountId}::uuid and m.role = 'owner' order by m.created_at, m.user_id`,
  );
