import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { mailClientLink, type ClientLinkDeps } from '../../sharing/clients/account/mailClientLink.ts';
import { changeShare, unshareFolder } from '../../sharing/clients/shareFolder.ts';
import { viewPortal } from '../../sharing/clients/viewPortal.ts';
import {
  clientFolderParamsSchema,
  clientFolderRequestSchema,
  clientIdParamsSchema,
  clientLinkResponseSchema,
  inviteClientsRequestSchema,
  inviteClientsResponseSchema,
  portalViewResponseSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { Client } from '../../platform/entities/client.entity.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { inviteAgain, inviteClients, withdrawInvitation } from './inviteClients.ts';
import { presentClients } from './listClients.ts';

const oneClient = {
  access: 'admin',
  params: clientIdParamsSchema,
  missing: 'client.not_found',
} as const;
const oneFolder = {
  access: 'admin',
  params: clientFolderParamsSchema,
  missing: 'folder.not_found',
} as const;

/** Invitations of clients, what is shared with them, and a look at their portal (CLNT-087…089). */
export function clientInvitationsRouter(deps: ClientLinkDeps & { orm: MikroORM }): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>({ prefix: '/api/admin' });

  router.post(
    '/client-invitations',
    guard(
      {
        access: 'admin',
        problems: ['folder.not_found', 'form.not_found', 'form.has_client', 'client.unproven'],
        body: inviteClientsRequestSchema,
        response: inviteClientsResponseSchema,
        status: 201,
      },
      async ({ ctx, actor, body }) => {
        const source = requestSource(ctx, config);
        return inTransaction(orm, async (em) => {
          const invited = await inviteClients(em, deps, { ...body, actor, source });
          await em.flush();
          const presented = await presentClients(
            em,
            invited.map(({ client }) => client),
          );
          return {
            invited: presented.map((client, at) => ({ client, link: invited[at]?.link ?? null })),
          };
        });
      },
    ),
  );

  router.post(
    '/clients/:clientId/invitation',
    guard(
      { ...oneClient, problems: ['client.already_accepted'], response: clientLinkResponseSchema },
      async ({ ctx, actor, params: { clientId } }) => {
        const source = requestSource(ctx, config);
        return inTransaction(orm, async (em) => ({
          link: await inviteAgain(em, deps, { actor, clientId, source }),
        }));
      },
    ),
  );

  router.delete(
    '/clients/:clientId/invitation',
    guard(
      { ...oneClient, problems: ['client.already_accepted'] },
      async ({ ctx, actor, params: { clientId } }) => {
        const source = requestSource(ctx, config);
        await inTransaction(orm, (em) => withdrawInvitation(em, { actor, clientId, source }));
      },
    ),
  );

  router.post(
    '/clients/:clientId/password-reset',
    guard(
      { ...oneClient, response: clientLinkResponseSchema },
      async ({ ctx, actor, params: { clientId } }) => {
        const source = requestSource(ctx, config);
        return inTransaction(orm, async (em) => {
          const client = await em.findOne(Client, { id: clientId });
          if (!client) throw new ProblemError('client.not_found');
          const data = { email: client.email, by: actor.id };
          await recordEvent(em, { type: 'password_reset_requested', source, clientId, data });
          const mail = { client, kind: 'client_reset_password', actor } as const;
          return { link: await mailClientLink(em, deps, mail) };
        });
      },
    ),
  );

  router.post(
    '/clients/:clientId/portal-view',
    guard(
      { ...oneClient, response: portalViewResponseSchema },
      async ({ ctx, actor, params: { clientId } }) => {
        const source = requestSource(ctx, config);
        return inTransaction(orm, (em) => viewPortal(em, { actor, clientId, source }));
      },
    ),
  );

  router.patch(
    '/clients/:clientId/folders/:folderId',
    guard({ ...oneFolder, body: clientFolderRequestSchema }, async ({ ctx, actor, params, body }) => {
      const source = requestSource(ctx, config);
      await inTransaction(orm, (em) => changeShare(em, { ...params, actor, source, changes: body }));
    }),
  );

  router.delete(
    '/clients/:clientId/folders/:folderId',
    guard(oneFolder, async ({ ctx, actor, params }) => {
      const source = requestSource(ctx, config);
      await inTransaction(orm, (em) => unshareFolder(em, { ...params, actor, source }));
    }),
  );

  return router;
}
