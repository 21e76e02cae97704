import type { Counted, RateLimitName, RateLimits } from './rateLimits.ts';

/**
 * Judges a secret that somebody may be guessing. The guess is counted before it is judged, so that of many at
 * once no more are judged than the limit allows; whatever was not a wrong guess is given back.
 * @throws {ProblemError} `rate_limit.exceeded`, before anything is judged.
 */
export async function judgeGuess<Result>(
  limits: Pick<RateLimits, 'take' | 'giveBack'>,
  guess: {
    limit: RateLimitName;
    counted: Counted;
    judge(): Promise<Result>;
    isWrong(result: Result): boolean;
  },
): Promise<Result> {
  const { limit, counted, judge, isWrong } = guess;
  await limits.take(limit, counted);
  let isCounted = false;
  try {
    const result = await judge();
    isCounted = isWrong(result);
    return result;
  } finally {
    if (!isCounted) await limits.giveBack(limit, counted.key);
  }
}
