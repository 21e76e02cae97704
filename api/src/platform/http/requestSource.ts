import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { z } from 'zod';
import { utcDay } from '../calendar/days.ts';
import type { Config } from '../config/config.ts';
import { boundedNetwork, networkOf, plainAddress } from '../process/networks.ts';
import { createKeyedHash, type KeyedHash } from '../secrets/keyedHash.ts';
import { languageSchema } from '../contract/index.ts';
import type { AppContext } from './appContext.ts';
import { acceptedLanguage } from './requestLanguage.ts';

/** Where a request comes from; also a part of job payloads. */
export const requestSourceSchema = z.object({
  /** Identifies the source without its address; changes daily (D-17). */
  hash: z.string(),
  /** In the clear: stored only where the platform's settings allow it; null where it was left out. */
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** The language of the page; absent where no person asks. */
  language: languageSchema.optional(),
});
export type RequestSource = z.infer<typeof requestSourceSchema>;

/** Longest User-Agent that is stored, in characters. */
const MAX_USER_AGENT_LENGTH = 500;

/** Longest referrer that is stored, in characters. */
const MAX_REFERRER_LENGTH = 500;

/**
 * Returns the page a visitor's request comes from, without query and fragment (D-103), or null for a page of the
 * platform.
 * @param told the surrounding page as the form reports it; used unless the browser names another website.
 */
export function parseReferrer(ctx: AppContext, { publicUrl }: Config, told = ''): string | null {
  const [seen, page] = [ctx.get('Referer'), told].map((address) => foreignPage(address, publicUrl));
  const isOther = seen && seen.origin !== page?.origin;
  const url = isOther ? seen : page;
  return url ? `${url.origin}${url.pathname}`.slice(0, MAX_REFERRER_LENGTH) : null;
}

function foreignPage(address: string, publicUrl: string): URL | null {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) && url.origin !== publicUrl ? url : null;
}

/** Keyed hashes by their secret, of which a process has one. */
const keyedHashes = new Map<string, KeyedHash>();

function keyedHash(secret: string): KeyedHash {
  const known = keyedHashes.get(secret) ?? createKeyedHash(secret);
  keyedHashes.set(secret, known);
  return known;
}

/** Length of a source's hash in hexadecimal digits: 128 bits. */
const HASH_LENGTH = 32;

/** Identifies the source of a request; an IPv6 network is one source (T27). */
export function requestSource(ctx: AppContext, config: Config): RequestSource {
  const day = utcDay(Date.now());
  const ipAddress = clientAddress(ctx.req, config.trustedProxies);
  const hash = keyedHash(config.secret)(`source:${day}:${networkOf(ipAddress)}`, 'hex');
  return {
    hash: hash.slice(0, HASH_LENGTH),
    ipAddress: isIP(ipAddress) ? ipAddress : null,
    userAgent: ctx.get('User-Agent').slice(0, MAX_USER_AGENT_LENGTH) || null,
    language: acceptedLanguage(ctx.req),
  };
}

/** Returns the network of a request's caller, by which its load is bounded; null for this machine (decision 922). */
export const boundedSource = (request: IncomingMessage, trustedProxies: number): string | null =>
  boundedNetwork(clientAddress(request, trustedProxies));

/** The address of the caller; forwarding headers count as far as there are trusted proxies. */
function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const direct = plainAddress(socket.remoteAddress ?? '');
  if (trustedProxies === 0) return direct;
  const chain = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const forwarded = plainAddress(chain.at(-trustedProxies) ?? '');
  // A proxy may write `unknown` instead of an address (RFC 7239, 6.2).
  return isIP(forwarded) ? forwarded : direct;
}
