import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  createFolderRequestSchema,
  folderIdParamsSchema,
  folderListResponseSchema,
  folderResponseSchema,
  folderSchema,
  updateFolderRequestSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { listForms } from '../listForms.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { listFolders } from './listFolders.ts';
import { foldersVisibleTo, getFolder, getOwnFolder, mayChangeFolder } from '../folderPolicy.ts';
import { presentFolder } from './presentFolders.ts';
import { createFolder, updateFolder } from './saveFolder.ts';

const oneFolder = {
  access: 'approved',
  scope: 'folders',
  params: folderIdParamsSchema,
  missing: 'folder.not_found',
} as const;

/** Routes of client folders, which group forms by client (FOLD). */
export function foldersRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/folders' });

  router.get(
    '/',
    guard(
      { access: 'approved', scope: 'folders', response: folderListResponseSchema, isCompressible: true },
      async ({ actor }) => inTransaction(orm, (em) => listFolders(em, actor)),
    ),
  );

  router.post(
    '/',
    guard(
      {
        access: 'approved',
        needs: 'organise',
        scope: 'folders',
        problems: ['brand_kit.not_found'],
        body: createFolderRequestSchema,
        response: folderSchema,
        status: 201,
      },
      async ({ actor, body }) =>
        inTransaction(orm, async (em) => presentFolder(em, actor, await createFolder(em, actor, body))),
    ),
  );

  router.get(
    '/:folderId',
    guard({ ...oneFolder, response: folderResponseSchema, isCompressible: true }, async ({ actor, params }) =>
      inTransaction(orm, async (em) => {
        const folder = await getFolder(em, foldersVisibleTo(actor), params.folderId);
        const forms = await listForms(em, actor, { deletedAt: null, clientFolderId: folder.id });
        return {
          folder: await presentFolder(em, actor, folder),
          forms,
          canManage: mayChangeFolder(actor, folder),
        };
      }),
    ),
  );

  router.patch(
    '/:folderId',
    guard(
      {
        ...oneFolder,
        problems: ['access.denied', 'brand_kit.not_found'],
        body: updateFolderRequestSchema,
        response: folderSchema,
      },
      async ({ actor, params: { folderId }, body: changes }) =>
        inTransaction(orm, async (em) =>
          presentFolder(em, actor, await updateFolder(em, { actor, folderId, changes })),
        ),
    ),
  );

  // The forms remain and leave the folder (D-53): the foreign key sets their reference to null.
  router.delete(
    '/:folderId',
    guard({ ...oneFolder, problems: ['access.denied'] }, async ({ actor, params }) =>
      inTransaction(orm, async (em) => {
        em.remove(await getOwnFolder(em, actor, params.folderId));
      }),
    ),
  );

  return router;
}
