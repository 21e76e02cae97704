import type { TextField } from '../../../model/fields/field.ts';
import type { QuestionModel } from '../../../model/fields/fieldType.ts';
import type { COUNTRIES } from '../../../model/fields/places/countries.ts';
import type { AddressData } from './countryAddress.ts';
import { findRegion, regionsOf } from './regionsOf.ts';
import type { withTextRules } from '../../../model/fields/settings/textRules.ts';

/** Codes of the countries of an address without `country`, whose names links and programs may still send. */
const CODES: Readonly<Record<Exclude<(typeof COUNTRIES)[number], 'Other'>, string>> = {
  'United States': 'US',
  Canada: 'CA',
  'United Kingdom': 'GB',
  Australia: 'AU',
  Germany: 'DE',
  France: 'FR',
  Japan: 'JP',
};

/** A text as it is: what a format adds is all that is asked of a postal code. */
const PLAIN: QuestionModel<'text'> = {
  parseAnswer: (_field, raw) => String(raw),
  isEmpty: (_field, text) => text === '',
  check: () => [],
  print: (_field, text) => text,
};

/** Returns the data that addresses are checked by; postal codes are texts with a format (decision 339). */
export function addressData(addRules: typeof withTextRules): AddressData {
  const model = addRules(PLAIN);
  return {
    readCountry: (text) => (Object.hasOwn(CODES, text) ? CODES[text as keyof typeof CODES] : undefined),
    readRegion: (country, text) =>
      regionsOf(country).length > 0 ? (findRegion(country, text)?.value ?? null) : undefined,
    readPostcode(country, text) {
      const field = { id: '', type: 'text', format: { name: 'postcode', country } } as TextField;
      const read = model.parseAnswer(field, text, { clean: (same) => same }) ?? text;
      const example = model.check(field, read)[0]?.params?.['example'];
      // Countries without a notation of their own have no example.
      return example ? { example: String(example) } : { text: read };
    },
  };
}
