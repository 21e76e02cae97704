import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../db/inTransaction.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { verifyGuess } from '../limits/verifyGuess.ts';
import { releaseAttempt, takeAttempt, type AttemptKey, type TakenAttempt } from '../limits/lockout.ts';
import { passwordMatches } from './passwords.ts';

/** A password sent with a sign-in, of either realm. */
interface PasswordGuess {
  key: AttemptKey;
  source: RequestSource;
  password: string;
  /** Null for an address without an account: the same work, and no. */
  passwordHash: string | null;
  /** Asks for more proof after many failures; an attempt that it refuses is not counted. */
  challenge?(failuresBefore: number): Promise<void>;
}

/**
 * Counts an attempt for its address and browser (D-154, D-186), then verifies the password. Hashes outside
 * any transaction, which would hold a connection for as long.
 *
 * @returns the counted attempt; the caller's transaction keeps or releases it.
 * @throws {ProblemError} `auth.locked`, `rate_limit.exceeded`.
 */
export async function judgePassword(
  { orm, limits }: { orm: MikroORM; limits: RateLimits },
  guess: PasswordGuess,
): Promise<{ taken: TakenAttempt; matches: boolean }> {
  const { key, source, password, passwordHash, challenge } = guess;
  const taken = await inTransaction(orm, (em) => takeAttempt(em, key, source));
  try {
    await challenge?.(taken.failuresBefore);
    const matches = await verifyGuess(limits, {
      limit: 'signInAccount',
      counted: { key: `${key.realm}:${key.email}`, source },
      verify: () => passwordMatches(password, passwordHash),
      isWrong: (isRight) => !isRight,
    });
    return { taken, matches };
  } catch (error) {
    await inTransaction(orm, (em) => releaseAttempt(em, taken));
    throw error;
  }
}
