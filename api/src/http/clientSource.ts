import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { AppContext } from './appContext.ts';
import type { AppDeps } from './appDeps.ts';

/**
 * A keyed hash that names where a request comes from without keeping its address; it changes daily
 * (D-17). IPv6 neighbours of one /64 are one source (T27).
 */
export function clientSource(ctx: AppContext, config: AppDeps['config']): string {
  const day = new Date().toISOString().slice(0, 10);
  const network = networkOf(clientAddress(ctx, config.trustedProxies));
  return createHmac('sha256', config.secret).update(`source:${day}:${network}`).digest('hex').slice(0, 32);
}

/** The address of the caller; forwarding headers are believed as far as there are trusted proxies. */
function clientAddress(ctx: AppContext, trustedProxies: number): string {
  const direct = ctx.req.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const chain = ctx
    .get('X-Forwarded-For')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return chain.at(-trustedProxies) ?? direct;
}

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('%', 1)[0]?.split('::') ?? [];
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
