import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessLanguage } from '../../../model/language/guessLanguage.ts';
import { parsePostedForm } from '../../../model/structure/posted/parsePostedForm.ts';
import { buildDefinition, buildField } from '../../../model/testing/buildDefinition.ts';
import { validateAnswers } from '../../../model/answers/validateAnswers.ts';
import { DIALLED_COUNTRIES, toE164 } from '../callingCodes.ts';
import { fieldsOf } from '../../../model/structure/fieldsOf.ts';
import { withFormDefaults } from '../../../model/fields/withFormDefaults.ts';
import { caretBehind, groupNumber } from './phoneGroups.ts';

test.each([
  ['FR', '0612345678', '06 12 34 56 78'],
  ['FR', '612345678', '6 12 34 56 78'],
  ['US', '2015550123', '201 555 0123'],
  ['GB', '02079460958', '020 7946 0958'],
  ['JP', '09012345678', '090 1234 5678'],
  ['ES', '612345678', '612 34 56 78'],
  ['IN', '9876543210', '98765 43210'],
  // Half typed, and typed with other spaces.
  ['FR', '0612', '06 12'],
  ['FR', '06 1 2345', '06 12 34 5'],
  // No fixed groups; more digits than the country has; signs of the visitor's own; abroad.
  ['DE', '0301234567', '0301234567'],
  ['FR', '06123456789', '06123456789'],
  ['FR', '06-12-34', '06-12-34'],
  ['FR', '+49 30 1234567', '+49 30 1234567'],
  ['ZZ', '0612345678', '0612345678'],
  ['FR', '', ''],
])('TYPE-006 in %s, %s is shown as "%s"', (country, typed, shown) => {
  expect(groupNumber(typed, country)).toBe(shown);
});

test('TYPE-006 grouping changes no digit, nothing once it is grouped, and not what is stored', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DIALLED_COUNTRIES),
      fc.stringMatching(/^[0-9 ]{0,16}$/),
      (country, typed) => {
        const shown = groupNumber(typed, country);
        expect(shown.replaceAll(' ', '')).toBe(typed.replaceAll(' ', ''));
        expect(groupNumber(shown, country)).toBe(shown);
        expect(toE164(shown, country)).toBe(toE164(typed, country));
      },
    ),
  );
});

test('TYPE-006 the caret stays behind the same digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,10}$/), fc.nat(10), (typed, at) => {
      const shown = groupNumber(typed, 'FR');
      const digits = Math.min(at, typed.length);
      const before = shown.slice(0, caretBehind(digits, shown));
      expect(before.replaceAll(' ', '')).toBe(typed.slice(0, digits));
      expect(before.endsWith(' ')).toBe(false);
    }),
  );
});

test('TYPE-006 an empty country is that of the form’s language, for showing and for checking', () => {
  const definition = buildDefinition([buildField('phone', { country: '' }), buildField('text')]);
  const countryIn = (language: Parameters<typeof withFormDefaults>[1]) =>
    fieldsOf(withFormDefaults(definition, language)).map((field) => 'country' in field && field.country)[0];
  expect((['de', 'ja', 'fr', 'es', 'pt', 'ar', 'en'] as const).map(countryIn)).toEqual(
    'DE JP FR ES BR EG US'.split(' '),
  );
  // Visits share what was made of the revision.
  expect(withFormDefaults(definition, 'de')).toBe(withFormDefaults(definition, 'de'));
  const german = withFormDefaults(definition, 'de');
  const posted = parsePostedForm(german, [['answers.phone', '030 1234567']]);
  expect(validateAnswers(german, posted).answers).toMatchObject({ phone: '+49301234567' });
  const plain = buildDefinition([buildField('phone'), buildField('phone', { id: 'own', country: 'AT' })]);
  expect(withFormDefaults(plain, guessLanguage(plain))).toBe(plain);
});
