import { Router } from '@koa/router';
import type { Interaction, Provider } from 'oidc-provider';
import {
  connectionIdParamsSchema,
  connectionListSchema,
  consentAnswerSchema,
  consentDoneSchema,
  consentParamsSchema,
  consentRequestSchema,
} from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { AppContext, AppState } from '../../../platform/http/appContext.ts';
import { guard } from '../../../platform/http/guard.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { accountNameOf } from '../../../platform/identity/ownAccounts.ts';
import type { Lazy } from '../../../platform/process/lazy.ts';
import { withoutTurns } from '../../../platform/texts/withoutTurns.ts';
import { isOpenToAssistants, type McpDeps } from '../mcp.ts';
import { endConnection, listConnections, makeConnection } from './connections.ts';
import { createLazyProvider } from './oauth.ts';
import type { OauthDeps } from './oauthProvider.ts';
import { isLoopback, OAUTH_PATH, readScopes, resourceOf } from './oauthTerms.ts';

/** Longest name of a client that is shown and kept, in characters. */
const MAX_NAME = 60;

/** Returns what a client calls itself, on one line and short enough to tell nothing else. */
const readName = (name = ''): string =>
  Array.from(withoutTurns(name).replace(/\s+/g, ' ').trim()).slice(0, MAX_NAME).join('');

interface Asked {
  interaction: Interaction;
  clientId: string;
  name: string;
  documentHost: string | null;
  callback: URL;
  scopes: ReturnType<typeof readScopes>;
}

/** Routes of what a person is asked about an assistant, and of those that they have connected. */
export function consentRouter(
  deps: McpDeps & OauthDeps & { oauthProvider?: Lazy<Provider> },
): Router<AppState> {
  const { config, orm, oauthProvider: provider = createLazyProvider(deps) } = deps;
  const router = new Router<AppState>();

  /** Finds what is asked, by the cookie of the browser that was sent here. @throws {ProblemError} `sign_on.link_invalid`. */
  const findAsked = async (ctx: AppContext, uid: string): Promise<Asked> => {
    if (!(await isOpenToAssistants(deps))) throw new ProblemError('route.not_found');
    const server = await provider.get();
    const interaction = await server.interactionDetails(ctx.req, ctx.res).catch(() => null);
    const { client_id: clientId = '', redirect_uri: redirect = '', scope } = interaction?.params ?? {};
    const client = interaction?.uid === uid ? await server.Client.find(clientId) : undefined;
    if (!interaction || !client) throw new ProblemError('sign_on.link_invalid');
    return {
      interaction,
      clientId,
      name: readName(client.clientName) || new URL(redirect).host,
      documentHost: client.clientIdMetadataDocument ? new URL(clientId).host : null,
      callback: new URL(redirect),
      scopes: readScopes(scope ?? null),
    };
  };

  const question = {
    access: 'approved',
    params: consentParamsSchema,
    problems: ['sign_on.link_invalid', 'route.not_found'],
  } as const;

  router.get(
    `${OAUTH_PATH}/consent/:uid/request`,
    guard({ ...question, response: consentRequestSchema }, async ({ ctx, actor, params }) => {
      const { name, documentHost, callback, scopes } = await findAsked(ctx, params.uid);
      const account = await inTransaction(orm, (em) => accountNameOf(em, actor.accountId));
      return {
        name,
        documentHost,
        callbackHost: callback.host || callback.protocol,
        isLocal: isLoopback(callback),
        scopes,
        account,
      };
    }),
  );

  router.post(
    `${OAUTH_PATH}/consent/:uid`,
    guard(
      {
        ...question,
        problems: [...question.problems, 'api_key.limit_reached', 'form.not_found'],
        body: consentAnswerSchema,
        response: consentDoneSchema,
      },
      async ({ ctx, actor, params, body: { isAllowed } }) => {
        const { clientId, name, callback, scopes } = await findAsked(ctx, params.uid);
        const server = await provider.get();
        const answer = (result: object): Promise<string> =>
          server.interactionResult(ctx.req, ctx.res, result);
        if (!isAllowed)
          return { next: await answer({ error: 'access_denied', error_description: 'The person said no' }) };
        const grant = new server.Grant({ accountId: actor.id, clientId });
        grant.addOIDCScope(scopes.join(' '));
        grant.addResourceScope(resourceOf(config.publicUrl), scopes.join(' '));
        const grantId = await grant.save();
        const source = requestSource(ctx, config);
        const host = callback.host || callback.protocol;
        await inTransaction(orm, (em) =>
          makeConnection(em, { maker: actor, source }, { grantId, clientId, name, host, scopes }),
        );
        return {
          next: await answer({ login: { accountId: actor.id, remember: false }, consent: { grantId } }),
        };
      },
    ),
  );

  const present = async (actor: Parameters<typeof listConnections>[1]) => ({
    isOpen: await isOpenToAssistants(deps),
    address: resourceOf(config.publicUrl),
    connections: await inTransaction(orm, (em) => listConnections(em, actor)),
  });

  router.get(
    '/api/connections',
    guard({ access: 'approved', response: connectionListSchema }, ({ actor }) => present(actor)),
  );

  router.delete(
    '/api/connections/:connectionId',
    guard(
      {
        access: 'approved',
        params: connectionIdParamsSchema,
        missing: 'api_key.not_found',
        response: connectionListSchema,
      },
      async ({ ctx, actor, params }) => {
        const source = requestSource(ctx, config);
        await inTransaction(orm, (em) => endConnection(em, { actor, source }, params.connectionId));
        return present(actor);
      },
    ),
  );

  return router;
}
