import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Resolves a name to its addresses. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Resolves by the system, which may read its hosts file. @throws for a name without an address. */
export const resolveHost: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** The host of a webhook has an address that is not public, or none (T17). */
class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
}

/**
 * True for an address of the public internet: not private, local or reserved, and without an embedded address
 * (IPv4 in IPv6, NAT64, 6to4, Teredo). Of IPv6 only the allocated 2000::/3.
 */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(plain) || plain.includes('%')) return false;
  const parsed = ipaddr.parse(plain);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || ((parsed as ipaddr.IPv6).parts[0] ?? 0) >> 13 === 1;
}

/**
 * Chooses the address to connect to. All addresses of a name must be public, or a name with a private one would
 * pass by chance. The caller connects to this address, not to the name again.
 * @throws {ForbiddenAddressError}
 */
export async function choosePublicAddress(host: string, resolve: Resolve): Promise<string> {
  const bare = host.replace(/^\[|\]$/g, '');
  // Who may name hosts must not find out which of them the internal DNS knows.
  const found = ipaddr.isValid(bare) ? [bare] : await resolve(bare).catch(() => []);
  const [first] = found;
  if (first === undefined || !found.every(isPublicAddress)) {
    throw new ForbiddenAddressError('The address is unknown, private, local or reserved');
  }
  return first;
}
