import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import { assertOwnPassword } from '../auth/password/ownPassword.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { User } from '../../platform/entities/user.entity.ts';
import { notifyOfChange, type SecondFactorChange } from './ownSecondFactor.ts';

/** Parts that the routes of the user's own account need. */
export interface OwnAccountDeps {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
}

/** Asks for the password again. @throws {ProblemError} `auth.wrong_password` beside its field. */
export const assertPassword = (
  deps: OwnAccountDeps,
  request: { ctx: AppContext; actor: Actor; body: { password: string } },
): Promise<void> =>
  assertOwnPassword(deps, {
    userId: request.actor.id,
    password: request.body.password,
    source: requestSource(request.ctx, deps.config),
    field: 'password',
  });

/** Runs a change of the second factor and mails the holder of the account what changed. */
export const changeSecondFactor = <Result>(
  deps: OwnAccountDeps,
  request: SecondFactorChange & { ctx: AppContext; actor: Actor },
  work: (em: EntityManager, user: User) => Promise<Result>,
): Promise<Result> => {
  const { config, orm } = deps;
  const { ctx, actor, ...change } = request;
  return inTransaction(orm, async (em) => {
    const user = await em.findOneOrFail(User, { id: actor.id });
    const result = await work(em, user);
    await notifyOfChange(em, config, { ...change, actor, source: requestSource(ctx, config) });
    return result;
  });
};
