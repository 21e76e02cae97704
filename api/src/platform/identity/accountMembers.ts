import type { EntityManager } from '@mikro-orm/postgresql';
import { AccountMember } from '../entities/accountMember.entity.ts';
import { User } from '../entities/user.entity.ts';

/** Returns the ids of the users who own the accounts, by account. */
export async function findOwnerIds(
  em: EntityManager,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const owners = await em.find(AccountMember, { accountId: { $in: [...accountIds] }, role: 'owner' });
  return new Map(owners.map(({ accountId, userId }) => [accountId, userId]));
}

/** Returns the user who owns an account; null when the account is gone. */
export async function findAccountOwner(em: EntityManager, accountId: string): Promise<User | null> {
  const id = (await findOwnerIds(em, [accountId])).get(accountId);
  return id === undefined ? null : em.findOne(User, { id });
}

/** The account that a user belongs to: exactly one today. */
export async function getAccountId(em: EntityManager, userId: string): Promise<string> {
  return (await em.findOneOrFail(AccountMember, { userId })).accountId;
}
