import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountAnswer } from '../../platform/contract/index.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { Account } from '../../platform/entities/account.entity.ts';
import { UserSession } from '../../platform/entities/userSession.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { Actor, SessionActor } from '../../platform/identity/actor.ts';
import { ACCOUNT_NAME, findOwners, listAccounts } from '../../platform/identity/ownAccounts.ts';
import { accountEvent } from '../../platform/identity/identityEvents.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';

/**
 * Has a session work in another account of its user from now on; its open streams learn of it.
 * @throws {ProblemError} `account.not_found` for an account they do not belong to.
 */
export async function chooseAccount(
  em: EntityManager,
  actor: SessionActor,
  accountId: string,
): Promise<void> {
  const known = await listAccounts(em, actor);
  if (!known.some(({ id }) => id === accountId)) throw new ProblemError('account.not_found');
  await em.nativeUpdate(UserSession, { id: actor.sessionId }, { accountId });
  await publishEvent(em, accountEvent, { userId: actor.id });
}

/** Reads the account that a person works in, and who owns it. */
export async function getAccount(em: EntityManager, actor: Actor): Promise<AccountAnswer> {
  const { accountId, member } = actor;
  const [account] = await run<Pick<AccountAnswer, 'id' | 'name' | 'ownName' | 'pictureUrl'>>(
    em,
    sql`select a.id, ${ACCOUNT_NAME} as name, a.name as "ownName", a.picture_url as "pictureUrl"
      from accounts a where a.id = ${accountId}::uuid`,
  );
  if (!account) throw new ProblemError('account.not_found');
  const owners = await findOwners(em, accountId);
  return { ...account, role: member?.role ?? null, rights: [...(member?.rights ?? [])], owners };
}

/** Names the account that a person works in. */
export async function renameAccount(em: EntityManager, actor: Actor, name: string): Promise<void> {
  await em.nativeUpdate(Account, { id: actor.accountId }, { name });
}
