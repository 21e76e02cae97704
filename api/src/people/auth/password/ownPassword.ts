import type { MikroORM } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../../platform/limits/rateLimits.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import type { RequestSource } from '../../../platform/http/requestSource.ts';
import { verifyGuess } from '../../../platform/limits/verifyGuess.ts';
import { passwordMatches } from '../../../platform/identity/passwords.ts';
import { findAccount, type RealmName } from '../realms.ts';

/**
 * Asks a signed-in person for the password again, before something that a borrowed browser should
 * not do.
 * @throws {ProblemError} `auth.wrong_password` beside its field; `rate_limit.exceeded` after five of them.
 */
export async function assertOwnPassword(
  { orm, limits }: { orm: MikroORM; limits: RateLimits },
  input: { realm?: RealmName; userId: string; password: string; source: RequestSource; field: string },
): Promise<void> {
  const { realm = 'user', userId, password, source, field } = input;
  const account = await findAccount(orm.em.fork(), realm, { id: userId });
  const isRight = await verifyGuess(limits, {
    limit: 'ownPassword',
    counted: { key: userId, source, ...(realm === 'user' && { userId }) },
    verify: () => passwordMatches(password, account?.passwordHash ?? null),
    isWrong: (matches) => !matches,
  });
  if (isRight) return limits.reset('ownPassword', userId);
  const issue = { path: [field], code: 'wrong', message: 'Current password is incorrect' };
  throw new ProblemError('auth.wrong_password', { issues: [issue] });
}
