import { createHash } from 'node:crypto';
import type { VerifiedCaptcha } from './captcha.ts';

/** Most tokens kept in memory; the oldest go first. */
const MAX_REMEMBERED = 5_000;

interface Known {
  answer: Promise<VerifiedCaptcha | null>;
  /** Infinity while the service is being asked. */
  expiresAt: number;
}

type Ask = (token: string, hash: string) => Promise<VerifiedCaptcha | null>;

/**
 * An outside service vouches for a token once. Whoever sends the same submission again, because its
 * answer was lost, must not be refused for that (D-183), so what was vouched for is remembered while it
 * lives. That a token is spent once is the database's affair (T30).
 */
export function rememberVerified(ask: Ask): (token: string) => Promise<VerifiedCaptcha | null> {
  const known = new Map<string, Known>();

  return (token) => {
    const hash = createHash('sha256').update(token).digest('hex');
    const before = known.get(hash);
    if (before && before.expiresAt > Date.now()) return before.answer;
    const now: Known = { answer: ask(token, hash), expiresAt: Infinity };
    known.set(hash, now);
    if (known.size > MAX_REMEMBERED) known.delete(known.keys().next().value ?? '');
    const forget = () => known.delete(hash);
    void now.answer.then((verified) => {
      if (verified) now.expiresAt = verified.expiresAt.getTime();
      else forget();
    }, forget);
    return now.answer;
  };
}
