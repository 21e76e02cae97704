import type { MikroORM } from '@mikro-orm/postgresql';
import type { RateLimits } from '../limits/rateLimits.ts';
import { ProblemError } from '../http/problemError.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { verifyGuess } from '../limits/verifyGuess.ts';
import { User } from '../entities/user.entity.ts';
import { passwordMatches } from './passwords.ts';

/**
 * Asks a signed-in person for the password again, before something that a borrowed browser should
 * not do.
 * @throws {ProblemError} `auth.wrong_password` beside its field; `rate_limit.exceeded` after five of them.
 */
export async function assertOwnPassword(
  { orm, limits }: { orm: MikroORM; limits: RateLimits },
  input: { userId: string; password: string; source: RequestSource; field: string },
): Promise<void> {
  const { userId, password, source, field } = input;
  const { passwordHash } = await orm.em.fork().findOneOrFail(User, { id: userId });
  const isRight = await verifyGuess(limits, {
    limit: 'ownPassword',
    counted: { key: userId, source, userId },
    verify: () => passwordMatches(password, passwordHash ?? null),
    isWrong: (matches) => !matches,
  });
  if (isRight) return limits.reset('ownPassword', userId);
  const issue = { path: [field], code: 'wrong', message: 'Current password is incorrect' };
  throw new ProblemError('auth.wrong_password', { issues: [issue] });
}
