import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../platform/identity/actor.ts';
import { ProblemError } from '../platform/http/problemError.ts';
import { ClientFolder } from '../platform/entities/clientFolder.entity.ts';

/** Returns the condition for folders the actor may open: their own; administrators read all (D-55). */
export const foldersVisibleTo = (actor: Pick<Actor, 'accountId' | 'role'>): FilterQuery<ClientFolder> =>
  actor.role === 'admin' ? {} : { accountId: actor.accountId };

/** Returns the condition for folders the actor may change and fill. */
export const foldersOwnedBy = (actor: Pick<Actor, 'accountId'>): FilterQuery<ClientFolder> => ({
  accountId: actor.accountId,
});

/** @throws {ProblemError} `folder.not_found`, also for a folder the actor may not see (D-172). */
export async function getFolder(
  em: EntityManager,
  visible: FilterQuery<ClientFolder>,
  folderId: string,
): Promise<ClientFolder> {
  const folder = await em.findOne(ClientFolder, { $and: [{ id: folderId }, visible] });
  if (!folder) throw new ProblemError('folder.not_found');
  return folder;
}

/**
 * Gets a folder to change.
 * @throws {ProblemError} `folder.not_found`; `access.denied` for an actor who may only read it.
 */
export async function getOwnFolder(em: EntityManager, actor: Actor, folderId: string): Promise<ClientFolder> {
  const folder = await getFolder(em, foldersVisibleTo(actor), folderId);
  if (folder.accountId !== actor.accountId) throw new ProblemError('access.denied');
  return folder;
}
