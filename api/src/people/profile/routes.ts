import { Router } from '@koa/router';
import { assertOwnPassword } from '../auth/password/ownPassword.ts';
import {
  changeEmailRequestSchema,
  passwordRequestSchema,
  profileResponseSchema,
  sessionIdParamsSchema,
  sessionListResponseSchema,
  signInListResponseSchema,
  updateProfileRequestSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { acceptedLanguage } from '../../platform/http/requestLanguage.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { assertPassword, type OwnAccountDeps } from './changeSecondFactor.ts';
import { askForNewEmail } from './askForNewEmail.ts';
import { getProfile, updateProfile, type ProfileDeps } from './ownProfile.ts';
import { endOtherSessions, endOwnSession, listSessions, listSignIns } from './ownSessions.ts';

/** Routes of the signed-in user's own account (D-161). */
export function profileRouter(deps: OwnAccountDeps & ProfileDeps): Router<AppState> {
  const { config, orm, limits } = deps;
  const router = new Router<AppState>({ prefix: '/api/profile' });

  router.get(
    '/',
    guard({ access: 'signedIn', response: profileResponseSchema }, async ({ actor }) => {
      // Before approval, the response holds the state of approval only.
      if (!actor.isApproved) return { isApproved: false, profile: null };
      return { isApproved: true, profile: await getProfile(deps, actor) };
    }),
  );

  router.patch(
    '/',
    guard(
      { access: 'approved', body: updateProfileRequestSchema, response: profileResponseSchema },
      async ({ actor, body }) => {
        await inTransaction(orm, (em) => updateProfile(em, actor, body));
        return { isApproved: true, profile: await getProfile(deps, actor) };
      },
    ),
  );

  router.post(
    '/email',
    guard(
      { access: 'approved', problems: ['auth.wrong_password'], body: changeEmailRequestSchema },
      async ({ ctx, actor, body }) => {
        const source = requestSource(ctx, config);
        const { password, email } = body;
        await assertOwnPassword(deps, { userId: actor.id, password, source, field: 'password' });
        await limits.take('mailAddress', { key: actor.id, source, userId: actor.id });
        await inTransaction(orm, (em) =>
          askForNewEmail(em, config, { actor, email, requested: acceptedLanguage(ctx.req) }),
        );
      },
    ),
  );

  router.get(
    '/sessions',
    guard({ access: 'approvedBefore2fa', response: sessionListResponseSchema }, async ({ actor }) => ({
      sessions: await inTransaction(orm, (em) => listSessions(em, actor)),
    })),
  );

  // The password keeps a finder of an open browser from ending the other sessions (ASVS 7.5.2).
  router.post(
    '/sessions/revoke-others',
    guard(
      { access: 'approvedBefore2fa', problems: ['auth.wrong_password'], body: passwordRequestSchema },
      async ({ ctx, actor, body }) => {
        await assertPassword(deps, { ctx, actor, body });
        await inTransaction(orm, (em) => endOtherSessions(em, actor));
      },
    ),
  );

  router.post(
    '/sessions/:sessionId/revoke',
    guard(
      {
        access: 'approvedBefore2fa',
        problems: ['auth.wrong_password'],
        params: sessionIdParamsSchema,
        missing: 'session.not_found',
        body: passwordRequestSchema,
      },
      async ({ ctx, actor, params, body }) => {
        await assertPassword(deps, { ctx, actor, body });
        await inTransaction(orm, (em) => endOwnSession(em, actor, params.sessionId));
      },
    ),
  );

  router.get(
    '/sign-ins',
    guard({ access: 'approved', response: signInListResponseSchema }, async ({ actor }) => ({
      signIns: await inTransaction(orm, (em) => listSignIns(em, actor)),
    })),
  );

  return router;
}
