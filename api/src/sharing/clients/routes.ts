import { Router } from '@koa/router';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import { findKnownDevice, rememberDevice } from '../../people/auth/browser-link/deviceCookie.ts';
import { signInByPassword, type SignInDeps } from '../../people/auth/passwordSignIn.ts';
import {
  clientSessionResponseSchema,
  clientSignInRequestSchema,
  clientSignInResponseSchema,
  clientTokenRequestSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { clientEvent } from '../../platform/identity/identityEvents.ts';
import type { ClientActor } from '../../platform/identity/clientActor.ts';
import { ClientSession } from '../../platform/entities/clientSession.entity.ts';
import { findClientActor } from '../../platform/identity/clientSessions.ts';
import { openClient } from './account/openClient.ts';
import { loadClientSettings } from './account/clientSettings.ts';
import { findPortalBrand } from './portalBrand.ts';

/** Precision of a client's last visit. */
const SEEN_EVERY_MINUTES = 5;
const seen = (clientId: string): Sql => sql`
  update clients set last_seen_at = now()
  where id = ${clientId} and (last_seen_at is null or last_seen_at < now() - make_interval(mins => ${SEEN_EVERY_MINUTES}))`;

interface ClientAuthDeps extends SignInDeps {
  config: Config;
}

/**
 * Routes of clients' sign-in, apart from users': another table, another token, another transport (D-137,
 * D-145).
 */
export function clientAuthRouter(deps: ClientAuthDeps): Router<AppState> {
  const { config, orm } = deps;
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
        const findDevice = (clientId: string) => findKnownDevice(ctx, config, clientId);
        const attempt = { ...body, source, findDevice };
        ctx.set('Cache-Control', 'no-store');
        const opened = await signInByPassword(deps, 'client', attempt, openClient);
        if (opened.kind === 'initial_password') return { passwordToken: opened.passwordToken };
        rememberDevice(ctx, config, opened.clientId);
        return opened.session;
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
        // What the portal reads from now on, its stream of events goes on from.
        const readAt = Date.now();
        const client = await getClient(ctx, body.token);
        const { id, email, name, companyName, locale, viewedBy, expiresAt } = client;
        const em = orm.em.fork();
        if (viewedBy === null) await run(em, seen(id));
        ctx.set('Cache-Control', 'no-store');
        return {
          client: { id, email, name, companyName },
          locale,
          isView: viewedBy !== null,
          settings: await loadClientSettings(em, id),
          brand: await findPortalBrand(em, id),
          expiresAt: expiresAt.toISOString(),
          readAt,
        };
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
