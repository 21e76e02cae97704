import type { AddressAnswer, AddressField, AnswerOfType } from '../../../model/fields/field.ts';
import type { QuestionModel } from '../../../model/fields/fieldType.ts';
import type { AnswerIssue } from '../../../model/answers/issues.ts';
import { ADDRESS_COUNTRIES, addressOf } from '../formats/addressFormats.ts';
import { nameOfPart } from '../formats/addressNames.ts';
import type { AddressPart } from '../addressParts.ts';
import { isBlank } from '../../../model/fields/textualAnswer.ts';

/** Data that is checked where it is loaded: always on the server, in a browser some time after the form. */
export interface AddressData {
  /** Returns the code of a country that is named as an address without `country` stores it; undefined for other texts. */
  readCountry(text: string): string | undefined;
  /** Returns a region as it is stored; null for a text that is none, undefined where any text is one. */
  readRegion(country: string, text: string): string | null | undefined;
  /** Returns a postal code as it is written; null for a mistyped one with what it looks like. */
  readPostcode(country: string, text: string): { text: string } | { example: string };
}

const partsOf = (address: AddressAnswer) => Object.keys(address) as AddressPart[];

/** Codes of the countries to choose from. */
export const countriesOf = ({ countries }: Pick<AddressField, 'countries'>): readonly string[] =>
  countries ?? ADDRESS_COUNTRIES;

/** Returns an address without the parts that are not asked in its country, the others as they are written there. */
function tidy(
  field: AddressField,
  address: AddressAnswer,
  { readCountry, readRegion, readPostcode }: Partial<AddressData>,
): AddressAnswer {
  const given = field.omittedParts?.includes('country') ? field.country! : address.country;
  const country = readCountry?.(given) ?? given.toUpperCase();
  const tidied = { ...address, country };
  // Of an unknown country every part is kept: the visitor chooses another, and nothing typed is lost.
  if (!ADDRESS_COUNTRIES.includes(country)) return tidied;
  const { parts } = addressOf(field, country);
  for (const part of partsOf(address)) if (part !== 'country' && !parts.includes(part)) tidied[part] = '';
  const { state, postal } = tidied;
  if (state) tidied.state = readRegion?.(country, state) ?? state;
  const code = postal && readPostcode?.(country, postal);
  if (code && 'text' in code) tidied.postal = code.text;
  return tidied;
}

/** Returns the first mistake in the parts of an address, with the parts that it is in. */
function checkParts(field: AddressField, address: AddressAnswer, data: Partial<AddressData>): AnswerIssue[] {
  const issue = (
    code: AnswerIssue['code'],
    parts: AddressPart[],
    params?: AnswerIssue['params'],
  ): AnswerIssue[] => [{ fieldId: field.id, code, params: { ...params, parts } }];
  const { country, state, postal } = address;
  if (country !== '' && !countriesOf(field).includes(country)) return issue('invalid_option', ['country']);
  const { required } = addressOf(field, country);
  const missing = field.required
    ? partsOf(address).filter((part) => required.includes(part) && isBlank(address[part]))
    : [];
  if (missing.length > 0) {
    const words = missing.map((part) => nameOfPart(country, part) ?? '');
    return issue('address_incomplete', missing, { words });
  }
  if (state && data.readRegion?.(country, state) === null) return issue('unknown_region', ['state']);
  const code = postal && country && data.readPostcode?.(country, postal);
  if (code && 'example' in code) return issue('invalid_postcode', ['postal'], { ...code });
  return [];
}

/** Returns the parts that the message of an address, as typed, is about; none where it is about all of them. */
export function partsAtFault(
  field: AddressField,
  address: AddressAnswer,
  data: Partial<AddressData>,
): readonly AddressPart[] {
  const [issue] = checkParts(field, tidy(field, address, data), data);
  return (issue?.params?.['parts'] ?? []) as readonly AddressPart[];
}

/**
 * Adds to the model of an address that it has a country by its code, whose parts it is asked and checked for.
 * @param data read at each check, as it arrives
 */
export function withAddressCountries(
  base: QuestionModel<'address'>,
  data: Partial<AddressData>,
): QuestionModel<'address'> {
  return {
    ...base,
    parseAnswer(field, raw, context): AnswerOfType<'address'> | undefined {
      const { country } = field;
      if (country === undefined) return base.parseAnswer(field, raw, context);
      const given = raw ?? {};
      const isParts = typeof given === 'object' && !Array.isArray(given);
      const parts = given as Partial<Record<AddressPart, unknown>>;
      const address = base.parseAnswer(
        field,
        isParts ? { ...parts, country: parts.country ?? country } : given,
        context,
      );
      return address && tidy(field, address, data);
    },
    check(field, address) {
      if (field.country === undefined) return base.check(field, address);
      // Of what the parts are, not of which there are.
      const issues = base.check({ ...field, required: false }, { ...address, country: '' });
      if (issues.length > 0) return issues;
      const isEmpty = base.isEmpty(field, address);
      if (isEmpty && !field.required) return [];
      const found = checkParts(field, address, data);
      // All its parts may be optional.
      return isEmpty && found.length === 0 ? [{ fieldId: field.id, code: 'required' }] : found;
    },
  };
}
