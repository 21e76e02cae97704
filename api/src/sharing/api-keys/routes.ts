import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  apiKeyIdParamsSchema,
  apiKeyListResponseSchema,
  createApiKeyRequestSchema,
  createApiKeyResponseSchema,
} from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import { assertOwnPassword } from '../../people/auth/password/ownPassword.ts';
import { listApiKeys, presentApiKeys } from './listApiKeys.ts';
import { endApiKey, makeApiKey } from './makeApiKey.ts';

interface ApiKeysDeps {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
}

/** Routes of an account's API keys; no key reaches them. */
export function apiKeysRouter(deps: ApiKeysDeps): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>({ prefix: '/api/keys' });

  router.get(
    '/',
    guard({ access: 'approved', needs: 'manage', response: apiKeyListResponseSchema }, async ({ actor }) =>
      inTransaction(orm, async (em) => ({ keys: await listApiKeys(em, actor.accountId) })),
    ),
  );

  router.post(
    '/',
    guard(
      {
        access: 'approved',
        needs: 'manage',
        problems: ['auth.wrong_password', 'api_key.limit_reached', 'form.not_found'],
        body: createApiKeyRequestSchema,
        response: createApiKeyResponseSchema,
        status: 201,
      },
      async ({ ctx, actor, body: { password, ...terms } }) => {
        const source = requestSource(ctx, config);
        // A key outlives the browser that made it.
        await assertOwnPassword(deps, { userId: actor.id, password, source, field: 'password' });
        return inTransaction(orm, async (em) => {
          const { key, token } = await makeApiKey(em, { maker: actor, source }, terms);
          const [presented] = await presentApiKeys(em, actor.accountId, [key]);
          return { key: presented!, token };
        });
      },
    ),
  );

  router.delete(
    '/:keyId',
    guard(
      {
        access: 'approved',
        needs: 'manage',
        params: apiKeyIdParamsSchema,
        missing: 'api_key.not_found',
        response: apiKeyListResponseSchema,
      },
      async ({ ctx, actor, params }) =>
        inTransaction(orm, async (em) => {
          await endApiKey(em, { maker: actor, source: requestSource(ctx, config) }, params.keyId);
          await em.flush();
          return { keys: await listApiKeys(em, actor.accountId) };
        }),
    ),
  );

  return router;
}
