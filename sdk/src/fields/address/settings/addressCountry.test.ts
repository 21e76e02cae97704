import { describe, expect, it, test } from 'vitest';
import type { AddressAnswer } from '../../../model/fields/field.ts';
import { parsePostedForm } from '../../../model/structure/posted/parsePostedForm.ts';
import { buildDefinition, buildField } from '../../../model/testing/buildDefinition.ts';
import { validateAnswers } from '../../../model/answers/validateAnswers.ts';
import { printAnswerLines } from '../../../model/fields/capabilities.ts';
import { ADDRESS_COUNTRIES, addressOf, writeAddress } from '../formats/addressFormats.ts';
import { COUNTRY_CODES } from '../../../model/fields/places/countryCodes.ts';
import { describeFieldType } from '../../../model/fields/fieldType.suite.ts';
import { printAnswer } from '../../../model/fields/index.ts';
import { exampleOf } from '../../../model/fields/settings/textFormats.ts';
import { POSTCODE_COUNTRIES } from '../../../model/fields/places/postcodes.ts';

const settings = { country: 'DE' } as const;
const NONE = { street: '', address2: '', city: '', state: '', postal: '', country: '' };
const berlin = { ...NONE, street: 'Unter den Linden 1', city: 'Berlin', postal: '10117', country: 'DE' };
const paloAlto = {
  ...NONE,
  street: '1 Main St',
  city: 'Palo Alto',
  state: 'CA',
  postal: '94301',
  country: 'US',
};
const tokyo = {
  ...NONE,
  street: '千代田1-1',
  city: '千代田区',
  state: '東京都',
  postal: '100-0001',
  country: 'JP',
};

describeFieldType({
  type: 'address',
  settings,
  accepted: [
    { raw: berlin, stored: berlin, printed: 'Unter den Linden 1, 10117 Berlin, Germany' },
    // From a program, a link or the form as it was: the name of the country, or none at all.
    {
      raw: { ...berlin, country: 'Germany' },
      stored: berlin,
      printed: 'Unter den Linden 1, 10117 Berlin, Germany',
    },
    {
      raw: { ...berlin, country: undefined },
      stored: berlin,
      printed: 'Unter den Linden 1, 10117 Berlin, Germany',
    },
    // A country's own notation, and nothing that it does not write.
    {
      raw: { ...berlin, state: 'Berlin', postal: ' 10 117 ' },
      stored: berlin,
      printed: 'Unter den Linden 1, 10117 Berlin, Germany',
    },
    {
      raw: { ...paloAlto, state: 'california' },
      stored: paloAlto,
      printed: '1 Main St, Palo Alto, CA 94301, United States',
    },
    {
      raw: { ...tokyo, state: 'Tokyo', postal: '1000001' },
      stored: tokyo,
      printed: '〒100-0001, 東京都千代田区, 千代田1-1, Japan',
    },
    // Parts that the country does not ask.
    {
      raw: { ...NONE, street: '1 Queen’s Road', state: 'Kowloon', country: 'hk' },
      stored: { ...NONE, street: '1 Queen’s Road', state: 'Kowloon', country: 'HK' },
      printed: '1 Queen’s Road, Kowloon, Hong Kong SAR China',
    },
  ],
  refused: [
    { raw: { ...berlin, postal: '1011' }, code: 'invalid_postcode' },
    { raw: { ...paloAlto, state: 'Bavaria' }, code: 'unknown_region' },
    { raw: { ...berlin, country: 'Nowhere' }, code: 'invalid_option' },
    { raw: { ...berlin, street: 'x'.repeat(501) }, code: 'too_long' },
    { raw: { ...paloAlto, state: '' }, code: 'address_incomplete', required: true },
    { raw: { ...berlin, country: 7 }, code: 'invalid_type' },
  ],
  empty: [undefined, null, {}, { country: 'DE' }, { country: 'FR', street: ' ' }],
  whenRequired: 'address_incomplete',
});

const judge = (address: unknown, changes = {}) =>
  validateAnswers(buildDefinition([buildField('address', { ...settings, ...changes })]), { address });

