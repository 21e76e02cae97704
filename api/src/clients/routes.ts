import { Router } from '@koa/router';
import { findKnownDevice, rememberDevice } from '../auth/deviceCookie.ts';
import {
  clientSessionResponseSchema,
  clientSignInRequestSchema,
  clientSignInResponseSchema,
  clientTokenRequestSchema,
} from '../contract/index.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { AppContext, AppState } from '../http/appContext.ts';
import type { Config } from '../config/config.ts';
import { guard } from '../http/guard.ts';
import { ProblemError } from '../http/problemError.ts';
import { requestSource } from '../http/requestSource.ts';
import { verifyGuess } from '../limits/verifyGuess.ts';
import { publishEvent } from '../realtime/liveEvents.ts';
import { clientEvent } from '../identity/identityEvents.ts';
import type { ClientActor } from '../identity/clientActor.ts';
import { ClientSession } from '../entities/clientSession.entity.ts';
import { findClientActor } from '../identity/clientSessions.ts';
import { signInClient, type ClientSignInDeps } from './signInClient.ts';

interface ClientAuthDeps extends ClientSignInDeps {
  config: Config;
}

/**
 * Routes of clients' sign-in, apart from users': another table, another token, another transport (D-137,
 * D-145).
 */
export function clientAuthRouter(deps: ClientAuthDeps): Router<AppState> {
  const { config, orm, limits } = deps;
  const router = new Router<AppState>({ prefix: '/api' });

  /** The client of the header, or of a token in the body. @throws {ProblemError} `session.required`. */
  const getClient = async (ctx: AppContext, token: string | undefined): Promise<ClientActor> => {
    const { principal } = ctx.state;
    if (principal?.kind === 'client') return principal.client;
    const client = token ? await findClientActor(orm.em.fork(), { token }) : null;
    if (!client) throw new ProblemError('session.required');
    return client;
  };

  router.post(
    '/client-auth',
    guard(
      {
        access: 'public',
        problems: [
          'captcha.required',
          'captcha.failed',
          'auth.locked',
          'auth.invalid_credentials',
          'client.inactive',
          'auth.email_not_confirmed',
        ],
        body: clientSignInRequestSchema,
        response: clientSignInResponseSchema,
      },
      async ({ ctx, body }) => {
        const source = requestSource(ctx, config);
        const result = await verifyGuess(limits, {
          limit: 'signInSource',
          counted: { key: source.hash, source },
          verify: () =>
            signInClient(deps, {
              ...body,
              source,
              findDevice: (clientId) => findKnownDevice(ctx, config, clientId),
            }),
          isWrong: ({ kind }) => kind === 'refused',
        });
        ctx.set('Cache-Control', 'no-store');
        if (result.kind === 'refused') throw new ProblemError('auth.invalid_credentials');
        if (result.kind === 'inactive') throw new ProblemError('client.inactive');
        if (result.kind === 'not_confirmed') throw new ProblemError('auth.email_not_confirmed');
        if (result.kind === 'initial_password') return { passwordToken: result.passwordToken };
        rememberDevice(ctx, config, result.clientId);
        return result.session;
      },
    ),
  );

  router.post(
    '/validate-client-session',
    guard(
      {
        access: 'public',
        problems: ['session.required'],
        body: clientTokenRequestSchema,
        response: clientSessionResponseSchema,
      },
      async ({ ctx, body }) => {
        const { id, email, name, companyName, expiresAt } = await getClient(ctx, body.token);
        ctx.set('Cache-Control', 'no-store');
        return { client: { id, email, name, companyName }, expiresAt: expiresAt.toISOString() };
      },
    ),
  );

  router.post(
    '/logout-client',
    guard(
      { access: 'public', problems: ['session.required'], body: clientTokenRequestSchema },
      async ({ ctx, body }) => {
        const client = await getClient(ctx, body.token);
        await inTransaction(orm, async (em) => {
          await em.nativeDelete(ClientSession, { id: client.sessionId });
          await publishEvent(em, clientEvent, { clientId: client.id });
        });
      },
    ),
  );

  return router;
}
