import { solveChallenge as searchNumber } from 'altcha-lib/v1';

interface Challenge {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

/** Fetches and solves a challenge of the built-in captcha; null when either fails. */
export async function solveChallenge(baseUrl: string): Promise<string | null> {
  try {
    const response = await fetch(`${baseUrl}/api/public/captcha/challenge`, { credentials: 'omit' });
    if (!response.ok) return null;
    const { algorithm, challenge, salt, signature, maxnumber } = (await response.json()) as Challenge;
    // A page by plain http has no Web Crypto: an intranet, a shop without https.
    const number =
      'subtle' in crypto
        ? (await searchNumber(challenge, salt, algorithm, maxnumber).promise)?.number
        : await (await import('./searchPlainly.ts')).searchPlainly(challenge, salt, maxnumber);
    return number === undefined
      ? null
      : btoa(JSON.stringify({ algorithm, challenge, salt, signature, number }));
  } catch {
    return null;
  }
}
