import { MAX_OPTION_LENGTH } from '../../model/definition/limits.ts';

/** Parts of an address, in the order of their controls (EMBED-039). */
export const ADDRESS_PARTS = ['street', 'address2', 'city', 'state', 'postal', 'country'] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

/** Longest part of an address, in characters. */
export const MAX_ADDRESS_PART_LENGTH = MAX_OPTION_LENGTH;
