import { Router } from '@koa/router';
import {
  linkIdentityRequestSchema,
  signOnRequestSchema,
  signOnResponseSchema,
} from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { AppState } from '../../../platform/http/appContext.ts';
import { guard } from '../../../platform/http/guard.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { followIdentityLink } from './identities.ts';
import { finishSignOn, startSignOn, type SignOnDeps } from './signOn.ts';

/** Sign-in by a provider: the way there, the way back, and mailed links between accounts and people there. */
export function signOnRouter(deps: SignOnDeps): Router<AppState> {
  const { config, orm, limits } = deps;
  const router = new Router<AppState>({ prefix: '/api/auth/sign-on' });

  router.post(
    '/',
    guard(
      {
        access: 'public',
        problems: ['sign_on.no_provider', 'sign_on.unreachable'],
        body: signOnRequestSchema,
        response: signOnResponseSchema,
      },
      async ({ ctx, body }) => ({
        url: await startSignOn(deps, ctx, { from: body.from ?? '', linkFor: null, formId: null }),
      }),
    ),
  );

  router.get(
    '/callback',
    guard({ access: 'public', produces: ['text/html'], status: 303 }, async ({ ctx }) => {
      ctx.set('Cache-Control', 'no-store');
      // The address has the code: no page learns it.
      ctx.set('Referrer-Policy', 'no-referrer');
      ctx.redirect(await finishSignOn(deps, ctx));
    }),
  );

  router.post(
    '/link',
    guard(
      { access: 'public', problems: ['sign_on.link_invalid'], body: linkIdentityRequestSchema },
      async ({ ctx, body }) => {
        const source = requestSource(ctx, config);
        await limits.take('linkSource', { key: source.hash, source });
        await inTransaction(orm, (em) => followIdentityLink(em, config, { token: body.token, source }));
      },
    ),
  );

  return router;
}
