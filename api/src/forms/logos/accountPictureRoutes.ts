import { LockMode } from '@mikro-orm/core';
import { Router } from '@koa/router';
import { getAccount } from '../../people/members/accounts.ts';
import { accountSchema, type AccountAnswer } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { Account } from '../../platform/entities/account.entity.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { dropPicture } from '../setLogo.ts';
import { LOGO_UPLOAD, receiveLogo, type LogoDeps } from './receiveLogo.ts';

/** Size of an account's picture, in px: four times what menus show. */
const BOX = { width: 128, height: 128 };

const manager = { access: 'approved', needs: 'manage', response: accountSchema } as const;

/** The picture of the account that a person works in, received as logos are (TEAM-060). */
export function accountPictureRouter(deps: LogoDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/account/picture' });

  const change = (actor: Actor, pictureUrl: string | null): Promise<AccountAnswer> =>
    inTransaction(deps.orm, async (em) => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const account = await em.findOneOrFail(Account, { id: actor.accountId }, { lockMode });
      const before = account.pictureUrl;
      account.pictureUrl = pictureUrl;
      await em.flush();
      await dropPicture(em, before);
      return getAccount(em, actor);
    });

  router.put(
    '/',
    guard({ ...manager, ...LOGO_UPLOAD }, async ({ ctx, actor }) => {
      const { logoUrl } = await receiveLogo(ctx, deps, { actorId: actor.id, box: BOX });
      return change(actor, logoUrl);
    }),
  );

  router.delete(
    '/',
    guard(manager, ({ actor }) => change(actor, null)),
  );

  return router;
}
