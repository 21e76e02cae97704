import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';
import type { AppContext } from './appContext.ts';

/** Where a request comes from. */
export interface RequestSource {
  /** Names the source without telling its address; changes daily (D-17). */
  hash: string;
  /** In the clear: to be kept only where the platform's settings say so; null where it was left out. */
  ipAddress: string | null;
  userAgent: string | null;
}

/** Longest browser name that is kept, in characters. */
export const MAX_USER_AGENT_LENGTH = 500;

/** Longest referring address that is kept, in characters. */
const MAX_REFERRER_LENGTH = 500;

/**
 * The page a visitor's request comes from, without query and fragment (D-103); never our own pages.
 * @param told what the form says of the page around it. It counts unless the browser names another website.
 */
export function readReferrer(ctx: AppContext, { publicUrl }: Config, told = ''): string | null {
  const [seen, page] = [ctx.get('Referer'), told].map((address) => foreignPage(address, publicUrl));
  const isOther = seen && seen.origin !== page?.origin;
  const url = isOther ? seen : page;
  return url ? `${url.origin}${url.pathname}`.slice(0, MAX_REFERRER_LENGTH) : null;
}

function foreignPage(address: string, publicUrl: string): URL | null {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) && url.origin !== publicUrl ? url : null;
}

/** IPv6 neighbours of one /64 are one source (T27). */
export function requestSource(ctx: AppContext, config: Config): RequestSource {
  const day = new Date().toISOString().slice(0, 10);
  const ipAddress = clientAddress(ctx.req, config.trustedProxies);
  const hash = createHmac('sha256', config.secret).update(`source:${day}:${networkOf(ipAddress)}`);
  return {
    hash: hash.digest('hex').slice(0, 32),
    ipAddress: plainAddress(ipAddress),
    userAgent: ctx.get('User-Agent').slice(0, MAX_USER_AGENT_LENGTH) || null,
  };
}

/** Where a request comes from, in the clear: for what is forgotten within seconds. */
export const networkOfRequest = (request: IncomingMessage, trustedProxies: number): string =>
  networkOf(clientAddress(request, trustedProxies));

/** The address of the caller; forwarding headers are believed as far as there are trusted proxies. */
function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const direct = socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const chain = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return chain.at(-trustedProxies) ?? direct;
}

function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('%', 1)[0]?.split('::') ?? [];
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/** IPv4 in IPv6's clothes is IPv4. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');
