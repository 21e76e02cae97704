import { expect, test } from 'vitest';
import { parsePostedForm } from '../../../model/structure/posted/parsePostedForm.ts';
import { buildDefinition, buildField } from '../../../model/testing/buildDefinition.ts';
import { hostileAnswers } from '../../../model/testing/sampleAnswers.ts';
import { validateAnswers } from '../../../model/answers/validateAnswers.ts';
import { DIALLED_COUNTRIES, toE164 } from '../callingCodes.ts';
import { COUNTRY_CODES } from '../../../model/fields/places/countryCodes.ts';
import { describeFieldType } from '../../../model/fields/fieldType.suite.ts';

const settings = { country: 'DE' } as const;
const berlin = { country: 'DE', number: '030 / 123 45-67' };
const stored = '+49301234567';

describeFieldType({
  type: 'phone',
  settings,
  accepted: [
    { raw: berlin, stored, printed: stored },
    // From a program, an address or an earlier draft.
    { raw: '030 1234567', stored, printed: stored },
    { raw: stored, stored, printed: stored },
    { raw: { country: 'AT', number: '+49 30 1234567' }, stored, printed: stored },
    { raw: { country: 'nowhere', number: '030 1234567' }, stored, printed: stored },
    { raw: { country: 7, number: '0049 (0)30 1234567' }, stored, printed: stored },
  ],
  refused: [
    { raw: { country: 'DE', number: '030 1234567 x12' }, code: 'invalid_phone_format' },
    { raw: { country: 'DE', number: '+0 1234567' }, code: 'invalid_phone_format' },
    { raw: { country: 'DE', number: '12' }, code: 'invalid_phone_length' },
    { raw: { country: 'DE', number: 'call me' }, code: 'invalid_phone_format' },
    { raw: { country: 'DE', number: 301234567 }, code: 'invalid_type' },
  ],
  empty: [undefined, null, '', {}, { country: 'DE' }, { country: 'DE', number: '' }],
});

test.each([
  ['US', '(201) 555-0123', '+12015550123'],
  ['US', '1 201 555 0123', '+12015550123'],
  ['US', '011 44 20 7946 0958', '+442079460958'],
  ['GB', '+44 (0)20 7946 0958', '+442079460958'],
  ['GB', '020 7946 0958', '+442079460958'],
  // No digit is left out: in Italy the zero is part of the number.
  ['IT', '06 1234 5678', '+390612345678'],
  // The number begins as the prefix does.
  ['RU', '8 800 555 35 35', '+78005553535'],
  ['RU', '800 555 35 35', '+78005553535'],
  ['HU', '06 20 123 4567', '+36201234567'],
  ['ES', '612 34 56 78', '+34612345678'],
  ['JP', '03-1234-5678', '+81312345678'],
  ['SA', '٠٥٠١٢٣٤٥٦٧', null],
  ['DE', '0', null],
  ['ZZ', '030 1234567', null],
])('TYPE-006 in %s, %s is dialled as %s', (country, text, number) => {
  expect(toE164(text, country)).toBe(number);
});

test('TYPE-006 all countries but uninhabited ones have a calling code', () => {
  expect(COUNTRY_CODES.filter((country) => !DIALLED_COUNTRIES.includes(country))).toEqual(
    'AQ BV GS HM PN TF UM'.split(' '),
  );
});

test('TYPE-006 a number with its country is stored the same by a plain post, and hostile ones are never stored', () => {
  const definition = buildDefinition([buildField('phone', settings)]);
  const posted = parsePostedForm(definition, [
    ['answers.phone.country', 'AT'],
    ['answers.phone.number', '01 234567890'],
  ]);
  expect(validateAnswers(definition, posted)).toMatchObject({
    ok: true,
    answers: { phone: '+431234567890' },
  });
  for (const { raw } of hostileAnswers('phone', berlin)) {
    const judged = validateAnswers(definition, { phone: raw });
    expect(judged.ok ? (judged.answers['phone'] ?? '') : '').toMatch(/^(?:\+[1-9]\d{6,14})?$/);
  }
});
