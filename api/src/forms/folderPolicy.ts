import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, Person } from '../platform/identity/actor.ts';
import { may, mayInAccount, type FormAbility } from '../platform/identity/roles.ts';
import { roleProblem } from '../platform/http/assertAccess.ts';
import { ProblemError } from '../platform/http/problemError.ts';
import { ClientFolder } from '../platform/entities/clientFolder.entity.ts';

type FolderClause = FilterQuery<ClientFolder>;

/** Folders of the actor's account in which they have an ability with every form. */
export function foldersInAccount(
  { accountId, member, grants }: Pick<Person, 'accountId' | 'member' | 'grants'>,
  ability: FormAbility = 'readSubmissions',
): FolderClause {
  if (member && may(member, ability)) return { accountId };
  const able = grants.filter((grant) => grant.accountId === accountId && may(grant, ability));
  return { accountId, id: { $in: able.flatMap(({ folderId }) => folderId ?? []) } };
}

/** Folders the actor may open: those of their account; administrators read all (D-55). */
export const foldersVisibleTo = (actor: Person): FolderClause =>
  actor.role === 'admin' ? {} : foldersInAccount(actor);

/** @throws {ProblemError} `folder.not_found`, also for a folder the actor may not see (D-172). */
export async function getFolder(
  em: EntityManager,
  visible: FolderClause,
  folderId: string,
): Promise<ClientFolder> {
  const folder = await em.findOne(ClientFolder, { $and: [{ id: folderId }, visible] });
  if (!folder) throw new ProblemError('folder.not_found');
  return folder;
}

/** Returns whether the actor may change a folder, and not only read it. */
export const mayChangeFolder = (actor: Person, { accountId }: Pick<ClientFolder, 'accountId'>): boolean =>
  accountId === actor.accountId && mayInAccount(actor, 'organise');

/** Returns whether the actor may put forms into a folder: also with a role in it alone (TEAM-010). */
export const mayPlaceFormIn = (actor: Person, folder: Pick<ClientFolder, 'id' | 'accountId'>): boolean =>
  mayChangeFolder(actor, folder) ||
  actor.grants.some((grant) => grant.folderId === folder.id && may(grant, 'organise'));

/** Returns whether the actor may invite clients to a folder, and say what they see of its forms (CLNT-120). */
export const mayShareFolder = (
  { accountId, member, grants }: Pick<Person, 'accountId' | 'member' | 'grants'>,
  folder: Pick<ClientFolder, 'id' | 'accountId'>,
): boolean =>
  folder.accountId === accountId &&
  ((member !== null && may(member, 'share')) ||
    grants.some((grant) => grant.folderId === folder.id && may(grant, 'share')));

/**
 * Gets a folder to share with clients.
 * @throws {ProblemError} `folder.not_found`; `access.denied` for an actor who may only read it.
 */
export async function getFolderToShare(
  em: EntityManager,
  actor: Actor,
  folderId: string,
): Promise<ClientFolder> {
  const folder = await getFolder(em, foldersVisibleTo(actor), folderId);
  if (!mayShareFolder(actor, folder)) throw roleProblem();
  return folder;
}

/**
 * Gets a folder to change.
 * @throws {ProblemError} `folder.not_found`; `access.denied` for an actor who may only read it.
 */
export async function getOwnFolder(em: EntityManager, actor: Actor, folderId: string): Promise<ClientFolder> {
  const folder = await getFolder(em, foldersVisibleTo(actor), folderId);
  if (!mayChangeFolder(actor, folder)) throw new ProblemError('access.denied');
  return folder;
}

/**
 * Asserts that the actor may put a form into a folder of their account, or beside all of them.
 * @throws {ProblemError} `folder.not_found` for a folder they may not see; `access.denied`.
 */
export async function assertMayPlaceForm(
  em: EntityManager,
  actor: Person,
  folderId: string | null,
): Promise<void> {
  const folder = folderId && (await getFolder(em, foldersInAccount(actor), folderId));
  const mayPlace = folder ? mayPlaceFormIn(actor, folder) : mayInAccount(actor, 'organise');
  if (!mayPlace) throw new ProblemError('access.denied');
}
