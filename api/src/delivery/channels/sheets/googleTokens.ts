import { createHash, sign } from 'node:crypto';
import { MINUTE_MS } from '../../../platform/calendar/durations.ts';
import { parseJson, TableError, type VendorCall } from '../tables/vendorCall.ts';
import type { ServiceAccount } from './serviceAccount.ts';

const TOKEN_URL = 'https://oauth2.googleapis.com/token';
/** The rights that are asked for: sheets that are shared with the account. */
const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';
/** Life of a claim, in s: the longest that Google takes. */
const CLAIM_S = 3_600;
/** Time before its end at which a token is no longer used, in ms. */
const EARLY_MS = MINUTE_MS;

/** Access tokens of service accounts, kept until shortly before they end. */
export interface GoogleTokens {
  /** @throws {TableError} where Google refuses the key. */
  get(account: ServiceAccount, call: VendorCall): Promise<string>;
  /** Forgets a token that was refused. */
  forget(account: ServiceAccount): void;
}

/**
 * Gets tokens as "Using OAuth 2.0 for Server to Server Applications" (developers.google.com/identity/protocols/oauth2,
 * read 2026-11) describes: a JWT (RFC 7523), signed by the key of the account.
 */
export function createGoogleTokens(now: () => number = Date.now): GoogleTokens {
  const tokens = new Map<string, { token: string; endsAt: number }>();
  /** By the key itself: whoever knows its name alone gets no token of it. */
  const nameOf = ({ email, key }: ServiceAccount): string =>
    createHash('sha256')
      .update(`${email}\n`)
      .update(key.export({ type: 'pkcs8', format: 'der' }))
      .digest('hex');
  return {
    async get(account, call) {
      const known = tokens.get(nameOf(account));
      if (known && known.endsAt > now()) return known.token;
      const assertion = signClaim(account, Math.floor(now() / 1_000));
      const answer = await call({
        method: 'POST',
        url: TOKEN_URL,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion,
        }).toString(),
      });
      const read = parseJson(answer.text);
      if (answer.status !== 200 || typeof read?.access_token !== 'string') {
        const isRefused = answer.status === 400 || answer.status === 401 || answer.status === 403;
        const state = isRefused ? 'credentials_refused' : null;
        throw new TableError(`Google answered ${answer.status} to the key`, { state, answer });
      }
      const endsAt = now() + Number(read.expires_in ?? 0) * 1_000 - EARLY_MS;
      tokens.set(nameOf(account), { token: read.access_token, endsAt });
      return read.access_token;
    },
    forget: (account) => void tokens.delete(nameOf(account)),
  };
}

/** Signs a claim by RS256 (RFC 7515). @param at the time, in s. */
function signClaim({ email, keyId, key }: ServiceAccount, at: number): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const header = { alg: 'RS256', typ: 'JWT', ...(keyId && { kid: keyId }) };
  const claim = { iss: email, scope: SCOPE, aud: TOKEN_URL, iat: at, exp: at + CLAIM_S };
  const signed = `${encode(header)}.${encode(claim)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}
