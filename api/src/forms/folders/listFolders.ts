import type { EntityManager } from '@mikro-orm/postgresql';
import type { FolderListResponse } from '../../platform/contract/index.ts';
import { ClientFolder } from '../../platform/entities/clientFolder.entity.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { foldersInAccount } from '../folderPolicy.ts';
import { presentFolders } from './presentFolders.ts';

/** Lists the account's own client folders, newest first (FOLD-023). */
export async function listFolders(em: EntityManager, actor: Actor): Promise<FolderListResponse> {
  const orderBy = { createdAt: 'desc', id: 'desc' } as const;
  const folders = await em.find(ClientFolder, foldersInAccount(actor), { orderBy });
  return { folders: await presentFolders(em, actor, folders) };
}
