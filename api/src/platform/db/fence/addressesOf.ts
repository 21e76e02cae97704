import type { PreparedDatabase } from '../prepareDatabase.ts';
import { asRole } from './fencedRole.ts';

/**
 * Says by which addresses requests reach a database: as its owner, or, where the fence is on, as a role that row policies
 * bind. The queue's own connections stay the owner's.
 */
export function addressesOf({ fencedRole }: Pick<PreparedDatabase, 'fencedRole'>): {
  isFenced: boolean;
  toRequests(address: string): string;
} {
  if (!fencedRole) return { isFenced: false, toRequests: (address) => address };
  return { isFenced: true, toRequests: (address) => asRole(address, fencedRole) };
}
