import { isIPv4, isIPv6 } from 'node:net';

/** Addresses of this machine itself: a proxy nobody told of, a job, a health check; empty where a connection has ended. */
const OWN_ADDRESSES = new Set(['127.0.0.1', '::1', '']);

/**
 * Returns the network of an address, by which load is bounded; null for this machine, which stands for everybody where
 * a proxy on it is not trusted (decision 922).
 * @param address as `plainAddress` returns it
 */
export const boundedNetwork = (address: string): string | null =>
  OWN_ADDRESSES.has(address) ? null : networkOf(address);

/** Groups IPv6 addresses by /56, which providers assign to one customer (decision 051). */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = expandIPv6(address);
  const half = (groups[3] ?? 0) >> 8;
  return [...groups.slice(0, 3), half].map((part) => part.toString(16)).join(':');
}

/** Strips port, brackets and zone, and unwraps IPv4-mapped IPv6 addresses. */
export function plainAddress(text: string): string {
  if (isIPv4(text)) return text;
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, withPort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, '');
  return isIPv6(address) ? (mappedIPv4(address) ?? address) : address;
}

/** The IPv4 address in an IPv4-mapped IPv6 address (`::ffff:a.b.c.d`), in any notation; null for others. */
function mappedIPv4(address: string): string | null {
  const [, dotted] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (dotted) return dotted;
  const groups = expandIPv6(address);
  if (groups.length !== 8 || groups[5] !== 0xffff || groups.slice(0, 5).some((group) => group !== 0))
    return null;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/** The eight groups of an IPv6 address. */
function expandIPv6(address: string): number[] {
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}
