import { MAX_OPTION_LENGTH } from '../limits.ts';

/** Countries to choose from (EMBED-037); the first is the default (EMBED-038). */
export const COUNTRIES = [
  'United States', 'Canada', 'United Kingdom', 'Australia', 'Germany', 'France', 'Japan', 'Other',
] as const; // prettier-ignore

/** Parts of an address, in the order of their controls (EMBED-039). */
export const ADDRESS_PARTS = ['street', 'address2', 'city', 'state', 'postal', 'country'] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

/** Longest part of an address, in characters. */
export const MAX_ADDRESS_PART_LENGTH = MAX_OPTION_LENGTH;
