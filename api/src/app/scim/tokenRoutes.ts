import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import type { Config } from '../../platform/config/config.ts';
import {
  createScimTokenResponseSchema,
  scimTokenResponseSchema,
  type ScimTokenResponse,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { run, sql } from '../../platform/db/sql.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { createScimToken, endScimToken, loadScimToken } from './scimToken.ts';
import { scimUrl } from './scimRoutes.ts';

/** Routes of the directory's token, which administrators make and end. */
export function scimTokenRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/admin/scim-token' });

  const present = async (em: EntityManager): Promise<ScimTokenResponse> => {
    const token = await loadScimToken(em);
    const [counts] = await run<{ people: number; suspended: number }>(
      em,
      sql`
        select count(*)::int as people, count(*) filter (where not p.is_approved)::int as suspended
        from directory_people d join profiles p on p.user_id = d.user_id`,
    );
    return {
      url: scimUrl(config),
      token: token && { createdAt: token.createdAt, lastUsedAt: token.lastUsedAt },
      people: counts?.people ?? 0,
      suspended: counts?.suspended ?? 0,
    };
  };

  const record = (em: EntityManager, { ctx, actor }: { ctx: AppContext; actor: Actor }, action: string) =>
    recordEvent(em, {
      type: 'scim_token_changed',
      source: requestSource(ctx, config),
      userId: actor.id,
      data: { action },
    });

  router.get(
    '/',
    guard({ access: 'admin', response: scimTokenResponseSchema }, () => inTransaction(orm, present)),
  );

  router.post(
    '/',
    guard({ access: 'admin', response: createScimTokenResponseSchema, status: 201 }, (call) =>
      inTransaction(orm, async (em) => {
        const secret = await createScimToken(em);
        await record(em, call, 'created');
        return { ...(await present(em)), secret };
      }),
    ),
  );

  router.delete(
    '/',
    guard({ access: 'admin', response: scimTokenResponseSchema }, (call) =>
      inTransaction(orm, async (em) => {
        await endScimToken(em);
        await record(em, call, 'ended');
        return present(em);
      }),
    ),
  );

  return router;
}
