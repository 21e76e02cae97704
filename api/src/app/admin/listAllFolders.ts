import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { AdminFolderListResponse, adminFolderQuerySchema } from '../../platform/contract/index.ts';
import { ClientFolder } from '../../platform/entities/clientFolder.entity.ts';
import { cutPage, decodePageKey } from '../../platform/http/pageByKey.ts';
import { findOwnerProfiles } from './findOwnerProfiles.ts';
import { containing } from './containing.ts';

/**
 * Returns one page of every account's client folders, newest first, each with its owner (ADMIN-007,
 * ADMIN-008).
 */
export async function listAllFolders(
  em: EntityManager,
  query: z.infer<typeof adminFolderQuerySchema>,
): Promise<AdminFolderListResponse> {
  const { cursor, limit, search } = query;
  const scope: FilterQuery<ClientFolder>[] = search ? [{ name: containing(search) }] : [];
  const { at, id } = cursor ? decodePageKey(cursor) : {};
  if (at && id) scope.push({ $or: [{ createdAt: { $lt: at } }, { createdAt: at, id: { $lt: id } }] });
  const found = await em.find(ClientFolder, scope.length > 0 ? { $and: scope } : {}, {
    orderBy: { createdAt: 'desc', id: 'desc' },
    limit: limit + 1,
  });
  const { page, nextCursor } = cutPage(found, limit, (folder) => ({ at: folder.createdAt, id: folder.id }));
  const owners = await findOwnerProfiles(
    em,
    page.map(({ accountId }) => accountId),
  );
  return {
    folders: page.map((folder) => ({
      id: folder.id,
      name: folder.name,
      description: folder.description ?? null,
      ownerEmail: owners.get(folder.accountId)?.email ?? '',
      ownerName: owners.get(folder.accountId)?.fullName ?? '',
    })),
    nextCursor,
  };
}
