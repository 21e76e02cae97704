import { createHash } from 'node:crypto';
import type { VerifiedCaptcha } from './captcha.ts';

/** Most tokens in memory; a new one replaces the oldest. */
const MAX_REMEMBERED = 5_000;

interface Known {
  answer: Promise<VerifiedCaptcha | null>;
  /** Infinity while the request to the service is pending. */
  expiresAt: number;
}

type Ask = (token: string, hash: string) => Promise<VerifiedCaptcha | null>;

/**
 * Caches verified tokens while they live, since a service verifies each token once. A submission that is sent
 * again because its response was lost must not be refused (D-183). The database still ensures that a token is
 * consumed once (T30).
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
