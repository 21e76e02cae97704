import { createHash, createHmac } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Captcha, VerifiedCaptcha } from './captcha.ts';

/** How long a challenge may be solved and its token be used, in milliseconds. */
const CHALLENGE_LIFETIME_MS = 20 * 60 * 1000;
/** Hashes a browser tries at most: about 0.4 s of work on an ordinary computer at half of it. */
const MAX_NUMBER = 20_000;

type Challenge = Awaited<ReturnType<typeof createChallenge>>;
type Payload = Exclude<Parameters<typeof verifySolution>[0], string>;

/** The built-in proof-of-work captcha: needs no outside service (D-12). */
export interface AltchaCaptcha extends Captcha {
  createChallenge(): Promise<Challenge>;
}

export function createAltchaCaptcha(secret: string): AltchaCaptcha {
  // A key of its own, so that a challenge signature can never stand in for another signed thing.
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
    verify: (token) => verify(token, hmacKey),
  };
}

async function verify(token: string, hmacKey: string): Promise<VerifiedCaptcha | null> {
  const payload = readPayload(token);
  if (!payload || !(await verifySolution(payload, hmacKey))) return null;
  const expires = Number(extractParams(payload)['expires']);
  if (!Number.isFinite(expires)) return null;
  return {
    // The signature names the challenge; the token's own text could be written in many ways.
    hash: createHash('sha256').update(payload.signature).digest('hex'),
    provider: 'altcha',
    expiresAt: new Date(expires * 1000),
    // It says nothing of where it was solved, and challenges are given to anybody.
    isOwnPage: true,
  };
}

function readPayload(token: string): Payload | null {
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
