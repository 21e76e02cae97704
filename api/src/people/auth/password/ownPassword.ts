import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { User } from '../../../platform/entities/user.entity.ts';
import { UserSession } from '../../../platform/entities/userSession.entity.ts';
import type { RateLimits } from '../../../platform/limits/rateLimits.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import type { RequestSource } from '../../../platform/http/requestSource.ts';
import { verifyGuess } from '../../../platform/limits/verifyGuess.ts';
import { passwordMatches } from '../../../platform/identity/passwords.ts';
import { findAccount, type RealmName } from '../realms.ts';

const NO_PASSWORD = 'You have no password yet. Choose one under Settings, Security.';
/** Time after signing in within which somebody without a password may choose one, in ms. */
const FIRST_PASSWORD_MS = 10 * 60_000;

/** Whether a user has a password; who came by the provider has none until they choose one (SSO-015). */
export const hasPassword = async (em: EntityManager, userId: string): Promise<boolean> =>
  (await em.count(User, { id: userId, passwordHash: { $ne: null } })) > 0;

/**
 * Asks somebody without a password for a new sign-in instead, before they choose one.
 * @throws {ProblemError} `auth.sign_in_again` for an older session
 */
export async function assertJustSignedIn(em: EntityManager, sessionId: string): Promise<void> {
  const after = new Date(Date.now() - FIRST_PASSWORD_MS);
  const isFresh = (await em.count(UserSession, { id: sessionId, createdAt: { $gt: after } })) > 0;
  if (!isFresh) throw new ProblemError('auth.sign_in_again');
}

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
  const message = account?.passwordHash ? 'Current password is incorrect' : NO_PASSWORD;
  const issue = { path: [field], code: 'wrong', message };
  throw new ProblemError('auth.wrong_password', { issues: [issue] });
}
