import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { createFolderRequestSchema, updateFolderRequestSchema } from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import { ClientFolder } from '../../platform/entities/clientFolder.entity.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getBrandKit } from '../brands/policy.ts';
import { getOwnFolder } from '../folderPolicy.ts';

/** Makes a folder of the actor's account. @throws {ProblemError} `brand_kit.not_found`. */
export async function createFolder(
  em: EntityManager,
  actor: Actor,
  { brandKitId, ...words }: z.infer<typeof createFolderRequestSchema>,
): Promise<ClientFolder> {
  if (brandKitId !== null) await getBrandKit(em, actor, brandKitId);
  const folder = em.create(ClientFolder, {
    id: createId(),
    accountId: actor.accountId,
    ...words,
    brandKitId,
  });
  await em.flush();
  return folder;
}

/**
 * Changes a folder of the actor's account.
 * @throws {ProblemError} `folder.not_found`, `access.denied`, `brand_kit.not_found`.
 */
export async function updateFolder(
  em: EntityManager,
  input: { actor: Actor; folderId: string; changes: z.infer<typeof updateFolderRequestSchema> },
): Promise<ClientFolder> {
  const { actor, folderId, changes } = input;
  const folder = await getOwnFolder(em, actor, folderId);
  if (changes.name !== undefined) folder.name = changes.name;
  if (changes.description !== undefined) folder.description = changes.description;
  if (changes.brandKitId !== undefined) {
    if (changes.brandKitId !== null) await getBrandKit(em, actor, changes.brandKitId);
    folder.brandKitId = changes.brandKitId;
  }
  await em.flush();
  return folder;
}
