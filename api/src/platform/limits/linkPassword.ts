import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { RequestSource } from '../http/requestSource.ts';
import type { RateLimits } from './rateLimits.ts';
import { passwordMatches } from '../identity/passwords.ts';

/** What asks whoever opens it for a password: a link to results, or a form. */
export interface Locked {
  id: string;
  passwordHash: string;
}

type Kind = 'results' | 'form';

/** The limits of guesses, for one source and for all. */
const LIMITS = {
  results: ['resultsPasswordSource', 'resultsPassword'],
  form: ['formPasswordSource', 'formPassword'],
} as const;

/**
 * Looks at a typed password; guesses count per source and over all sources, right ones do not.
 * @throws {ProblemError} `rate_limit.exceeded`
 */
export async function isRightPassword(
  limits: RateLimits,
  kind: Kind,
  { id, passwordHash }: Locked,
  read: { source: RequestSource; typed: () => Promise<string> },
): Promise<boolean> {
  const { source } = read;
  const [ofSource, ofAll] = LIMITS[kind];
  const bySource = `${id} ${source.hash}`;
  await limits.take(ofSource, { key: bySource, source });
  await limits.take(ofAll, { key: id, source });
  const matches = await passwordMatches(await read.typed(), passwordHash);
  if (matches) {
    await limits.reset(ofSource, bySource);
    await limits.giveBack(ofAll, id);
  }
  return matches;
}

/** Proves that a password was known; another password makes another proof. @param until after which it proves nothing */
export const passwordProof = (
  { secret }: Pick<Config, 'secret'>,
  kind: Kind,
  { id, passwordHash }: Locked,
  until = '',
): string => createHmac('sha256', secret).update(`${kind}:${id}:${passwordHash}${until}`).digest('base64url');

/** Compares proofs without telling by the time how much of one is right. */
export function isSameProof(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
