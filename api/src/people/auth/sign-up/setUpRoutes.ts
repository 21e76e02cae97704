import { Router } from '@koa/router';
import {
  sessionResponseSchema,
  setUpLinkRequestSchema,
  setUpLinkResponseSchema,
  setUpRequestSchema,
} from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { AppState } from '../../../platform/http/appContext.ts';
import { guard } from '../../../platform/http/guard.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import type { RateLimits } from '../../../platform/limits/rateLimits.ts';
import { openSession, type SessionDeps } from '../openSession.ts';
import { parseSignUp } from './parseSignUp.ts';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import { getOwnerOfLink, setUpOwner } from './setUpOwner.ts';

interface SetUpDeps extends SessionDeps {
  limits: RateLimits;
}

/** The first start's link: its holder becomes the owner (AUTH-048). */
export function setUpRouter(deps: SetUpDeps): Router<AppState> {
  const { config, orm, limits } = deps;
  const router = new Router<AppState>({ prefix: '/api/auth/set-up' });
  const open = { access: 'public', problems: ['auth.set_up_link_invalid'] } as const;

  router.post(
    '/link',
    guard(
      { ...open, body: setUpLinkRequestSchema, response: setUpLinkResponseSchema },
      async ({ ctx, body }) => {
        const source = requestSource(ctx, config);
        await limits.take('linkSource', { key: source.hash, source });
        await getOwnerOfLink(orm.em.fork(), body.token);
        return { platformName: config.platformName, email: config.ownerEmail };
      },
    ),
  );

  router.post(
    '/',
    guard({ ...open, body: setUpRequestSchema, response: sessionResponseSchema }, async ({ ctx, body }) => {
      const source = requestSource(ctx, config);
      await limits.take('linkSource', { key: source.hash, source });
      const { password, ...person } = parseSignUp(body, config.platformName);
      // A guess is refused before the hash, which is expensive.
      await getOwnerOfLink(orm.em.fork(), body.token);
      const owner = { ...person, passwordHash: await hashPassword(password) };
      const opened = await inTransaction(orm, (em) => setUpOwner(em, { token: body.token, owner, source }));
      return openSession(ctx, deps, { kind: 'signed_in', ...opened });
    }),
  );

  return router;
}
