import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  clientFolderParamsSchema,
  clientFolderRequestSchema,
  clientLinkResponseSchema,
  inviteToFolderRequestSchema,
  inviteToFolderResponseSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { ClientLinkDeps } from './account/mailClientLink.ts';
import { changeFolderClient, inviteAgain, inviteToFolder, removeFolderClient } from './folderClients.ts';

const oneClient = {
  access: 'approved',
  params: clientFolderParamsSchema,
  missing: 'folder.not_found',
} as const;

/** Clients of an account's folders, for its people who may share them (CLNT-120). */
export function folderClientsRouter(deps: ClientLinkDeps & { orm: MikroORM }): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>({ prefix: '/api' });

  router.post(
    '/client-invitations',
    guard(
      {
        access: 'approved',
        problems: ['access.denied', 'folder.not_found', 'form.not_found', 'client.unproven'],
        body: inviteToFolderRequestSchema,
        response: inviteToFolderResponseSchema,
        status: 201,
      },
      async ({ ctx, actor, body }) => {
        const source = requestSource(ctx, config);
        return inTransaction(orm, (em) => inviteToFolder(em, deps, { ...body, actor, source }));
      },
    ),
  );

  router.post(
    '/folders/:folderId/clients/:clientId/invitation',
    guard(
      {
        ...oneClient,
        problems: ['access.denied', 'client.already_accepted', 'client.unproven'],
        response: clientLinkResponseSchema,
      },
      async ({ ctx, actor, params }) => {
        const source = requestSource(ctx, config);
        return inTransaction(orm, async (em) => ({
          link: await inviteAgain(em, deps, { ...params, actor, source }),
        }));
      },
    ),
  );

  router.patch(
    '/folders/:folderId/clients/:clientId',
    guard(
      { ...oneClient, problems: ['access.denied'], body: clientFolderRequestSchema },
      async ({ ctx, actor, params, body }) => {
        const source = requestSource(ctx, config);
        await inTransaction(orm, (em) => changeFolderClient(em, { ...params, actor, source, changes: body }));
      },
    ),
  );

  router.delete(
    '/folders/:folderId/clients/:clientId',
    guard({ ...oneClient, problems: ['access.denied'] }, async ({ ctx, actor, params }) => {
      const source = requestSource(ctx, config);
      await inTransaction(orm, (em) => removeFolderClient(em, { ...params, actor, source }));
    }),
  );

  return router;
}
