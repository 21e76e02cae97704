import type { FieldBase } from '../../model/fields/fieldBase.ts';

export interface CountryField extends FieldBase<'country'> {
  /** Codes of the countries at the top of the list. */
  preferred: string[];
  /** Codes of the countries to choose from; absent for all. */
  countries?: string[];
  /** Whether the list can be searched. */
  search?: true;
}

export type CountryAnswer = string;
