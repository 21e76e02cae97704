import { Router } from '@koa/router';
import { addPasskey, createRegistration } from '../auth/second-factor/passkeys.ts';
import {
  addPasskeyRequestSchema,
  addPasskeyResponseSchema,
  passkeyIdParamsSchema,
  passkeyOptionsResponseSchema,
  passwordRequestSchema,
  secondFactorStateSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { User } from '../../platform/entities/user.entity.ts';
import { assertPassword, changeSecondFactor, type OwnAccountDeps } from './changeSecondFactor.ts';
import {
  getSecondFactor,
  keepFirstCodes,
  markSession,
  parsePasskeyName,
  removePasskey,
} from './ownSecondFactor.ts';

/** Routes of the user's own passkeys. */
export function ownPasskeysRouter(deps: OwnAccountDeps): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>({ prefix: '/api/profile/second-factor/passkeys' });

  router.post(
    '/options',
    guard(
      {
        access: 'approvedBefore2fa',
        problems: ['auth.wrong_password'],
        body: passwordRequestSchema,
        response: passkeyOptionsResponseSchema,
      },
      async ({ ctx, actor, body }) => {
        await assertPassword(deps, { ctx, actor, body });
        return inTransaction(orm, async (em) => ({
          options: await createRegistration(em, await em.findOneOrFail(User, { id: actor.id }), config),
        }));
      },
    ),
  );

  router.post(
    '/',
    guard(
      {
        access: 'approvedBefore2fa',
        problems: ['auth.passkey_invalid'],
        body: addPasskeyRequestSchema,
        response: addPasskeyResponseSchema,
      },
      async ({ ctx, actor, body }) => {
        const name = parsePasskeyName(body.name);
        return changeSecondFactor(
          deps,
          { ctx, actor, what: 'A passkey was added: {name}', name },
          async (em, user) => {
            await addPasskey(em, { user, name, response: body.response, config });
            await markSession(em, actor);
            const recoveryCodes = await keepFirstCodes(em, config, actor.id);
            return { ...(await getSecondFactor(em, actor.id)), recoveryCodes };
          },
        );
      },
    ),
  );

  router.post(
    '/:passkeyId/remove',
    guard(
      {
        access: 'approvedBefore2fa',
        problems: ['auth.wrong_password'],
        params: passkeyIdParamsSchema,
        missing: 'passkey.not_found',
        body: passwordRequestSchema,
        response: secondFactorStateSchema,
      },
      async ({ ctx, actor, params, body }) => {
        await assertPassword(deps, { ctx, actor, body });
        return changeSecondFactor(deps, { ctx, actor, what: 'A passkey was removed.' }, async (em, user) => {
          await removePasskey(em, user, params.passkeyId);
          return getSecondFactor(em, actor.id);
        });
      },
    ),
  );

  return router;
}
