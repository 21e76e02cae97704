import { Router } from '@koa/router';
import {
  invitationLinkRequestSchema,
  invitationLookSchema,
  sessionResponseSchema,
  signUpByInvitationRequestSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { hashPassword } from '../../platform/identity/passwords.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import { openSession, type SessionDeps } from '../auth/openSession.ts';
import { parseSignUp } from '../auth/sign-up/parseSignUp.ts';
import { acceptInvitation, lookAtInvitation, signUpByInvitation } from './invitations.ts';

/** Routes of whoever has the link of an invitation (TEAM-030 to TEAM-036). */
export function invitationsRouter(deps: SessionDeps & { limits: RateLimits }): Router<AppState> {
  const { config, orm, limits } = deps;
  const router = new Router<AppState>({ prefix: '/api/invitations' });

  router.post(
    '/look',
    guard(
      {
        access: 'public',
        problems: ['invitation.invalid'],
        body: invitationLinkRequestSchema,
        response: invitationLookSchema,
      },
      async ({ ctx, body }) => {
        const source = requestSource(ctx, config);
        await limits.take('linkSource', { key: source.hash, source });
        return lookAtInvitation(orm.em.fork(), body.token);
      },
    ),
  );

  router.post(
    '/accept',
    guard(
      {
        access: 'signedIn',
        crossesAccounts: 'the account that invites is not theirs yet',
        problems: ['invitation.invalid', 'invitation.other_address'],
        body: invitationLinkRequestSchema,
      },
      async ({ ctx, actor, body }) =>
        inTransaction(orm, (em) =>
          acceptInvitation(em, { actor, source: requestSource(ctx, config) }, body.token),
        ),
    ),
  );

  router.post(
    '/sign-up',
    guard(
      {
        access: 'public',
        problems: ['invitation.invalid', 'invitation.known'],
        body: signUpByInvitationRequestSchema,
        response: sessionResponseSchema,
      },
      async ({ ctx, body: { token, ...typed } }) => {
        const source = requestSource(ctx, config);
        await limits.take('linkSource', { key: source.hash, source });
        // A guess is refused before the hash, which is expensive.
        const { email } = await lookAtInvitation(orm.em.fork(), token);
        const { password, fullName } = parseSignUp({ email, ...typed }, config.platformName);
        const person = { fullName, passwordHash: await hashPassword(password) };
        const opened = await inTransaction(orm, (em) =>
          signUpByInvitation(em, config, { token, person, source }),
        );
        return openSession(ctx, deps, { kind: 'signed_in', ...opened });
      },
    ),
  );

  return router;
}
