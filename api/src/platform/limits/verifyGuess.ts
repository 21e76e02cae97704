import type { Counted, RateLimitName, RateLimits } from './rateLimits.ts';

/**
 * Verifies a secret that somebody may be guessing. The guess is counted before it is verified, so that of concurrent
 * guesses no more are verified than the limit allows. Anything but a wrong guess is uncounted again.
 * @throws {ProblemError} `rate_limit.exceeded`, before anything is verified.
 */
export async function verifyGuess<Result>(
  limits: Pick<RateLimits, 'take' | 'giveBack'>,
  guess: {
    limit: RateLimitName;
    counted: Counted;
    verify(): Promise<Result>;
    isWrong(result: Result): boolean;
  },
): Promise<Result> {
  const { limit, counted, verify, isWrong } = guess;
  await limits.take(limit, counted);
  let isCounted = false;
  try {
    const result = await verify();
    isCounted = isWrong(result);
    return result;
  } finally {
    if (!isCounted) await limits.giveBack(limit, counted.key);
  }
}
