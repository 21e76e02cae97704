import type { FieldBase } from '../../model/fields/fieldBase.ts';
import type { AddressPart } from './addressParts.ts';

export interface AddressField extends FieldBase<'address'> {
  /**
   * The country that is chosen at first, by its code; empty for none. With it, each country's own parts are asked in
   * its order; without it, the same parts of the eight countries.
   */
  country?: string;
  /** Codes of the countries to choose from; absent for all. */
  countries?: string[];
  /** Parts that may stay empty in a required address (D-194); only with `country`, as the parts left out. */
  optionalParts?: AddressPart[];
  omittedParts?: AddressPart[];
}

/** The six parts of an address answer (EMBED-039). */
export interface AddressAnswer {
  street: string;
  address2: string;
  city: string;
  state: string;
  postal: string;
  country: string;
}
