import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql } from '../db/sql.ts';
import { AccountMember } from '../entities/accountMember.entity.ts';
import type { Form } from '../entities/form.entity.ts';
import { User } from '../entities/user.entity.ts';

/** Returns the ids of the users who own the accounts, by account: of several owners, the first. */
export async function findOwnerIds(
  em: EntityManager,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const owners = await em.find(
    AccountMember,
    { accountId: { $in: [...accountIds] }, role: 'owner' },
    { orderBy: { createdAt: 'desc', userId: 'desc' } },
  );
  return new Map(owners.map(({ accountId, userId }) => [accountId, userId]));
}

/** Returns the user who owns an account, of several the first; null when the account is gone. */
export async function findAccountOwner(em: EntityManager, accountId: string): Promise<User | null> {
  const id = (await findOwnerIds(em, [accountId])).get(accountId);
  return id === undefined ? null : em.findOne(User, { id });
}

/** Returns the account that a user owns, of several the first; null for somebody who owns none. */
export async function findOwnAccountId(em: EntityManager, userId: string): Promise<string | null> {
  const own = await em.findOne(
    AccountMember,
    { userId, role: 'owner' },
    { orderBy: { createdAt: 'asc', accountId: 'asc' } },
  );
  return own?.accountId ?? null;
}

/** Returns the ids of the users with a role in the account of a form, in its folder, or in the form itself. */
export async function findReadersOf(
  em: EntityManager,
  { accountId, id, clientFolderId = null }: Pick<Form, 'accountId' | 'id' | 'clientFolderId'>,
): Promise<string[]> {
  const found = await run<{ user_id: string }>(
    em,
    sql`select user_id from account_members where account_id = ${accountId}
      union select user_id from account_grants
        where account_id = ${accountId} and (form_id = ${id} or folder_id = ${clientFolderId}::uuid)`,
  );
  return found.map((row) => row.user_id);
}
