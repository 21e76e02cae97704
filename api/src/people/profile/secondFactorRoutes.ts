import { Router } from '@koa/router';
import { renewRecoveryCodes } from '../auth/second-factor/recoveryCodes.ts';
import {
  passwordRequestSchema,
  recoveryCodesResponseSchema,
  secondFactorStateSchema,
  totpConfirmRequestSchema,
  totpSetupResponseSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { assertPassword, changeSecondFactor, type OwnAccountDeps } from './changeSecondFactor.ts';
import { confirmTotp, disableTotp, getSecondFactor, keepFirstCodes, startTotp } from './ownSecondFactor.ts';

/**
 * Routes of the user's own second factor. Open to an administrator who must set one up, because they do it
 * here.
 */
export function ownSecondFactorRouter(deps: OwnAccountDeps): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>({ prefix: '/api/profile/second-factor' });

  router.get(
    '/',
    guard({ access: 'approvedBefore2fa', response: secondFactorStateSchema }, async ({ actor }) =>
      inTransaction(orm, (em) => getSecondFactor(em, actor.id)),
    ),
  );

  router.post(
    '/totp',
    guard(
      {
        access: 'approvedBefore2fa',
        problems: ['auth.wrong_password', 'second_factor.already_on'],
        body: passwordRequestSchema,
        response: totpSetupResponseSchema,
      },
      async ({ ctx, actor, body }) => {
        await assertPassword(deps, { ctx, actor, body });
        return inTransaction(orm, (em) => startTotp(em, config, actor.id));
      },
    ),
  );

  router.post(
    '/totp/confirm',
    guard(
      {
        access: 'approvedBefore2fa',
        problems: ['auth.second_factor_invalid', 'second_factor.not_started'],
        body: totpConfirmRequestSchema,
        response: recoveryCodesResponseSchema,
      },
      async ({ ctx, actor, body }) =>
        changeSecondFactor(
          deps,
          { ctx, actor, what: 'An authenticator app was set up.' },
          async (em, user) => {
            await confirmTotp(em, config, { user, actor, code: body.code });
            return { recoveryCodes: await keepFirstCodes(em, config, actor.id) };
          },
        ),
    ),
  );

  router.post(
    '/totp/disable',
    guard(
      {
        access: 'approvedBefore2fa',
        problems: ['auth.wrong_password'],
        body: passwordRequestSchema,
        response: secondFactorStateSchema,
      },
      async ({ ctx, actor, body }) => {
        await assertPassword(deps, { ctx, actor, body });
        return changeSecondFactor(
          deps,
          { ctx, actor, what: 'The authenticator app was turned off.' },
          async (em, user) => {
            await disableTotp(em, user);
            return getSecondFactor(em, actor.id);
          },
        );
      },
    ),
  );

  router.post(
    '/recovery-codes',
    guard(
      {
        access: 'approvedBefore2fa',
        problems: ['auth.wrong_password'],
        body: passwordRequestSchema,
        response: recoveryCodesResponseSchema,
      },
      async ({ ctx, actor, body }) => {
        await assertPassword(deps, { ctx, actor, body });
        return changeSecondFactor(
          deps,
          { ctx, actor, what: 'New recovery codes were made. The old ones no longer work.' },
          async (em) => ({
            recoveryCodes: await renewRecoveryCodes(em, actor.id, config.secret),
          }),
        );
      },
    ),
  );

  return router;
}
