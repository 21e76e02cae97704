import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Finds the addresses of a name, as the system does. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Asks the system, which may read its hosts file. @throws when the name has no address. */
export const resolveHost: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** The address a webhook names is not one that we connect to (T17). */
export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
}

/**
 * True for an address of the public internet: nothing private, local, reserved, or that carries another
 * address within it (IPv4 in IPv6, NAT64, 6to4, Teredo). Of IPv6 only what is given out, 2000::/3.
 */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(plain) || plain.includes('%')) return false;
  const parsed = ipaddr.parse(plain);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || ((parsed as ipaddr.IPv6).parts[0] ?? 0) >> 13 === 1;
}

/**
 * The one address to connect to. All of a name's addresses have to be public, or a name with a public and
 * a private one would get in by luck; and it is this address that is connected to, not the name again.
 * @throws {ForbiddenAddressError}
 */
export async function choosePublicAddress(host: string, resolve: Resolve): Promise<string> {
  const bare = host.replace(/^\[|\]$/g, '');
  const found = ipaddr.isValid(bare) ? [bare] : await resolve(bare);
  const [first] = found;
  if (first === undefined || !found.every(isPublicAddress)) {
    throw new ForbiddenAddressError('The address is private, local or reserved');
  }
  return first;
}