test('TYPE-007 only the parts of the chosen country are missing', () => {
  const missing = (country: string) => {
    const verdict = judge({ ...NONE, country }, { required: true });
    return verdict.ok ? [] : verdict.issues[0]?.params?.['parts'];
  };
  expect(missing('US')).toEqual(['street', 'city', 'state', 'postal']);
  expect(missing('FR')).toEqual(['street', 'city', 'postal']);
  expect(missing('HK')).toEqual(['street', 'state']);
  expect(missing('AO')).toEqual(['street', 'city']);
  expect(missing('')).toEqual(['street', 'city', 'country']);
});

test('TYPE-007 a country that the owner does not allow is refused', () => {
  expect(judge(berlin, { countries: ['DE', 'AT'] }).ok).toBe(true);
  expect(judge(paloAlto, { countries: ['DE', 'AT'] })).toMatchObject({
    issues: [{ code: 'invalid_option' }],
  });
});

test('TYPE-007 every country with a postal code takes its own example, and asks for a street', () => {
  const refused = COUNTRY_CODES.filter((country) => {
    const postal = POSTCODE_COUNTRIES.includes(country) ? exampleOf({ name: 'postcode', country }) : '';
    return !judge({ ...NONE, street: 'Street 1', city: 'City', country, postal }, { required: false }).ok;
  });
  expect(refused).toEqual([]);
  expect(ADDRESS_COUNTRIES.toSorted()).toEqual(COUNTRY_CODES.toSorted());
  expect(COUNTRY_CODES.filter((country) => !addressOf({}, country).required.includes('street'))).toEqual([]);
});

describe('TYPE-007 an address as its country writes it', () => {
  const given: AddressAnswer = {
    street: 'Street 1',
    address2: 'Flat 2',
    city: 'City',
    state: 'SP',
    postal: '12345',
    country: '',
  };
  it.each([
    ['US', 'Street 1|Flat 2|City, SP 12345'],
    ['DE', 'Street 1|Flat 2|12345 City'],
    ['GB', 'Street 1|Flat 2|City|12345'],
    ['BR', 'Street 1|Flat 2|City-SP|12345'],
    ['HU', 'City|Street 1|Flat 2|12345'],
    ['JP', 'Street 1|Flat 2|City, SP|12345'],
    ['AO', 'Street 1|Flat 2|City'],
  ])('in %s', (country, lines) => {
    expect(writeAddress(given, country).join('|')).toBe(lines);
  });

  it('has no sign beside a part that is missing', () => {
    expect(writeAddress({ ...given, state: '', address2: '' }, 'US')).toEqual(['Street 1', 'City 12345']);
    expect(writeAddress({ ...given, city: '', address2: '' }, 'DE')).toEqual(['Street 1', '12345']);
  });

  it('names the country in the reader’s language, on a line of its own', () => {
    const field = buildField('address', settings);
    expect(printAnswerLines(field, berlin)).toEqual(['Unter den Linden 1', '10117 Berlin', 'Germany']);
    expect(printAnswer(field, berlin, { language: 'ja', words: { yes: '', no: '' } })).toContain('ドイツ');
  });
});

test('TYPE-007 an answer stored before keeps its shape and its line, also in a field that asks by country', () => {
  const before = {
    ...NONE,
    street: '1 High St',
    city: 'Leeds',
    postal: 'LS1 1AA',
    country: 'United Kingdom',
  };
  const line = '1 High St, Leeds, LS1 1AA, United Kingdom';
  for (const field of [buildField('address'), buildField('address', settings)])
    expect(printAnswer(field, before)).toBe(line);
  expect(validateAnswers(buildDefinition([buildField('address')]), { address: before }).answers).toEqual({
    address: before,
  });
});

test('TYPE-007 a plain post is checked by the country it names', () => {
  const definition = buildDefinition([buildField('address', settings)]);
  const posted = (entries: Record<string, string>) =>
    validateAnswers(
      definition,
      parsePostedForm(definition, Object.entries(entries).map(([part, text]) => [`answers.address.${part}`, text])),
    ); // prettier-ignore
  expect(posted({ ...paloAlto, postal: '94301 ' }).answers).toEqual({ address: paloAlto });
  expect(posted({ ...paloAlto, postal: 'ABC' })).toMatchObject({ issues: [{ code: 'invalid_postcode' }] });
});
