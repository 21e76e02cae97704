import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import type { CountryField } from '../../model/fields/field.ts';
import { COUNTRY_CODES } from '../../model/fields/places/countryCodes.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';

/** Codes of the countries to choose from. */
export const choosableCountries = ({ countries }: Pick<CountryField, 'countries'>): readonly string[] =>
  countries ?? COUNTRY_CODES;

/** A country by its code (ISO 3166-1), which is the same in every language. */
export const countryField: QuestionModel<'country'> = {
  parseAnswer(_field, raw) {
    if (raw === undefined || raw === null) return '';
    if (typeof raw !== 'string') return undefined;
    const code = raw.trim();
    // No longer text becomes a code, only a longer text.
    return code.length > 2 ? code : code.toUpperCase();
  },
  isEmpty: (_field, code) => code === '',
  check(field, code) {
    const { id, required } = field;
    if (code === '') return required ? [{ fieldId: id, code: 'required' }] : [];
    return choosableCountries(field).includes(code) ? [] : [{ fieldId: id, code: 'invalid_option' }];
  },
  print: (_field, code, language) =>
    language && COUNTRY_CODES.includes(code)
      ? (new Intl.DisplayNames(language.language, { type: 'region' }).of(code) ?? code)
      : code,
};

export const countryCapabilities: FieldCapabilities<'country'> = {
  name: 'Country',
  texts: {},
  createDefaults: () => ({ type: 'country', ...baseDefaults('Country'), preferred: [] }),
  settings: ['label', 'help', 'placeholder', 'required', 'countryList', 'preferredCountries', 'search'],
  nameAsks: true,
  storesText: true,
  isNamedByLanguage: true,
  countedAs: 'choices',
  typeOf: () => ({ kind: 'text' }),
  choices: choosableCountries,
  sample: ({ countries }) => countries?.[0] ?? 'DE',
};
