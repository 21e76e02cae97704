import type { AppContext } from '../../../platform/http/appContext.ts';
import { assistantCors } from '../../../platform/http/cors.ts';
import type { Step } from '../../../platform/http/directRoute.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { setJson } from '../../../platform/http/setJson.ts';
import { createLazy, type Lazy } from '../../../platform/process/lazy.ts';
import type { Provider } from 'oidc-provider';
import { isOpenToAssistants, type McpDeps } from '../mcp.ts';
import { MCP_PATH } from '../mcpPath.ts';
import type { OauthDeps } from './oauthProvider.ts';
import { CONNECTION_SCOPES, OAUTH_PATH, readScopes, resourceOf } from './oauthTerms.ts';

const PROTECTED_RESOURCE = '/.well-known/oauth-protected-resource';
const AUTHORIZATION_SERVER = '/.well-known/oauth-authorization-server';

/** Addresses that the OAuth server answers itself; its questions to people are routes of ours. */
const ANSWERED = new Set([
  AUTHORIZATION_SERVER,
  ...['register', 'revoke', 'keys', 'token'].map((name) => `${OAUTH_PATH}/${name}`),
]);
/** Where the OAuth server sends people; the question itself is a screen. */
const QUESTION = /^\/api\/oauth\/consent\/([\w-]+)$/;
const isAuthorization = (path: string): boolean =>
  path === `${OAUTH_PATH}/authorize` || path.startsWith(`${OAUTH_PATH}/authorize/`);

/** The OAuth server of this process, made by its first use. */
export const createLazyProvider = (deps: OauthDeps): Lazy<Provider> =>
  createLazy(async () => {
    const { createOauthProvider } = await import('./oauthProvider.ts');
    return createOauthProvider(deps);
  });

/** The OAuth server for assistants, and what the server of assistants says of it (RFC 9728). */
export function oauth(deps: McpDeps & OauthDeps, provider: Lazy<Provider>): Step {
  const { config, limits } = deps;
  const { origin, host, protocol } = new URL(config.publicUrl);

  const tellResource = (ctx: AppContext): void => {
    ctx.set('Cache-Control', 'no-store');
    setJson(ctx, {
      resource: resourceOf(config.publicUrl),
      authorization_servers: [origin],
      scopes_supported: CONNECTION_SCOPES,
      bearer_methods_supported: ['header'],
      resource_name: 'Inlay',
    });
  };

  const limit = async (ctx: AppContext): Promise<void> => {
    const source = requestSource(ctx, config);
    if (ctx.path === `${OAUTH_PATH}/register`)
      await limits.take('oauthRegister', { key: source.hash, source });
    const isDocument = /[?&]client_id=https/.test(ctx.url);
    if (isAuthorization(ctx.path) && isDocument)
      await limits.take('oauthDocument', { key: source.hash, source });
  };

  /** Leaves scopes out that the server does not know, instead of refusing a client that asks for more than there is. */
  const mendScopes = (ctx: AppContext): void => {
    if (ctx.path !== `${OAUTH_PATH}/authorize`) return;
    const query = new URLSearchParams(ctx.querystring);
    query.set('scope', readScopes(query.get('scope')).join(' '));
    ctx.req.url = `${ctx.path}?${query}`;
  };

  const serve = async (ctx: AppContext): Promise<void> => {
    await limit(ctx);
    mendScopes(ctx);
    const answer = (await provider.get()).callback();
    // It writes addresses by these: they are those under which people know the platform, whatever a caller sends.
    ctx.req.headers['x-forwarded-host'] = host;
    ctx.req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    ctx.respond = false;
    ctx.status = 200;
    await answer(ctx.req, ctx.res);
  };

  const open = async (): Promise<void> => {
    if (!(await isOpenToAssistants(deps))) throw new ProblemError('route.not_found');
  };

  return async (ctx, next) => {
    if (ctx.path === PROTECTED_RESOURCE || ctx.path === `${PROTECTED_RESOURCE}${MCP_PATH}`)
      return assistantCors(ctx, async () => {
        await open();
        tellResource(ctx);
      });
    if (isAuthorization(ctx.path)) {
      await open();
      return serve(ctx);
    }
    const [, uid] = ctx.method === 'GET' ? (QUESTION.exec(ctx.path) ?? []) : [];
    if (uid !== undefined) {
      ctx.redirect(`/connect/${uid}`);
      ctx.status = 303;
      return undefined;
    }
    if (!ANSWERED.has(ctx.path)) return next();
    return assistantCors(ctx, async () => {
      await open();
      await serve(ctx);
    });
  };
}
