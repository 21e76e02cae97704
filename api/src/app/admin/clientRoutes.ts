import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { hashPassword } from '../../platform/identity/passwords.ts';
import { parseNewClient } from '../../sharing/clients/account/parseNewClient.ts';
import {
  adminClientListSchema,
  adminClientQuerySchema,
  adminClientSchema,
  clientIdParamsSchema,
  clientSignUpRequestSchema,
  updateClientRequestSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { createClient, setClientActive, signClientOut } from './changeClient.ts';
import { listClients, presentClients } from './listClients.ts';

/** Messages around the reason, by field (CLNT-057, CLNT-058). */
const WRAPPERS = {
  email: 'Email validation failed: {reason}',
  password: 'Password validation failed: {reason}',
} as const;

/** Clients' accounts, for administrators (CLNT-054…078). */
export function adminClientsRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/admin/clients' });

  router.get(
    '/',
    guard(
      { access: 'admin', query: adminClientQuerySchema, response: adminClientListSchema },
      async ({ query }) => inTransaction(orm, (em) => listClients(em, query)),
    ),
  );

  router.post(
    '/',
    guard(
      {
        access: 'admin',
        problems: ['client.exists'],
        body: clientSignUpRequestSchema,
        response: adminClientSchema,
        status: 201,
      },
      async ({ ctx, actor, body }) => {
        const { password, ...client } = parseNewClient(body, config.platformName, WRAPPERS);
        const passwordHash = await hashPassword(password);
        const source = requestSource(ctx, config);
        return inTransaction(orm, async (em) => {
          const created = await createClient(em, { actor, client: { ...client, passwordHash }, source });
          return presentOne(await presentClients(em, [created]));
        });
      },
    ),
  );

  router.patch(
    '/:clientId',
    guard(
      {
        access: 'admin',
        problems: ['client.not_confirmed'],
        params: clientIdParamsSchema,
        missing: 'client.not_found',
        body: updateClientRequestSchema,
        response: adminClientSchema,
      },
      async ({ ctx, actor, params, body }) => {
        const source = requestSource(ctx, config);
        return inTransaction(orm, async (em) => {
          const change = { actor, clientId: params.clientId, isActive: body.isActive, source };
          return presentOne(await presentClients(em, [await setClientActive(em, config, change)]));
        });
      },
    ),
  );

  router.post(
    '/:clientId/sign-out',
    guard(
      { access: 'admin', params: clientIdParamsSchema, missing: 'client.not_found' },
      async ({ ctx, actor, params }) => {
        const source = requestSource(ctx, config);
        await inTransaction(orm, (em) => signClientOut(em, { actor, clientId: params.clientId, source }));
      },
    ),
  );

  return router;
}

function presentOne<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('A client was not presented.');
  return item;
}
