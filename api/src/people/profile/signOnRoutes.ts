import { Router } from '@koa/router';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  ownSignOnRequestSchema,
  ownSignOnSchema,
  signOnResponseSchema,
  type OwnSignOn,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { UserIdentity } from '../../platform/entities/userIdentity.entity.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { loadSignInProvider } from '../../platform/settings/signInProvider.ts';
import { mailLinkChange, unlinkIdentity } from '../auth/sign-on/identities.ts';
import { startSignOn, type SignOnDeps } from '../auth/sign-on/signOn.ts';
import { hasPassword } from '../auth/password/ownPassword.ts';
import { assertPassword } from './changeSecondFactor.ts';

/**
 * Routes of the user's own link to the sign-in provider. Both changes ask for the password: a borrowed browser must
 * neither open another way in nor close one.
 */
export function ownSignOnRouter(deps: SignOnDeps): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>({ prefix: '/api/profile/sign-on' });

  const present = async (em: EntityManager, userId: string): Promise<OwnSignOn> => {
    const provider = await loadSignInProvider(em, config);
    const identity =
      provider &&
      (await em.findOne(UserIdentity, { userId, issuer: provider.issuer, linkedAt: { $ne: null } }));
    return {
      provider: provider?.name ?? null,
      identity: identity?.linkedAt
        ? {
            email: identity.email,
            linkedAt: identity.linkedAt.toISOString(),
            lastUsedAt: identity.lastUsedAt?.toISOString() ?? null,
          }
        : null,
      hasPassword: await hasPassword(em, userId),
    };
  };

  const assertHasPassword = async (userId: string): Promise<void> => {
    if (!(await hasPassword(orm.em.fork(), userId))) throw new ProblemError('sign_on.password_needed');
  };

  router.get(
    '/',
    guard({ access: 'approvedBefore2fa', response: ownSignOnSchema }, ({ actor }) =>
      inTransaction(orm, (em) => present(em, actor.id)),
    ),
  );

  router.post(
    '/link',
    guard(
      {
        access: 'approvedBefore2fa',
        problems: [
          'auth.wrong_password',
          'sign_on.no_provider',
          'sign_on.unreachable',
          'sign_on.password_needed',
        ],
        body: ownSignOnRequestSchema,
        response: signOnResponseSchema,
      },
      async ({ ctx, actor, body }) => {
        await assertHasPassword(actor.id);
        await assertPassword(deps, { ctx, actor, body });
        const linkFor = { userId: actor.id, sessionId: actor.sessionId };
        return { url: await startSignOn(deps, ctx, { from: '', linkFor, formId: null }) };
      },
    ),
  );

  router.post(
    '/unlink',
    guard(
      {
        access: 'approvedBefore2fa',
        problems: ['auth.wrong_password', 'sign_on.no_provider', 'sign_on.password_needed'],
        body: ownSignOnRequestSchema,
        response: ownSignOnSchema,
      },
      async ({ ctx, actor, body }) => {
        await assertHasPassword(actor.id);
        await assertPassword(deps, { ctx, actor, body });
        const source = requestSource(ctx, config);
        return inTransaction(orm, async (em) => {
          const provider = await loadSignInProvider(em, config);
          if (!provider) throw new ProblemError('sign_on.no_provider');
          const { issuer, name } = provider;
          if (await unlinkIdentity(em, { userId: actor.id, issuer, source })) {
            const what = 'You can no longer sign in with {name}.';
            await mailLinkChange(em, config, { to: actor.email, what, name, source });
          }
          return present(em, actor.id);
        });
      },
    ),
  );

  return router;
}
