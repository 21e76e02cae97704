import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql } from '../db/sql.ts';
import type { Actor } from './actor.ts';
import { presentUser, userColumns, type UserRow } from './sessions.ts';
import { workingAccount } from './workingAccount.ts';

/**
 * Loads a user with their present rights, as no session brings them: for jobs, mails and the command line.
 * @param accountId the account that they act in; without one, their own first. Whoever does not belong to it any more
 * has no role there.
 * @returns null for a user who is gone.
 */
export async function loadActor(
  em: EntityManager,
  userId: string,
  accountId: string | null = null,
): Promise<Actor | null> {
  const chosen = sql`${accountId}::uuid`;
  const [row] = await run<UserRow>(
    em,
    sql`select ${userColumns(chosen)} from users u join profiles p on p.user_id = u.id
      ${workingAccount(chosen)} where u.id = ${userId}::uuid`,
  );
  if (!row) return null;
  const actor = presentUser(row);
  return accountId === null || actor.accountId === accountId ? actor : { ...actor, accountId, member: null };
}
