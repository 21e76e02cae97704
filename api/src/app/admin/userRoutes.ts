import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  adminUserListResponseSchema,
  adminUserQuerySchema,
  updateUserRequestSchema,
  userIdParamsSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { approveUser, revokeUser, signUserOut, updateUser } from './changeUser.ts';
import { listUsers } from './listUsers.ts';

const oneUser = {
  access: 'admin',
  params: userIdParamsSchema,
  missing: 'user.not_found',
  problems: ['user.protected'],
} as const;

/** Routes of the users: approval, role and number of forms (D-151). */
export function adminUsersRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/admin/users' });

  router.get(
    '/',
    guard(
      { access: 'admin', query: adminUserQuerySchema, response: adminUserListResponseSchema },
      async ({ actor, query }) => inTransaction(orm, (em) => listUsers(em, config, { actor, query })),
    ),
  );

  router.patch(
    '/:userId',
    guard({ ...oneUser, body: updateUserRequestSchema }, async ({ ctx, actor, params, body }) => {
      const change = { actor, userId: params.userId, source: requestSource(ctx, config) };
      await inTransaction(orm, (em) => updateUser(em, config, { ...change, changes: body }));
    }),
  );

  for (const [path, work] of [
    ['/:userId/approve', approveUser],
    ['/:userId/revoke', revokeUser],
    ['/:userId/sign-out', signUserOut],
  ] as const) {
    router.post(
      path,
      guard(oneUser, async ({ ctx, actor, params }) => {
        const change = { actor, userId: params.userId, source: requestSource(ctx, config) };
        await inTransaction(orm, (em) => work(em, config, change));
      }),
    );
  }

  return router;
}
