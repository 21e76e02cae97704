import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createChallenge, extractParams } from 'altcha-lib/v1';
import { MINUTE_MS } from '../calendar/durations.ts';
import type { Captcha, VerifiedCaptcha } from './captcha.ts';

/** Lifetime of a challenge and its token, in ms. */
const CHALLENGE_LIFETIME_MS = 20 * MINUTE_MS;
/** Hashes a browser tries at most: about 0.4 s of work on an ordinary computer at half of it. */
const MAX_NUMBER = 20_000;

type Challenge = Awaited<ReturnType<typeof createChallenge>>;
type Payload = Pick<Challenge, 'algorithm' | 'challenge' | 'salt' | 'signature'> & { number: number };

/** The built-in proof-of-work captcha: needs no outside service (D-12). */
export interface AltchaCaptcha extends Captcha {
  createChallenge(): Promise<Challenge>;
}

/** @param secret the installation's. This verifies a token; the request's transaction consumes it. */
export function createAltchaCaptcha(secret: string): AltchaCaptcha {
  // A derived key, so that a challenge signature is valid for nothing else.
  const hmacKey = createHmac('sha256', secret).update('captcha').digest('hex');
  return {
    provider: 'altcha',
    siteKey: null,
    scriptUrl: null,
    origins: [],
    createChallenge: () =>
      createChallenge({
        hmacKey,
        maxNumber: MAX_NUMBER,
        expires: new Date(Date.now() + CHALLENGE_LIFETIME_MS),
      }),
    verify: async (token) => verify(token, hmacKey),
  };
}

/**
 * Verifies as altcha-lib does, at a tenth of its cost: the library switches threads for each hash, on every
 * submission.
 */
function verify(token: string, hmacKey: string): VerifiedCaptcha | null {
  const payload = parsePayload(token);
  if (!payload) return null;
  const { salt, number, challenge, signature } = payload;
  const isSolved = isEqual(createHash('sha256').update(`${salt}${number}`).digest('hex'), challenge);
  if (!isSolved || !isEqual(createHmac('sha256', hmacKey).update(challenge).digest('hex'), signature)) {
    return null;
  }
  const expiresAt = new Date(Number(extractParams(payload)['expires']) * 1000);
  if (!(expiresAt.getTime() > Date.now())) return null;
  return {
    // The signature identifies the challenge; the token's text has many spellings.
    hash: createHash('sha256').update(signature).digest('hex'),
    provider: 'altcha',
    expiresAt,
    // The token does not name its page, and anyone gets challenges.
    isOwnPage: true,
  };
}

const isEqual = (expected: string, given: string): boolean => {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};

function parsePayload(token: string): Payload | null {
  try {
    const parsed = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload> | null;
    const isPayload =
      parsed?.algorithm === 'SHA-256' &&
      [parsed.challenge, parsed.salt, parsed.signature].every((part) => typeof part === 'string') &&
      Number.isSafeInteger(parsed.number);
    return isPayload ? (parsed as Payload) : null;
  } catch {
    return null;
  }
}
