import type { FieldWord } from '../../../model/texts/fieldTexts.ts';
import type { AddressPart } from '../addressParts.ts';

/** Names of address parts, by the countries that differ from most (libaddressinput). */
const NAMES: readonly (readonly [AddressPart, FieldWord, countries: string])[] = [
  ['state', 'addressState', 'AS AU BR FM GU IN MH MP MX MY NG PW UM US VE VI'],
  ['state', 'addressPrefecture', 'JP'],
  ['state', 'addressCounty', 'GB IE TW'],
  ['state', 'addressProvince', 'AR CA CN CR CU ES IR IT KP KR LA PA PG PH TH TR VN'],
  ['state', 'addressRegion', ''],
  ['postal', 'addressZip', 'AS FM GU MH MP PH PR PW UM US VI'],
  ['postal', 'addressPin', 'IN'],
  ['postal', 'addressPostal', ''],
  ['city', 'addressTown', 'GB GG IM JE'],
  ['city', 'addressSuburb', 'AU NZ'],
];

/**
 * Returns the word for a part of an address in a country; undefined for parts that are called the same everywhere,
 * and without a country.
 */
export const nameOfPart = (country: string, part: AddressPart): FieldWord | undefined =>
  country === ''
    ? undefined
    : NAMES.find(
        ([of, , countries]) => of === part && (countries === '' || countries.includes(country)),
      )?.[1];
